import GestureCore

/// What the session refused or warned of, as a trace says it.
public struct Refusal: Error, Equatable, Sendable {
  /// The code that the call answered.
  public var code: ResultCode
  /// The sentence for people.
  public var text: String
  /// The engine's own word for what was wrong; `nothing` where the engine was not asked.
  public var detail = Fault.Detail.nothing

  /// What has no number to name, such as a name that is not known.
  public init(_ code: ResultCode, _ text: String) { (self.code, self.text) = (code, text) }

  /// What the engine said.
  public init(_ fault: Fault) { (code, text, detail) = (fault.code, fault.sentence, fault.detail) }
}

extension Refusal {
  /// The code and the sentence.
  var said: String { "\(code.name): \(text)" }
}
