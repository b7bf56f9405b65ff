import GestureCore

/// The entries of a Chrome trace, track by track. Times of a track never run back, and its slices nest.
struct ChromeTrace {
  /// A track, once it has a name.
  struct Track {
    let group: Group
    let name: String
    /// How many slices are open.
    var depth = 0
    /// The time of its newest entry.
    var time: Nanoseconds = 0
  }

  /// The tracks; the number of a track is its place here plus one.
  private(set) var tracks: [Track] = []
  private var numbers: [Group: [String: Int]] = [:]
  private var entries: [ChromeEvent] = []
  /// The newest time of all.
  private(set) var time: Nanoseconds = 0

  /// The place of the track of this name, which is made where there is none.
  private mutating func place(_ group: Group, _ name: String) -> Int {
    if let place = numbers[group]?[name] { return place }
    tracks.append(Track(group: group, name: name))
    numbers[group, default: [:]][name] = tracks.count - 1
    return tracks.count - 1
  }

  /// Makes the track, though nothing may happen on it.
  mutating func name(_ group: Group, _ name: String) { _ = place(group, name) }

  private mutating func append(
    _ kind: ChromeEvent.Kind, _ name: String?, on place: Int, at time: Nanoseconds,
    _ arguments: [String: ChromeEvent.Argument]
  ) {
    tracks[place].time = max(time, tracks[place].time)
    self.time = max(self.time, tracks[place].time)
    entries.append(
      ChromeEvent(
        kind: kind, name: name, time: tracks[place].time, group: tracks[place].group.rawValue, track: place + 1,
        arguments: arguments))
  }

  /// Opens a slice inside those that are open on the track.
  mutating func begin(
    _ name: String, on track: String, of group: Group, at time: Nanoseconds,
    _ arguments: [String: ChromeEvent.Argument] = [:]
  ) {
    let place = place(group, track)
    append(.begin, name, on: place, at: time, arguments)
    tracks[place].depth += 1
  }

  /// Closes slices of the track until no more than `depth` are open; the outermost to be closed carries the arguments.
  mutating func end(
    to depth: Int = 0, on track: String, of group: Group, at time: Nanoseconds,
    _ arguments: [String: ChromeEvent.Argument] = [:]
  ) {
    let place = place(group, track)
    while tracks[place].depth > depth {
      tracks[place].depth -= 1
      append(.end, nil, on: place, at: time, tracks[place].depth == depth ? arguments : [:])
    }
  }

  /// Something that takes no time.
  mutating func instant(
    _ name: String, on track: String, of group: Group, at time: Nanoseconds,
    _ arguments: [String: ChromeEvent.Argument] = [:]
  ) {
    append(.instant, name, on: place(group, track), at: time, arguments)
  }

  /// A new value of a counter.
  mutating func count(_ counter: String, of group: Group, at time: Nanoseconds, _ value: Double) {
    append(.counter, counter, on: place(group, counter), at: time, ["value": .number(value)])
  }

  /// How many slices are open on the track.
  func depth(on track: String, of group: Group) -> Int {
    numbers[group]?[track].map { tracks[$0].depth } ?? 0
  }

  /// Closes all that is open at `time`, or at the newest time where that is later.
  mutating func close(at time: Nanoseconds) {
    let last = max(time, self.time)
    for track in tracks where track.depth > 0 {
      end(on: track.name, of: track.group, at: last, ["open": .flag(true)])
    }
  }

  /// The names of groups and tracks, then all entries in the order of their times.
  var events: [ChromeEvent] {
    var events: [ChromeEvent] = []
    for group in Group.allCases where tracks.contains(where: { $0.group == group }) {
      events.append(Self.metadata("process_name", group, 0, ["name": .word(group.name)]))
      events.append(
        Self.metadata("process_sort_index", group, 0, ["sort_index": .whole(UInt64(group.rawValue))]))
    }
    for (place, track) in tracks.enumerated() {
      events.append(Self.metadata("thread_name", track.group, place + 1, ["name": .word(track.name)]))
      events.append(
        Self.metadata("thread_sort_index", track.group, place + 1, ["sort_index": .whole(UInt64(place + 1))]))
    }
    let sorted = entries.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    return events + sorted.map(\.element)
  }

  private static func metadata(
    _ name: String, _ group: Group, _ track: Int, _ arguments: [String: ChromeEvent.Argument]
  ) -> ChromeEvent {
    ChromeEvent(
      kind: .metadata, name: name, time: 0, group: group.rawValue, track: track, arguments: arguments)
  }
}
