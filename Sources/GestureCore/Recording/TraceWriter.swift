/// Writes what a session hears and says as a trace: each call of the host as a line, and after it what came of it. Played
/// by `gesture-replay run`, the trace says the same again, byte for byte. What functions of the host answer is written
/// too, before the line of the call that asked them. Its memory is taken when it is made and in calls that make objects;
/// feeding takes none but for numbers of many digits.
public final class TraceWriter {
  var text: TraceText
  var regions = TraceNames(reserved: ["local", "global"])
  var gestures = TraceNames()
  var states = TraceNames()
  var followers = TraceNames()
  /// The members of composites, and the kinds of all gestures, by slot.
  var families: [Family] = []
  /// The committed and transient states, in the order in which they were made.
  var cells: [StateID] = []
  /// The revision and the number of decisions up to which output is written.
  private var (heardRevision, heardDecisions): (UInt64, UInt64) = (0, 0)
  /// Which kinds of functions the host has, by the words of their answers.
  private var functions: [String] = []
  /// Whether a deadline has come that fires with the next input: a time on a line before it would let it fire earlier.
  private var isDue = false
  /// Why the recording ended before it was told to; none where it goes on or ended well.
  public private(set) var fault = Fault.none
  /// Whether a session is being recorded.
  public private(set) var isRecording = false

  /// What is known of a gesture beyond its name.
  struct Family {
    var kind: GestureKind
    var members: [GestureID]
  }

  /// A writer that hands its text to `sink`, after each call of the host that it hears of and whenever `bufferSize`
  /// bytes have come together.
  public init(bufferSize: Int = usualBufferSize, sink: @escaping TraceSink) {
    text = TraceText(size: max(bufferSize, Self.leastBufferSize), sink: sink)
  }

  /// Bytes that come together, where nobody says otherwise: some dozen lines.
  public static let usualBufferSize = 4096
  /// The fewest that a buffer may be told to hold.
  public static let leastBufferSize = 64

  /// The header, and from here on what the session hears.
  @_optimize(size) func begin(_ capacity: Capacity, _ slopScale: SlopScale, name: String?) {
    isRecording = true
    text.keep()
    writeHeader(capacity, slopScale, name: name)
  }

  /// The scene stands: the header tells which functions the host has, and what was made is handed on. From here on all
  /// that is written is.
  @_optimize(size) func open() {
    guard text.isKept else { return }
    text.complete { text in
      if functions.isEmpty { return }
      text.key("host")
      text.list(functions)
    }
  }

  /// Notes that the host has functions of a kind.
  @_optimize(size) func note(_ function: String) {
    for known in functions where Names.isSame(known, function) { return }
    functions.append(function)
  }

  /// Writes the state hash, which is the last line.
  @_optimize(size) func end(_ session: borrowing Session) {
    guard isRecording else { return }
    open()
    text.beginLine()
    text.member("t", seconds: session.now)
    text.key("hash")
    text.put("\"")
    text.hexadecimal(session.stateHash, digits: 16)
    text.put("\"")
    text.endLine()
    flush()
    isRecording = false
  }

  /// Writes a call and what the session said to it.
  @_optimize(size) func hear(_ session: borrowing Session, _ call: SessionCall) {
    guard isRecording else { return }
    // What a function of the host did wrong is said where nothing else is.
    var (fault, time) = (session.host.unheard, session.now)
    switch call {
    case .fed(let event, let refusal):
      open()
      guard write(event, refusal) else { return }
      if refusal.code != .ok { fault = refusal }
      time = event.time
    case .brokenOff:
      return breakOff(Fault(.capacity, .recordingFull))
    default:
      write(call, session)
    }
    writeOutput(session)
    if fault.code != .ok { write(fault, at: time) }
    session.host.unheard = .none
    isDue = session.nextDeadline <= session.now
    flush()
  }

  /// The time of a line that is no input; scene lines before the first input have none.
  @_optimize(size) func stamp(_ session: borrowing Session, isScene: Bool = false) {
    if isDue || (isScene && session.now == 0) { return }
    text.member("t", seconds: session.now)
  }

  @_optimize(size) private func writeOutput(_ session: borrowing Session) {
    writeEvents(session, after: heardRevision)
    heardRevision = session.revision
    let fresh = session.arena.decisions.total - heardDecisions
    writeDecisions(session, newest: Int(clamping: fresh))
    heardDecisions = session.arena.decisions.total
  }

  @_optimize(size) private func flush() {
    text.flush()
    if text.isBroken { breakOff(Fault(.writeFailed, .sink)) }
  }

  @_optimize(size) private func breakOff(_ fault: Fault) {
    (self.fault, isRecording) = (fault, false)
  }
}

extension Session {
  /// Records everything from here on. A trace is played from its first line, so the session must be as it was made:
  /// nothing was made in it, fed to it or waited for; else it is refused (busy). `name` is the trace's, in its header.
  public mutating func startRecording(into writer: TraceWriter, name: String? = nil) throws(Fault) {
    guard isUntouched, listener == nil, !writer.isRecording else { throw Fault(.busy, .recordingLate) }
    writer.begin(capacity, slopScale, name: name)
    listener = { (session, call) in writer.hear(session, call) }
    host.listener = { answer in writer.hear(answer) }
  }

  /// Ends the recording with the state hash. Nothing where there is none.
  public mutating func stopRecording(into writer: TraceWriter) {
    guard listener != nil else { return }
    writer.end(self)
    listener = nil
    host.listener = nil
  }
}
