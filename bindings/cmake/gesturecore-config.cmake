# find_package(gesturecore): two targets to link.
#
#   gesturecore::gesturecore   the shared library
#   gesturecore::static        the static one, with the libm that it needs
#
# Both bring gesturecore.h, gesturecore.hpp (C++17) and gesturecore_sdl.h. The installed folder can be moved as a whole.
get_filename_component(_gesturecore_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

if(NOT TARGET gesturecore::gesturecore)
  add_library(gesturecore::gesturecore SHARED IMPORTED)
  set_target_properties(gesturecore::gesturecore PROPERTIES
    IMPORTED_LOCATION "${_gesturecore_prefix}/lib/libgesturecore.so"
    INTERFACE_INCLUDE_DIRECTORIES "${_gesturecore_prefix}/include")

  add_library(gesturecore::static STATIC IMPORTED)
  set_target_properties(gesturecore::static PROPERTIES
    IMPORTED_LOCATION "${_gesturecore_prefix}/lib/libgesturecore.a"
    IMPORTED_LINK_INTERFACE_LANGUAGES C
    INTERFACE_LINK_LIBRARIES m
    INTERFACE_INCLUDE_DIRECTORIES "${_gesturecore_prefix}/include")
endif()

unset(_gesturecore_prefix)
