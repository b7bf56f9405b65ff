-- The library for LuaJIT, made at run time from the description that `make lib` writes: nothing is declared by hand.
--
--     local gesturecore = require "gesturecore"
--     local gc, C = gesturecore.open("build/gesturecore-abi.json", "build/libgesturecore.so")
--     print(gc.gcore_version(), C.GCORE_PHASE_BEGAN)
--
-- `gc` holds the functions, `C` every constant. Structs are made by `ffi.new("gcore_input")`; a Lua function is taken
-- where C wants a callback. Needs lua-cjson (Debian: luajit lua-cjson).
local cjson = require "cjson"
local ffi = require "ffi"

local gesturecore = {}

local function parameters(list)
  local types = {}
  for _, parameter in ipairs(list) do types[#types + 1] = parameter.type.c end
  return #types > 0 and table.concat(types, ", ") or "void"
end

local function declare_enum(enum)
  local constants = {}
  for _, constant in ipairs(enum.constants) do
    constants[#constants + 1] = ("  %s = %d"):format(constant.name, constant.value)
  end
  return ("typedef enum %s {\n%s\n} %s;"):format(enum.name, table.concat(constants, ",\n"), enum.name)
end

local function declare_callback(callback, name)
  return ("%s (*%s)(%s);"):format(callback.returns.c, name, parameters(callback.parameters))
end

local function declare_struct(struct, callbacks)
  if struct.opaque then return ("typedef struct %s %s;"):format(struct.name, struct.name) end
  local fields = {}
  for _, field in ipairs(struct.fields) do
    local array = field.count ~= cjson.null and ("[%d]"):format(field.count) or ""
    local written_out = callbacks[field.type.c] and field.type.c:find(".", 1, true)
    fields[#fields + 1] = written_out and "  " .. declare_callback(callbacks[field.type.c], field.name)
      or ("  %s %s%s;"):format(field.type.c, field.name, array)
  end
  return ("typedef struct %s {\n%s\n} %s;"):format(struct.name, table.concat(fields, "\n"), struct.name)
end

--- C declarations of all that a description has.
function gesturecore.declarations(description)
  local lines, callbacks, said = {}, {}, {}
  for _, callback in ipairs(description.callbacks) do callbacks[callback.name] = callback end
  for _, enum in ipairs(description.enums) do lines[#lines + 1] = declare_enum(enum) end
  local function say(name)  -- A callback's type, before what uses it.
    if said[name] or name:find(".", 1, true) then return end
    said[name] = true
    lines[#lines + 1] = "typedef " .. declare_callback(callbacks[name], name)
  end
  for _, struct in ipairs(description.structs) do
    for _, field in ipairs(struct.fields) do
      if callbacks[field.type.c] then say(field.type.c) end
    end
    lines[#lines + 1] = declare_struct(struct, callbacks)
  end
  for _, callback in ipairs(description.callbacks) do say(callback.name) end
  for _, f in ipairs(description.functions) do
    lines[#lines + 1] = ("%s %s(%s);"):format(f.returns.c, f.name, parameters(f.parameters))
  end
  return table.concat(lines, "\n")
end

--- Opens the library. Answers its functions and its constants; an error where LuaJIT lays a struct out otherwise.
function gesturecore.open(description_path, library_path)
  local file = assert(io.open(description_path))
  local description = cjson.decode(file:read("*a"))
  file:close()
  ffi.cdef(gesturecore.declarations(description))
  for _, struct in ipairs(description.structs) do
    if not struct.opaque then assert(ffi.sizeof(struct.name) == struct.size, struct.name) end
  end
  local constants = {}
  for _, enum in ipairs(description.enums) do
    for _, constant in ipairs(enum.constants) do constants[constant.name] = constant.value end
  end
  for _, constant in ipairs(description.constants) do
    constants[constant.name] = loadstring("return " .. constant.literal)()
  end
  return ffi.load(library_path), constants
end

return gesturecore
