import Foundation
import Testing

@testable import GestureCore

/// Every sequence of a small alphabet, in every small world. GESTURECORE_DEPTH is how many acts are walked at most, 5
/// where it is not set, which takes an optimized build some minutes; GESTURECORE_FINDINGS is a folder that what is wrong
/// is written into, as traces.
@Suite struct WorldTests {
  private static let depth = ProcessInfo.processInfo.environment["GESTURECORE_DEPTH"].flatMap { Int($0) } ?? 5

  @Test func oneRecognizer() {
    walk((Variant.all + [Variant.observer]).map { World([$0]) }, Act.few, depth: Self.depth)
  }

  @Test(arguments: Tie.allCases) func pairs(tie: Tie) {
    var worlds: [World] = []
    for first in Variant.all {
      for second in Variant.all { worlds.append(World([first, second], tie, isWatched: tie == .nested)) }
    }
    walk(worlds, Act.few, depth: Self.depth)
  }

  /// Frames, cancels and turns back, in every kind alone and in the pairs of few.
  @Test func allActs() {
    var worlds = (Variant.all + [Variant.observer]).map { World([$0]) }
    for tie in Tie.allCases {
      for first in Variant.few {
        for second in Variant.few { worlds.append(World([first, second], tie)) }
      }
    }
    walk(worlds, Act.allCases, depth: Self.depth - 2)
  }

  private func walk(_ worlds: [World], _ acts: [Act], depth: Int) {
    var (count, refused) = (0, 0)
    var findings: [Walk.Finding] = []
    let start = ContinuousClock.now
    for world in worlds {
      guard let walked = Walk.through(world, acts, depth: depth) else {
        refused += 1
        continue
      }
      count += walked.count
      findings += walked.findings
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    print(
      "\(worlds.count) worlds (\(refused) refused), \(count) sequences up to \(depth) acts, \(seconds) s")
    let kinds = Dictionary(grouping: findings, by: \.what)
    for (what, all) in kinds.sorted(by: { $0.key < $1.key }) {
      guard let shortest = all.min(by: { $0.path.count < $1.path.count }) else { continue }
      Issue.record("\(what), in \(all.count) worlds, for example\n\(shortest.trace)")
    }
    if let folder = ProcessInfo.processInfo.environment["GESTURECORE_FINDINGS"] {
      for (index, finding) in findings.enumerated() {
        let name = finding.what.replacing(#/[^A-Za-z]+/#, with: "-").prefix(60)
        try? finding.trace.write(toFile: "\(folder)/\(name)-\(index).jsonl", atomically: true, encoding: .utf8)
      }
    }
  }
}
