@testable import GestureCore

/// A recognizer of a host that behaves well: it claims at the first move to 10 points or more from its press, follows,
/// and is over at the lift. What it remembers is in its verdict, so that copies of a session do not share it.
enum Slide {
  static var recognizer: CustomRecognizer { CustomRecognizer(hear: hear) }

  private static func hear(_ input: CustomInput, _ verdict: inout CustomVerdict, _ host: HostContext) {
    switch input.signal {
    case .pressed:
      verdict.value.start = input.position
    case .moved:
      verdict.value.location = input.position
      verdict.value.translation = input.position - verdict.value.start
      verdict.value.fields = [.start, .location, .translation]
      guard verdict.phase == .possible, verdict.value.translation.length >= 10 else { return }
      (verdict.phase, verdict.claims) = (.began, true)
    case .lifted, .cancelled:
      if verdict.phase == .possible {
        (verdict.phase, verdict.reason) = (.failed, .liftedEarly)
      } else {
        verdict.phase = .ended
      }
    case .deadline:
      break  // It asks for none.
    }
  }
}
