# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_fuzzer(NAME print SOURCES print.cpp ... [LIBRARIES ur_layers ...])
#
# Builds the libFuzzer program fuzz_<NAME>, and runs it as the test fuzz.<NAME>. Inputs committed in
# test/fuzz/corpus/<NAME> are where it starts from; those it finds, and those that fail, stay in the
# build folder.
option(UR_IPC_BUILD_FUZZERS "Build the fuzzers; needs Clang" OFF)
set(UR_IPC_FUZZ_SECONDS 60 CACHE STRING "How long each fuzzer runs as a test")

if(UR_IPC_BUILD_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "fuzzers need Clang, not ${CMAKE_CXX_COMPILER_ID}; use the preset fuzz")
  endif()
  # What they call is watched too, so that they find their way into it.
  add_compile_options(-fsanitize=fuzzer-no-link)
  add_custom_target(fuzzers)
endif()

function(ur_fuzzer)
  cmake_parse_arguments(arg "" "NAME" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "usage: ur_fuzzer(NAME <name> SOURCES <file>... [LIBRARIES <target>...])")
  endif()

  set(target fuzz_${arg_NAME})
  add_executable(${target} ${arg_SOURCES})
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE ur-ipc::headers ${arg_LIBRARIES})
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  add_dependencies(fuzzers ${target})

  set(found "${CMAKE_CURRENT_BINARY_DIR}/found")
  set(failed "${CMAKE_CURRENT_BINARY_DIR}/failed")
  file(MAKE_DIRECTORY "${found}" "${failed}")
  set(inputs "${found}")
  set(committed "${PROJECT_SOURCE_DIR}/test/fuzz/corpus/${arg_NAME}")
  if(EXISTS "${committed}")
    list(APPEND inputs "${committed}")
  endif()
  add_test(NAME fuzz.${arg_NAME}
           COMMAND ${target} -max_total_time=${UR_IPC_FUZZ_SECONDS} -timeout=10
                   -print_final_stats=1 "-artifact_prefix=${failed}/" ${inputs})
  math(EXPR timeout "${UR_IPC_FUZZ_SECONDS} + 60")
  set_tests_properties(fuzz.${arg_NAME} PROPERTIES LABELS fuzz TIMEOUT ${timeout})
endfunction()
