// Runs, checks and shows gesture traces; everything is in TraceReplay, where tests can reach it.

import Foundation
import TraceReplay

exit(
  Command.run(
    Array(CommandLine.arguments.dropFirst()),
    write: { print($0) },
    complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }))
