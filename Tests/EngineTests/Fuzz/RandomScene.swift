import GestureCore

/// A scene that dice made: regions in regions, every kind of gesture with settings of every kind, composites in
/// composites, relations, and states that they drive.
struct RandomScene {
  private(set) var lines: [String] = [
    #"{"gesturecore_trace": 1, "capacity": {"contacts": 4, "gestures": 24, "events": 200}}"#
  ]
  private(set) var regions: [String] = []
  private(set) var gestures: [String] = []
  private(set) var roots: [String] = []
  private(set) var states: [String] = []
  private var free: [String] = []
  private var dice: Dice

  init(_ dice: Dice) {
    self.dice = dice
    addRegions()
    for _ in 0..<(2 + self.dice.roll(6)) { addLeaf() }
    for _ in 0..<self.dice.roll(4) { addComposite() }
    for name in free { attach(name) }
    for _ in 0..<self.dice.roll(4) { relate() }
    bind()
  }

  private mutating func one<T>(_ all: [T]) -> T { all[Int(dice.roll(UInt64(all.count)))] }

  /// Nothing, once in `sides` times the setting.
  private mutating func now(_ sides: UInt64, _ setting: String) -> String {
    dice.roll(sides) == 0 ? ", " + setting : ""
  }

  private mutating func addRegions() {
    lines.append(#"{"region": "r0", "frame": [0, 0, 400, 400]}"#)
    regions = ["r0"]
    for index in 1...(1 + dice.roll(3)) {
      let place = "[\(dice.roll(80)), \(dice.roll(80)), \(150 + dice.roll(250)), \(150 + dice.roll(250))]"
      var line = "{\"region\": \"r\(index)\", \"frame\": \(place), \"parent\": \"\(one(regions))\""
      line += now(4, #""order": \#(Int(dice.roll(5)) - 2)"#) + now(5, #""opaque": false"#) + now(6, #""clips": true"#)
      line += now(6, #""shape": "ellipse""#) + now(6, #""hit_outset": 12"#)
      line += now(6, #""transform": [0, 1, -1, 0, 200, 0]"#)
      lines.append(line + "}")
      regions.append("r\(index)")
    }
  }

  private mutating func addLeaf() {
    let name = "g\(gestures.count)"
    let kinds = [
      "tap", "tap", "click", "long_press", "drag", "drag", "swipe", "magnify", "rotate", "transform", "hover", "scroll",
      "contact",
    ]
    let kind = one(kinds)
    var line = "{\"gesture\": \"\(name)\", \"kind\": \"\(kind)\""
    switch kind {
    case "tap":
      line += now(2, #""count": 2"#) + now(5, #""contacts": 2"#) + now(5, #""max_duration": 0.1"#)
    case "long_press":
      line += now(3, #""continuous": true"#) + now(5, #""contacts": 2"#) + now(3, #""min_duration": 0.1"#)
    case "drag":
      line += now(4, #""min_distance": 0"#) + now(4, #""axis": "\#(one(["x", "y"]))""#)
      line += now(4, #""threshold": "consume""#) + now(3, #""contacts": \#(one(["2", "[1, 2]", "[1, null]"]))"#)
    case "swipe": line += now(3, #""fires": "lift""#) + now(3, #""directions": ["left", "up"]"#)
    case "magnify", "rotate", "transform": line += now(4, #""contacts": \#(one(["2", "[2, 3]", "3"]))"#)
    case "scroll": line += now(2, #""axis": "\#(one(["x", "y"]))""#) + now(4, #""wheel": "precise""#)
    default: break
    }
    line += now(4, #""extra_contacts": "\#(one(["ignore", "cancel", "join"]))""#) + now(6, #""space": "global""#)
    line += now(6, #""space_mode": "live""#) + now(8, #""enabled": false"#) + now(8, #""buttons": ["secondary"]"#)
    lines.append(line + ", \"notify\": true}")
    gestures.append(name)
    if kind == "hover" || kind == "contact" { attach(name) } else { free.append(name) }
  }

  private mutating func addComposite() {
    guard free.count >= 2 else { return }
    let name = "c\(gestures.count)"
    var members: [String] = []
    for _ in 0..<min(2 + Int(dice.roll(2)), free.count) {
      members.append(free.remove(at: Int(dice.roll(UInt64(free.count)))))
    }
    let kind = one(["sequence", "simultaneous", "exclusive", "race"])
    let list = members.map { "\"\($0)\"" }.joined(separator: ", ")
    var line = "{\"gesture\": \"\(name)\", \"kind\": \"\(kind)\", \"members\": [\(list)]"
    if kind == "sequence" { line += now(3, #""lift_completes": true"#) + now(3, #""max_gap": 0.05"#) }
    lines.append(line + ", \"notify\": true}")
    gestures.append(name)
    free.append(name)
  }

  private mutating func attach(_ name: String) {
    var line = "{\"attach\": \"\(name)\", \"region\": \"\(one(regions))\""
    line += now(3, #""priority": "\#(one(["high", "simultaneous"]))""#)
    line += now(8, #""mask": "\#(one(["gesture", "subviews", "none"]))""#)
    lines.append(line + "}")
    roots.append(name)
  }

  private mutating func relate() {
    let kind = one(["waits_for", "waits_for", "runs_with", "prevents"])
    // Members of one exclusive or race that run together are a contradiction.
    let some = kind == "runs_with" ? roots : gestures
    let (a, b) = (one(some), one(some))
    lines.append("{\"relate\": \"\(a)\", \"\(kind)\": \"\(b)\"}")
  }

  private mutating func bind() {
    for root in roots {
      lines.append("{\"state\": \"live_\(root)\", \"type\": \"scalar\"}")
      lines.append("{\"bind\": \"live_\(root)\", \"gesture\": \"\(root)\", \"transient\": \"active\"}")
      lines.append("{\"state\": \"ends_\(root)\", \"type\": \"scalar\"}")
      lines.append(
        "{\"bind\": \"ends_\(root)\", \"gesture\": \"\(root)\", \"commit\": \"constant\", \"value\": 1, \"op\": \"add\"}"
      )
      states.append("live_\(root)")
    }
  }
}
