# Thin: each target is a few commands that also work by hand. Options: SWIFT=/path/to/swift, CC, PREFIX, DESTDIR,
# SHARED (a folder with people's recordings and more conformance cases, as a path from here; used where it is there),
# TRACE (for demo), SECONDS (for fuzz).
PREFIX ?= /usr/local
SHARED ?= ../shared
TRACE ?=
SECONDS ?= 20
export SHARED
TOOLCHAIN = . scripts/toolchain &&

.NOTPARALLEL:
.PHONY: help setup lib command lib-normal demo test ci hashes fuzz soak exhaust bench bench-python format install clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /: /'

setup: ## install what the build and the tests need and this machine lacks (Debian packages)
	@scripts/setup

lib: command ## build/libgesturecore.so and .a (no Swift runtime needed), their description, and build/gesture-replay
	@scripts/build-library

command: ## build/gesture-replay alone
	@$(TOOLCHAIN) "$$SWIFT" build -c release --product gesture-replay
	@mkdir -p build && cp -f .build/release/gesture-replay build/

lib-normal: ## build/normal/libgesturecore.so: the same library as normal Swift, to compare with
	@$(TOOLCHAIN) "$$SWIFT" build -c release --product gesturecore -Xlinker --version-script=include/gesturecore.map
	@mkdir -p build/normal && cp -f .build/release/libgesturecore.so build/normal/

demo: command ## replay a recorded touch stream and print what the gestures made of it; TRACE=file takes another
	@scripts/demo $(TRACE)

test: setup lib ## every test; the last line sums up
	@scripts/test

ci: setup lib ## every test, the Swift ones under the address sanitizer too, and a minute of fuzzing
	@scripts/test --more

hashes: lib ## write Tests/conformance/hashes.txt anew, where what is said was changed on purpose
	@scripts/hashes

fuzz: ## libFuzzer with the address sanitizer, SECONDS for each of three fuzzers
	@scripts/fuzz $(SECONDS)

soak: lib ## ten million random events in bounded memory
	@scripts/test soak

exhaust: ## every sequence of seven acts in every world of two gestures: hours
	@$(TOOLCHAIN) GESTURECORE_TESTS=EngineTests GESTURECORE_DEPTH=7 "$$SWIFT" test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/engine --filter WorldTests

bench: lib ## instructions and nanoseconds an event, as JSON Lines
	@bench/run

bench-python: setup lib ## the Python binding beside C, and what single calls cost, as JSON Lines
	@build/venv/bin/python bench/python_host.py

format: ## write every Swift file as .swift-format says
	@$(TOOLCHAIN) "$$SWIFT" format -i -r Package.swift $(wildcard Sources Tests bindings examples)

install: ## install into PREFIX (and DESTDIR) what `make lib` built
	@scripts/install "$(DESTDIR)$(PREFIX)" "$(PREFIX)"

clean: ## remove everything that was built
	rm -rf build .build .build-embedded
