import Gestures

/// A host with one region, a clock, and the log of what the gestures on it said.
final class Script {
  let host: GestureHost
  let region: GestureRegion
  private(set) var now = Duration.zero
  private(set) var transcript: [String] = []

  /// A region of this size at the window's origin.
  init(size: CGSize = CGSize(width: 300, height: 300)) throws {
    host = try GestureHost()
    region = try host.addRegion(frame: CGRect(origin: .zero, size: size))
  }

  /// Adds a line.
  func log(_ line: String) { transcript.append(line) }

  /// A finger goes down.
  @discardableResult func press(_ contact: UInt64 = 1, at x: Double, _ y: Double) -> ResultCode {
    host.press(contact, at: CGPoint(x: x, y: y), time: now)
  }

  /// A finger moves.
  @discardableResult func move(_ contact: UInt64 = 1, to x: Double, _ y: Double) -> ResultCode {
    host.move(contact, to: CGPoint(x: x, y: y), time: now)
  }

  /// A finger lifts where it is.
  @discardableResult func lift(_ contact: UInt64 = 1) -> ResultCode { host.lift(contact, time: now) }

  /// The system takes a finger away.
  @discardableResult func cancel(_ contact: UInt64 = 1) -> ResultCode { host.cancel(contact, time: now) }

  /// Time passes, and the host says so.
  func wait(_ milliseconds: Int) {
    now += .milliseconds(milliseconds)
    host.advance(to: now)
  }

  /// Time passes, and the host says so with its next event only.
  func pass(_ milliseconds: Int) { now += .milliseconds(milliseconds) }

  /// A tap of 50 ms.
  func tap(at x: Double, _ y: Double) {
    press(at: x, y)
    wait(50)
    lift()
  }
}

extension CGSize {
  /// Both numbers, short.
  var text: String { "\(width.text), \(height.text)" }
}

extension CGFloat {
  /// Without a fraction where there is none.
  var text: String { self == rounded() ? "\(Int(self))" : "\(Double(self))" }
}
