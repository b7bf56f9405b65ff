import Foundation

/// A text file of the repository.
struct SourceFile: Sendable {
  /// The path from the repository's root.
  let path: String
  /// The text as it stands.
  let text: String

  /// The lines of `text`, without a last empty one.
  var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The repository's root: three folders above this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file under `folder` whose name ends in one of `extensions` ("" is a name without a dot), in the order of
  /// the paths; hidden files and build products are left out.
  static func all(under folder: String, extensions: Set<String>) -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    var files: [SourceFile] = []
    while let name = names?.nextObject() as? String {
      let parts = name.split(separator: "/")
      guard !parts.contains(where: { $0.hasPrefix(".") || $0 == "build" || $0 == "__pycache__" }),
        extensions.contains((name as NSString).pathExtension)
      else { continue }
      let path = folder + "/" + name
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { continue }
      files.append(SourceFile(path: path, text: text))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Swift files under `folder`.
  static func swift(under folder: String) -> [SourceFile] { all(under: folder, extensions: ["swift"]) }
}
