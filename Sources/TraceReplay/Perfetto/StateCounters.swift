import GestureCore

/// A counter for each component of each state: its value at first, and whenever it is another.
struct StateCounters {
  private static let components = ["x", "y", "z", "w"]
  private var cells: [String: [Double]] = [:]

  /// Takes note of the values at `time`.
  mutating func take(_ player: Player, at time: Nanoseconds, into trace: inout ChromeTrace) {
    for state in player.states {
      guard let numbers = try? player.value(ofState: state.name).numbers else { continue }
      let before = cells.updateValue(numbers, forKey: state.name)
      for (index, number) in numbers.enumerated() where number.isFinite {
        if let before, before.count == numbers.count, before[index] == number { continue }
        let counter = numbers.count == 1 ? state.name : "\(state.name).\(Self.components[index])"
        trace.count(counter, of: .states, at: time, number)
      }
    }
  }
}
