/// A recording of another tool as a trace.
public struct Conversion: Sendable {
  /// What wrote the recording.
  public enum Format: String, Sendable, CaseIterable {
    /// `libinput record`.
    case libinput
    /// `evemu-record`: a file of events, or the description before it.
    case evemu
    /// Android's `getevent -lt`.
    case getevent
    /// A table of input lines; `CsvTable` says which columns it has.
    case csv
  }

  /// The lines of the trace, its header first.
  public private(set) var lines: [JSON] = []

  /// Reads the files, which are one recording; only evemu's may be more than one.
  public init(_ format: Format, files: [String]) throws(TraceError) {
    var texts: [TextLines] = []
    for file in files { texts.append(try TextLines(file: file)) }
    try self.init(format, texts)
  }

  /// Reads texts that are in memory.
  init(_ format: Format, _ texts: [TextLines]) throws(TraceError) {
    guard let last = texts.last else { return }
    if texts.count > 1, format != .evemu { throw texts[1].error("a recording of this tool is one file") }
    let devices: [EvdevDevice]
    switch format {
    case .csv:
      lines = [Self.header(last.file, source: nil)] + (try CsvTable(last)).lines
      return
    case .libinput: devices = try LibinputYaml(last).devices
    case .getevent: devices = try GeteventText(last).devices
    case .evemu:
      var reader = EvemuFile()
      for text in texts { try reader.read(text) }
      devices = [reader.device]
    }
    var names: [String] = []
    var streams: [[TimedLine]] = []
    for device in devices {
      guard let stream = try device.lines(source: streams.count) else { continue }
      streams.append(stream)
      if let name = device.name { names.append(name) }
    }
    if streams.isEmpty { throw last.error("no device in the recording reports contacts") }
    lines = [Self.header(last.file, source: names.joined(separator: ", "))] + Self.merged(streams).map(\.json)
  }

  /// The first line: named after the file, from the devices where they are named.
  private static func header(_ file: String, source: String?) -> JSON {
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let stem = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
    let source = source ?? ""
    return .object([
      JSON.Member("gesturecore_trace", .whole(1)), JSON.Member("name", .string(stem.isEmpty ? base : stem)),
      JSON.Member("source", .string(source.isEmpty ? base : source)),
    ])
  }

  /// One stream of several, by time; each keeps its own order, even where its clock runs back.
  private static func merged(_ streams: [[TimedLine]]) -> [TimedLine] {
    guard streams.count > 1 else { return streams.first ?? [] }
    var rest = streams.map { $0[...] }
    var merged: [TimedLine] = []
    while true {
      var first: (time: UInt64, index: Int)?
      for (index, stream) in rest.enumerated() {
        guard let line = stream.first else { continue }
        if let known = first, known.time <= line.time { continue }
        first = (line.time, index)
      }
      guard let first else { return merged }
      merged.append(rest[first.index].removeFirst())
    }
  }
}
