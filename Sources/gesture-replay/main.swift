// Runs, checks and shows gesture traces; everything is in TraceReplay, where tests can reach it.

import Foundation
import TraceReplay

let complain: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
let status = Command.run(Array(CommandLine.arguments.dropFirst()), write: { print($0) }, complain: complain)

// A full disk or a closed pipe shows at the latest here.
guard fflush(nil) == 0 else {
  complain("the output could not be written: \(String(cString: strerror(errno)))")
  exit(status == 0 ? 1 : status)
}
exit(status)
