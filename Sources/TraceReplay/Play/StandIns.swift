import GestureCore

/// What stands in for the functions of the host that a trace was recorded with: each answers what is recorded, in the
/// order of the recording. A replay that asks for anything else has come away from it; that is noted once, and from
/// there on the answers are empty.
final class StandIns {
  /// The first answer that did not fit: where it stands, or the line that was played where there was none.
  private(set) var misfit: TraceError?
  /// The answers for the next line that is played.
  private var answers: ArraySlice<(line: TraceLine, answer: AnswerLine)> = []
  private var played: TraceLine?

  /// Adds an answer for the next line that is played.
  func add(_ answer: AnswerLine, _ line: TraceLine) { answers.append((line, answer)) }

  /// A line is played from here on.
  func begin(_ line: TraceLine) { played = line }

  /// Nobody asks any more before the next line; what nobody asked for does not fit.
  func end() {
    if let (line, answer) = answers.first { miss(line, "\(answer.text) is not asked here") }
    answers = []
  }

  // MARK: The functions

  /// A hit test of a region.
  func hit(_ region: String) -> HitFunction {
    { place, _ in
      self.next(AnswerLine.hit(region, place)) { (answer: AnswerLine) -> Bool? in
        guard case .hit(region, place, let isInside) = answer else { return nil }
        return isInside
      } ?? false
    }
  }

  /// A map of a gesture's value to a state of so many numbers.
  func map(_ state: String, _ gesture: String, width: Int) -> MapFunction {
    { _, cell, _ in
      self.next(AnswerLine.map(state, gesture, width: width)) { (answer: AnswerLine) -> Quad? in
        guard case .map(state, gesture, let numbers) = answer, numbers.count == width else { return nil }
        var cell = Quad.zero
        for index in 0..<width { cell[index] = numbers[index] }
        return cell
      } ?? cell
    }
  }

  /// A custom recognizer.
  func custom(_ gesture: String) -> CustomRecognizer {
    CustomRecognizer(
      hear: { _, verdict, host in
        let said = self.next(AnswerLine.custom(gesture)) { (answer: AnswerLine) -> (CustomVerdict, Bool)? in
          guard case .custom(gesture, let verdict, let isBusy) = answer else { return nil }
          return (verdict, isBusy)
        }
        guard let (answer, isBusy) = said else { return }
        verdict = answer
        if isBusy { _ = host.refusal() }
      },
      reset: { host in
        guard case .busyReset(gesture)? = self.answers.first?.answer else { return }
        self.answers.removeFirst()
        _ = host.refusal()
      })
  }

  /// The next answer, where it is what `read` wants.
  private func next<Answer>(_ asked: String, _ read: (AnswerLine) -> Answer?) -> Answer? {
    guard misfit == nil else { return nil }
    guard let (line, answer) = answers.first else {
      if let played { miss(played, "\(asked) is asked here, and no answer of it stands before the line") }
      return nil
    }
    if let read = read(answer) {
      answers.removeFirst()
      return read
    }
    miss(line, "\(answer.text) does not answer here; asked is \(asked)")
    return nil
  }

  private func miss(_ line: TraceLine, _ text: String) {
    if misfit == nil { misfit = TraceError(file: line.file, line: line.number, text: text) }
  }
}
