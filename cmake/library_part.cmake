# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_library_part(<target> [APART])
#
# Compile options for the parts of the project's shared libraries. A name is exported only if its
# declaration says so. Log messages name source files relative to the root of the tree. The files
# are small and share large headers, so a unity build compiles several at once. With APART, each
# file is compiled alone, because libraries link single files of the archive. Debug builds also
# compile each file alone, which finds missing includes.
function(ur_library_part target)
  set_target_properties(
    ${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
                         VISIBILITY_INLINES_HIDDEN ON)
  # ccache passes paths relative to the build folder, and must not change the libraries.
  file(RELATIVE_PATH root "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}")
  string(REGEX REPLACE "([^/])$" "\\1/" root "${root}")
  target_compile_options(${target} PRIVATE "-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/="
                                           "-fmacro-prefix-map=${root}=")
  set(alone OFF)
  if("APART" IN_LIST ARGN
     OR (UR_IPC_SANITIZER STREQUAL "none" AND CMAKE_BUILD_TYPE STREQUAL "Debug"))
    set(alone ON)
  endif()
  if(NOT alone)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()
