import Foundation
import Testing
import TraceReplay

/// Scenes and input that dice made, under the eyes of the watcher. GESTURECORE_SEEDS says how many, GESTURECORE_FINDINGS is
/// a folder for what is wrong, made as short as it can be; GESTURECORE_SCENES is one that the traces are written into
/// instead of being played.
@Suite struct FuzzTests {
  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
  private static let seeds = environment("GESTURECORE_SEEDS").flatMap { UInt64($0) } ?? 300
  private static let first = environment("GESTURECORE_FIRST_SEED").flatMap { UInt64($0) } ?? 1

  @Test(arguments: [false, true]) func whateverComesTheRulesHold(isRude: Bool) throws {
    var (events, found) = (0, [String: [String]]())
    for seed in Self.first..<(Self.first + Self.seeds) {
      var dice = Dice(seed)
      let scene = RandomScene(Dice(seed &* 31 + 7))
      let input = RandomInput(Dice(dice.roll(.max)), scene, count: 50, isRude: isRude)
      let lines = scene.lines + input.lines
      if let folder = Self.environment("GESTURECORE_SCENES") {
        let text = lines.joined(separator: "\n")
        try text.write(toFile: "\(folder)/\(isRude)-\(seed).jsonl", atomically: true, encoding: .utf8)
        continue
      }
      let (count, faults) = try Self.watch(lines)
      events += count
      for fault in faults {
        let kind = fault.replacing(#/ \(line.*/#, with: "").replacing(#/[0-9]+/#, with: "N")
        guard found[kind] == nil else { continue }
        found[kind] = Self.shrink(lines) { shorter in
          let faults = try? Self.watch(shorter).faults
          return faults?.contains { $0.replacing(#/ \(line.*/#, with: "").replacing(#/[0-9]+/#, with: "N") == kind }
            ?? false
        }
      }
    }
    print("\(Self.seeds) scenes, \(events) events")
    for (kind, lines) in found.sorted(by: { $0.key < $1.key }) {
      let trace = (["# \(kind)"] + lines).joined(separator: "\n")
      Issue.record("\(kind), for example\n\(trace)")
      if let folder = Self.environment("GESTURECORE_FINDINGS") {
        let name = kind.replacing(#/[^A-Za-z]+/#, with: "-").prefix(70)
        try trace.write(toFile: "\(folder)/\(name)-\(isRude).jsonl", atomically: true, encoding: .utf8)
      }
    }
  }

  /// What is wrong with a trace: what the watcher sees, and whether time in steps makes another state.
  private static func watch(_ lines: [String]) throws -> (events: Int, faults: [String]) {
    var trace = Trace()
    try trace.append(Array(lines.joined(separator: "\n").utf8), file: "dice")
    var watcher = try Watcher(trace)
    let events = try watcher.run()
    var faults = watcher.faults
    // A refused line at the end leaves the clock where it was.
    try trace.append(Array(#"{"t": 100000, "advance": true}"#.utf8), file: "end")
    let plain = try Telling(trace)
    let stepped = try Telling(trace, stepping: 37_000_000)
    if let difference = Telling.difference(plain.said, stepped.said) {
      faults.append("time in steps says something else (line \(difference))")
    } else if plain.hash != stepped.hash {
      faults.append("time in steps makes another state")
    }
    return (events, faults)
  }

  /// Leaves out whatever can be left out while `isWrong` holds.
  private static func shrink(_ lines: [String], _ isWrong: ([String]) -> Bool) -> [String] {
    var lines = lines
    var size = lines.count / 2
    while size >= 1 {
      var first = 1
      while first < lines.count {
        var shorter = lines
        shorter.removeSubrange(first..<min(first + size, lines.count))
        if isWrong(shorter) { lines = shorter } else { first += size }
      }
      size /= 2
    }
    return lines
  }
}
