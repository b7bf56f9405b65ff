/// What is wrong with a line, or a part of one. Whoever reads the file adds the file and the line.
public struct Misread: Error, Equatable, Sendable {
  /// The sentence for people, without a full stop.
  public var text: String

  /// Says what is wrong.
  public init(_ text: String) { self.text = text }
}

/// What is wrong with a trace, and where.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name as it was given.
  public var file: String
  /// The line, counted from 1; 0 where the whole file is meant.
  public var line: Int
  /// The sentence for people.
  public var text: String

  /// Says what is wrong and where.
  public init(file: String, line: Int, text: String) {
    (self.file, self.line, self.text) = (file, line, text)
  }

  /// `file:line: text`.
  public var description: String { line > 0 ? "\(file):\(line): \(text)" : "\(file): \(text)" }
}
