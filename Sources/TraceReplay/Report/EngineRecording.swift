import GestureCore

/// The recording that the engine itself makes of a trace, as it would in a host's program: every call in the order in
/// which it came, refused ones left out, deadlines as calls of their own. `Recording` plays it and says the same.
public struct EngineRecording {
  private let player: Player
  private let write: (String) -> Void

  /// Hands the recording of what `player` hears through `write`, line by line.
  init(player: Player, write: @escaping (String) -> Void) { (self.player, self.write) = (player, write) }

  /// Plays all lines.
  func record(_ trace: Trace) throws(Refusal) {
    let pieces = Pieces(write)
    let writer = TraceWriter { text, count in
      text.withElements(count) { pieces.take($0) }
      return true
    }
    try player.record(into: writer, name: trace.header.name)
    for line in trace.lines { _ = player.play(line) }
    player.stopRecording(into: writer)
    if writer.fault.code != .ok { throw Refusal(writer.fault) }
  }

  /// Makes lines of pieces.
  private final class Pieces {
    private var line: [UInt8] = []
    private let write: (String) -> Void

    init(_ write: @escaping (String) -> Void) { self.write = write }

    func take(_ piece: UnsafeBufferPointer<UInt8>) {
      for byte in piece {
        if byte == UInt8(ascii: "\n") {
          write(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
        } else {
          line.append(byte)
        }
      }
    }
  }
}
