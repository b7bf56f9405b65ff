import CGestureCore
import Testing

@testable import GestureCoreABI

/// The sentences say what was wrong, with the range that holds.
struct SentenceTests {
  @Test func contacts() throws {
    let host = try Host()
    var drag = gcore_drag_def_default()
    drag.max_contacts = .max
    var id = gcore_gesture_id()
    #expect(gcore_drag_make(host.session, &drag, &id) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(
      host.lastError == "the greatest number of contacts must be from the least to 2147483647, not 4294967295")
    var press = gcore_long_press_def_default()
    press.contacts = .max
    #expect(gcore_long_press_make(host.session, &press, &id) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(
      host.lastError
        == "the least number of contacts must be from 1 to 64, of magnify and rotate from 2; not 4294967295")
  }

  @Test func arraysAndBuffers() throws {
    let host = try Host()
    let values = [gcore_vec4](repeating: gcore_vec4(), count: 100)
    #expect(gcore_state_restore(host.session, values, 100) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "an array of 100 elements is longer than any that the session could take")
    var recording = gcore_recording_def_default()
    recording.write = { _, _, _ in true }
    recording.buffer_size = 10
    #expect(gcore_recording_start(host.session, &recording) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "a recording's buffer must have from 64 to 2147483647 bytes, not 10")
  }

  @Test func names() throws {
    let host = try Host()
    var def = gcore_region_def_default()
    var id = gcore_region_id()
    "pad".withCString { name in
      def.name = name
      #expect(gcore_region_make(host.session, &def, &id) == GCORE_ERROR_INVALID_ARGUMENT)
    }
    #expect(host.lastError == "the name is taken")
    let broken: [CChar] = [65, CChar(bitPattern: 0xc3), 0]
    broken.withUnsafeBufferPointer { name in
      def.name = name.baseAddress
      #expect(gcore_region_make(host.session, &def, &id) == GCORE_ERROR_INVALID_ARGUMENT)
    }
    #expect(host.lastError == "the name is no UTF-8")
  }

  @Test func gesturesAndStatesAreNamed() throws {
    let host = try Host()
    var def = gcore_drag_def_default()
    var pan = gcore_gesture_id()
    "pan".withCString { name in
      def.name = name
      #expect(gcore_drag_make(host.session, &def, &pan) == GCORE_OK)
    }
    let attach = { (gesture: gcore_gesture_id) in
      gcore_gesture_attach(host.session, gesture, host.pad, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL)
    }
    #expect(attach(pan) == GCORE_OK)
    #expect(attach(pan) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "gesture pan is attached to a region already")
    let gone = host.freeDrag()
    #expect(gcore_gesture_remove(host.session, gone) == GCORE_OK)
    let second = host.drag()  // In the place of the one that is gone: its id is another, its number the same.
    #expect(attach(second) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "gesture 2 is attached to a region already")
    var tap = gcore_tap_def_default()
    #expect(gcore_tap_get(host.session, pan, &tap) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "gesture pan is of another kind")
  }
}
