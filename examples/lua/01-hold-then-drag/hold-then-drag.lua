-- A card that is held for a second and then dragged: examples/c/02-hold-then-drag in Lua, which says the same.
-- usage: luajit hold-then-drag.lua gesturecore-abi.json libgesturecore.so   (LUA_PATH finds ../gesturecore.lua)
local ffi = require "ffi"
local gc, C = require("gesturecore").open(arg[1], arg[2])

local out = ffi.new("gcore_session *[1]")
assert(gc.gcore_session_create(nil, out) == C.GCORE_OK)
local session = ffi.gc(out[0], gc.gcore_session_destroy)

-- Calls a maker and answers the id that it writes.
local function make(kind, noun, def, ...)
  local id = ffi.new("gcore_" .. noun .. "_id[1]")
  local arguments = { ... }
  arguments[#arguments + 1] = id
  local result = gc["gcore_" .. kind .. "_make"](session, def, unpack(arguments))
  if result < 0 then error(ffi.string(gc.gcore_session_last_error(session))) end
  return id[0]
end

local card_def = gc.gcore_region_def_default()
card_def.size = { 300, 300 }
local card = make("region", "region", card_def)

local press_def = gc.gcore_long_press_def_default()
press_def.min_duration_ns = 1e9
local press = make("long_press", "gesture", press_def)
local drag = make("drag", "gesture", gc.gcore_drag_def_default())
local members = ffi.new("gcore_gesture_id[2]", { press, drag })
local sequence_def = gc.gcore_composite_def_default(C.GCORE_GESTURE_SEQUENCE)
local hold_then_drag = make("composite", "gesture", sequence_def, members, 2)
gc.gcore_gesture_attach(session, hold_then_drag, card, C.GCORE_PRIORITY_NORMAL, C.GCORE_MASK_ALL)

local function bind(type, mode, gesture, channel, operation)
  local state = make("state", "state", gc.gcore_state_def_default(type))
  local def = gc.gcore_binding_def_default(mode, channel)
  def.state, def.gesture, def.operation = state, gesture, operation
  assert(gc.gcore_state_bind(session, def) == C.GCORE_OK)
  return state
end
local transient, commit = C.GCORE_BINDING_TRANSIENT, C.GCORE_BINDING_COMMIT
local set, add = C.GCORE_OPERATION_SET, C.GCORE_OPERATION_ADD
local stage = bind(C.GCORE_STATE_INT, transient, hold_then_drag, C.GCORE_CHANNEL_BRANCH, set)
local live = bind(C.GCORE_STATE_VEC2, transient, drag, C.GCORE_CHANNEL_TRANSLATION, set)
local position = bind(C.GCORE_STATE_VEC2, commit, drag, C.GCORE_CHANNEL_TRANSLATION, add)

-- What a screen would show; a Lua function that C calls for each event.
local looks = { [0] = "inactive", "pressing (dimmed, smaller)", "dragging" }
local draw = ffi.cast("gcore_event_callback", function(_, event)
  local moved, kept = gc.gcore_state_vec2(session, live), gc.gcore_state_vec2(session, position)
  print(("  #%d  %-26s  at (%g, %g) = (%g, %g) + (%g, %g)"):format(
    tonumber(event.revision), looks[tonumber(gc.gcore_state_int(session, stage))], kept.x + moved.x, kept.y + moved.y,
    kept.x, kept.y, moved.x, moved.y))
end)

local function feed(kind, seconds, x, y)
  local input = ffi.new("gcore_input", { kind = kind, time_ns = math.floor(seconds * 1000 + 0.5) * 1e6, contact = 1 })
  input.position = { x, y }
  if gc.gcore_session_feed(session, input, 1, nil) < 0 then
    print("  " .. ffi.string(gc.gcore_session_last_error(session)))
  end
  gc.gcore_session_drain(session, draw, nil)
end

print("the finger moves early")
feed(C.GCORE_INPUT_DOWN, 0, 50, 50)
feed(C.GCORE_INPUT_MOVE, 0.5, 70, 50)
feed(C.GCORE_INPUT_UP, 1.6, 70, 50)

print("the finger lifts early")
feed(C.GCORE_INPUT_DOWN, 2, 50, 50)
feed(C.GCORE_INPUT_UP, 2.9, 50, 50)

for t = 4, 8, 4 do
  print("held, then dragged")
  feed(C.GCORE_INPUT_DOWN, t, 50, 50)
  feed(C.GCORE_INPUT_ADVANCE, t + 1, 0, 0)
  feed(C.GCORE_INPUT_MOVE, t + 1.1, 55, 50)
  feed(C.GCORE_INPUT_MOVE, t + 1.2, 80, 60)
  feed(C.GCORE_INPUT_MOVE, t + 1.3, 90, 70)
  feed(C.GCORE_INPUT_UP, t + 1.4, 90, 70)
end
assert(gc.gcore_session_next_deadline(session) == C.GCORE_NEVER)
