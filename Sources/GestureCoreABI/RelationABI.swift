import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_gesture_relate")
public func gcore_gesture_relate(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ relation: gcore_relation, _ other: gcore_gesture_id
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let relation: Relation.Kind = try decode(relation.rawValue, .relation)
    try handle.session.relate(GestureID(gesture), relation, GestureID(other))
  }
}
