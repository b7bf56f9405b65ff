"""python -m gesturecore: plays traces, holds them to what they expect, draws them."""

import sys

from .command import main

sys.exit(main())
