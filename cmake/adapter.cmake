# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_adapter(NAME native_cpu [FUNCTIONS_OF <adapter>] [FOR_TESTS] SOURCES context.cpp queue.cpp ...)
#
# Builds libur_adapter_<NAME>.so.0 from an adapter's hand-written bodies and its generated table.
# FUNCTIONS_OF: the value of functions_of in support.yml. FOR_TESTS: the library is not installed.
# The library exports only the names in adapter.map.
function(ur_adapter)
  cmake_parse_arguments(arg "FOR_TESTS" "NAME;FUNCTIONS_OF" "SOURCES" ${ARGN})
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "usage: ur_adapter(NAME <name> [FUNCTIONS_OF <name>] [FOR_TESTS] "
                        "SOURCES <file>...)")
  endif()
  if(NOT arg_FUNCTIONS_OF)
    set(arg_FUNCTIONS_OF ${arg_NAME})
  endif()

  ur_adapter_library(
    NAME ${arg_NAME}
    EXPORTS "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/adapter.map"
    FUNCTIONS_OF ${arg_FUNCTIONS_OF}
    SOURCES ${arg_SOURCES})
  if(NOT arg_FOR_TESTS)
    set_property(GLOBAL APPEND PROPERTY UR_IPC_ADAPTERS ${arg_NAME})
  endif()
endfunction()

# ur_adapter_library(NAME mock EXPORTS mock.map FUNCTIONS_OF native_cpu SOURCES table.cpp ...)
#
# The same, with a linker script of further exports.
function(ur_adapter_library)
  cmake_parse_arguments(arg "" "NAME;EXPORTS;FUNCTIONS_OF" "SOURCES" ${ARGN})
  set(target ur_adapter_${arg_NAME})
  set(exports "${arg_EXPORTS}")
  set(generated "${UR_IPC_GENERATED}/adapters")
  add_library(
    ${target} SHARED
    ${arg_SOURCES} "${generated}/${arg_NAME}/identity.cpp"
    "${generated}/${arg_FUNCTIONS_OF}/table.cpp" $<TARGET_OBJECTS:ur_adapter_exports>)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE ur_adapter_kit)
  ur_library_part(${target})
  set_target_properties(
    ${target}
    PROPERTIES SOVERSION 0
               VERSION ${PROJECT_VERSION}
               LINK_DEPENDS "${exports}")
  # Runtimes call an adapter until the process ends, so it is never unloaded.
  target_link_options(${target} PRIVATE "LINKER:--version-script=${exports}" LINKER:-z,nodelete)
  # If a function in support.yml has no body, this reports it at link time. With sanitizers, Clang
  # leaves their symbols to the program, so the check needs a build without them.
  if(UR_IPC_SANITIZER STREQUAL "none" OR CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_link_options(${target} PRIVATE LINKER:--no-undefined)
  endif()
endfunction()
