import GestureCore

/// Input that dice made: hands that press, move, lift and are cancelled, frames, wheels and pointers, a host that changes
/// its mind, and what no host should send.
struct RandomInput {
  private(set) var lines: [String] = []
  private var dice: Dice
  private var places: [Int: (x: Int, y: Int)] = [:]
  private var micros = 1_000_000
  private let scene: RandomScene
  /// Whether the host changes the scene in mid-stream, and sends what it should not.
  private let isRude: Bool

  init(_ dice: Dice, _ scene: RandomScene, count: Int, isRude: Bool) {
    (self.dice, self.scene, self.isRude) = (dice, scene, isRude)
    for _ in 0..<count { act() }
  }

  private mutating func one<T>(_ all: [T]) -> T { all[Int(dice.roll(UInt64(all.count)))] }

  private mutating func say(_ text: String) {
    let digits = String(1_000_000 + micros % 1_000_000).dropFirst()
    lines.append("{\"t\": \(micros / 1_000_000).\(digits), \(text)}")
  }

  private mutating func pass() {
    switch dice.roll(12) {
    case 0...1: break
    case 2...8: micros += 1000 * Int(1 + dice.roll(20))
    case 9: micros += 350_000
    case 10: micros += 100_000
    default: micros += 1000 * Int(100 + dice.roll(600))
    }
  }

  private mutating func act() {
    pass()
    let down = places.keys.sorted()
    let roll = dice.roll(isRude ? 40 : 30)
    switch roll {
    case 0...6: press(down)
    case 7...16 where !down.isEmpty: move(one(down))
    case 17...22 where !down.isEmpty: lift(one(down))
    case 23 where !down.isEmpty:
      let id = one(down)
      places[id] = nil
      say("\"cancel\": \(id)")
    case 24...25: say("\"advance\": true")
    case 26: hover()
    case 27...28: scroll()
    case 29 where dice.roll(4) == 0:
      places = [:]
      say("\"cancel_all\": true")
    case 30...: beRude(roll)
    default: press(down)
    }
  }

  private mutating func press(_ down: [Int]) {
    let id = Int(1 + dice.roll(3))
    guard !down.contains(id) else { return move(id) }
    // Often near the last place, so that taps become chains.
    let place = (x: 60 + Int(dice.roll(8)) * 12, y: 60 + Int(dice.roll(8)) * 12)
    places[id] = place
    let button = dice.roll(12) == 0 ? ", \"button\": \"secondary\"" : ""
    let device = dice.roll(8) == 0 ? ", \"device\": \"mouse\"" : ""
    say("\"down\": \(id), \"at\": [\(place.x), \(place.y)]\(device)\(button)")
  }

  private mutating func move(_ id: Int) {
    guard let place = places[id] else { return }
    let size = one([1, 4, 4, 12, 40, 100])
    let next = (x: place.x + Int(dice.roll(3)) * size - size, y: place.y + Int(dice.roll(3)) * size - size)
    places[id] = next
    say("\"move\": \(id), \"at\": [\(next.x), \(next.y)]\(dice.roll(5) == 0 ? ", \"more\": true" : "")")
  }

  private mutating func lift(_ id: Int) {
    let place = places[id] ?? (x: 0, y: 0)
    let at = dice.roll(3) == 0 ? ", \"at\": [\(place.x + 3), \(place.y)]" : ""
    places[id] = nil
    say("\"up\": \(id)\(at)\(dice.roll(6) == 0 ? ", \"more\": true" : "")")
  }

  private mutating func hover() {
    say(
      "\"hover\": \(dice.roll(3) == 0 ? 1 : 9), \"at\": [\(dice.roll(400)), \(dice.roll(400))], \"device\": \"mouse\"")
  }

  private mutating func scroll() {
    let delta = "[\(Int(dice.roll(3)) * 6 - 6), \(Int(dice.roll(5)) * 6 - 12)]"
    let at = "\"at\": [\(100 + dice.roll(50)), 100]"
    let phase = one(["", ", \"precise\": true, \"scroll_phase\": \"\(one(["began", "changed", "ended"]))\""])
    say("\"scroll\": \(delta), \(at)\(phase)")
  }

  private mutating func beRude(_ roll: UInt64) {
    switch roll {
    case 30: say("\"configure\": \"\(one(scene.gestures))\", \"enabled\": \(dice.roll(2) == 0)")
    case 31: say("\"configure\": \"\(one(scene.roots))\", \"priority\": \"\(one(["normal", "high", "simultaneous"]))\"")
    case 32: say("\"configure\": \"\(one(scene.roots))\", \"mask\": \"\(one(["all", "gesture", "subviews", "none"]))\"")
    case 33 where dice.roll(5) == 0: say("\"remove_region\": \"\(one(scene.regions))\"")
    case 34 where dice.roll(5) == 0: say("\"remove_gesture\": \"\(one(scene.roots))\"")
    case 35:
      say("\"configure_region\": \"\(one(scene.regions))\", \"frame\": [\(dice.roll(90)), \(dice.roll(90)), 300, 300]")
    case 36 where dice.roll(4) == 0: say("\"reset\": true")
    case 37:
      let id = 1 + dice.roll(3)
      places[Int(id)] = (90, 90)
      say("\"down\": \(id), \"at\": [90, 90]")
    case 38: say("\"\(one(["up", "move", "cancel"]))\": \(1 + dice.roll(5)), \"at\": [\"nan\", 0]")
    default:
      micros -= 5000
      say("\"advance\": true")
      micros += 5000
    }
  }
}
