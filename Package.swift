// swift-tools-version: 6.2
// The targets stand in floor order. GESTURECORE_EMBEDDED=1 builds the shipped library: Embedded Swift, whole module at
// a time, which needs no Swift runtime on the host's machine; without it the same sources are normal Swift for the
// tests, the command and Swift hosts. Embedded Swift has no checks of exclusive access at run time: only calls to them.
// GESTURECORE_CHECKED=1 answers busy where two threads use one session at once.

import PackageDescription

let embedded = Context.environment["GESTURECORE_EMBEDDED"] == "1"
let settings: [SwiftSetting] =
  [.enableExperimentalFeature("Extern")]
  + (Context.environment["GESTURECORE_CHECKED"] == "1" ? [.define("GESTURECORE_CHECKED")] : [])
  + (embedded
    ? [
      .enableExperimentalFeature("Embedded"),
      .unsafeFlags([
        "-wmo", "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections", "-Xfrontend", "-mergeable-traps",
      ]),
    ] : [])

// Header-only: the contract that the compiler holds GestureCoreABI against.
let contract = Target.target(
  name: "CGestureCore", path: "include", exclude: ["gesturecore.map", "CHANGES.md"], publicHeadersPath: ".")

// The engine: pure Swift, no Foundation, no C but libm.
let core = Target.target(
  name: "GestureCore", swiftSettings: settings, linkerSettings: [.linkedLibrary("m")])

// The engine's C face: decode, call, encode. Small rather than fast: its own work is a few instructions a call.
let abi = Target.target(
  name: "GestureCoreABI", dependencies: ["GestureCore", "CGestureCore"],
  swiftSettings: settings + (embedded ? [.unsafeFlags(["-Osize"])] : []), linkerSettings: [.linkedLibrary("m")])

// The Swift face, the command and the tests: normal Swift alone.
let hosted: [Target] = [
  .target(name: "Gestures", dependencies: ["GestureCore"]),
  .target(name: "TraceReplay", dependencies: ["GestureCore"]),
  .executableTarget(name: "gesture-replay", dependencies: ["TraceReplay"]),
  .target(name: "Recordings", dependencies: ["TraceReplay", "GestureCore"], path: "Tests/Recordings"),
  .testTarget(name: "GestureCoreTests", dependencies: ["GestureCore"]),
  .testTarget(name: "GestureCoreABITests", dependencies: ["GestureCoreABI", "CGestureCore"]),
  .testTarget(name: "GesturesTests", dependencies: ["Gestures", "GestureCore"]),
  .testTarget(name: "GestureReplayTests", dependencies: ["Recordings", "TraceReplay", "GestureCore"]),
  .testTarget(name: "RecordingTests", dependencies: ["Recordings", "TraceReplay", "GestureCore"]),
  .testTarget(name: "EngineTests", dependencies: ["Recordings", "TraceReplay", "GestureCore"]),
  .testTarget(name: "ArchitectureTests"),
]

// GESTURECORE_TESTS=EngineTests leaves the other tests out, so that an optimized build of these does not take them along.
let tests = Context.environment["GESTURECORE_TESTS"]
let chosen = hosted.filter { !$0.isTest || tests == nil || $0.name == tests }

let package = Package(
  name: "gesturecore",
  products: [
    .library(name: "gesturecore", type: .dynamic, targets: ["GestureCoreABI"]),
    .library(name: "GestureCore", targets: ["GestureCore"]),
  ] + (embedded ? [] : [.library(name: "Gestures", targets: ["Gestures"])]),
  targets: [contract, core, abi] + (embedded ? [] : chosen))
