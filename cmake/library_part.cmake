# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_library_part(<target> [APART])
#
# What the parts of the project's shared libraries are compiled with: no name is exported unless it
# says so, and what they log names their files from the top of the tree, wherever that lies. Their
# files are small and share large headers, so they are compiled a few at a time. APART
# compiles each alone, for archives that libraries take single files of; so do builds for
# debugging, which shows that a file includes what it uses.
function(ur_library_part target)
  set_target_properties(
    ${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
                         VISIBILITY_INLINES_HIDDEN ON)
  target_compile_options(${target} PRIVATE "-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=")
  set(alone OFF)
  if("APART" IN_LIST ARGN
     OR (UR_IPC_SANITIZER STREQUAL "none" AND CMAKE_BUILD_TYPE STREQUAL "Debug"))
    set(alone ON)
  endif()
  if(NOT alone)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()
