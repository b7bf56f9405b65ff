import Foundation

extension Data {
  /// What a file holds, to its end; a pipe is a file like any other. Nil where it cannot be read.
  init?(of file: String) {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    do { self = try handle.readToEnd() ?? Data() } catch { return nil }
  }
}
