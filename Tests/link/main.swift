// A host with a Swift runtime of its own links the static library: no name of the one may meet the other's.
import CGestureCore

var texts: [String] = []
for number in 0..<3 { texts.append("host \(number)") }

var definition = gcore_session_def_default()
var session: OpaquePointer?
let result = gcore_session_create(&definition, &session)
let sentence = gcore_session_last_error(session).map { String(cString: $0) } ?? "none"
gcore_session_destroy(session)
print("linked", texts.count, result == GCORE_OK, sentence)
