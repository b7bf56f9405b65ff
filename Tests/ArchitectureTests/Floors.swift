/// The floors of the engine, and what each declares.
struct Floors {
  /// The folders of Sources/GestureCore, the lowest first.
  static let names = [
    "Values", "Input", "Scene", "Recognition", "Arbitration", "Composition", "State", "Motion", "Output", "Session",
    "Recording",
  ]

  /// One name that is used below the floor that declares it.
  struct Breach: Equatable, CustomStringConvertible {
    let path: String
    let line: Int
    let name: String
    let declared: String
    var description: String { "\(path):\(line): names \(name), which \(declared) declares" }
  }

  /// Types at the top of a file, by name; the floor that declares each.
  private(set) var types: [String: Int] = [:]

  /// Collects the types that `files` declare.
  init(_ files: [SourceFile]) {
    for file in files {
      guard let floor = Floors.floor(of: file.path) else { continue }
      for name in Floors.types(in: SwiftCode(file.text)) { types[name] = floor }
    }
  }

  /// The floor of a path under Sources/GestureCore; nil where its folder is none.
  static func floor(of path: String) -> Int? {
    let parts = path.split(separator: "/")
    guard parts.count > 3 else { return nil }
    return names.firstIndex(of: String(parts[2]))
  }

  /// Every use of a type that a higher floor than the file's own declares.
  func breaches(in file: SourceFile) -> [Breach] {
    guard let floor = Floors.floor(of: file.path) else { return [] }
    var found: [Breach] = []
    for (number, line) in SwiftCode(file.text).lines.enumerated() {
      for match in line.matches(of: #/(\.?)\b([A-Z]\w*)/#) where match.1.isEmpty {
        let name = String(match.2)
        guard let declaring = types[name], declaring > floor else { continue }
        found.append(Breach(path: file.path, line: number + 1, name: name, declared: Floors.names[declaring]))
      }
    }
    return found
  }

  /// The names of types declared outside any other declaration.
  private static func types(in code: SwiftCode) -> [String] {
    var depth = 0
    var names: [String] = []
    for line in code.lines {
      if depth == 0, let match = line.firstMatch(of: #/\b(?:struct|enum|class|actor|protocol|typealias)\s+([A-Z]\w*)/#)
      {
        names.append(String(match.1))
      }
      for character in line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
    }
    return names
  }
}
