# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# libFuzzer programs, and tests that run each program for a limited time.
option(UR_IPC_BUILD_FUZZERS "Build the fuzzers; needs Clang" OFF)
set(UR_IPC_FUZZ_SECONDS 60 CACHE STRING "How long each fuzzer runs as a test")

if(UR_IPC_BUILD_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "fuzzers need Clang, not ${CMAKE_CXX_COMPILER_ID}; use the preset asan-ubsan")
  endif()
  # The called libraries are instrumented too, so that the fuzzers can find new paths in them.
  add_compile_options(-fsanitize=fuzzer-no-link)
  add_custom_target(fuzzers)
endif()

# ur_fuzzer(NAME print SOURCES print.cpp ... [LIBRARIES ur_layers ...])
#
# Builds the program fuzz_<NAME>, and runs it as the test fuzz.<NAME>.
function(ur_fuzzer)
  cmake_parse_arguments(arg "" "NAME" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "usage: ur_fuzzer(NAME <name> SOURCES <file>... [LIBRARIES <target>...])")
  endif()
  ur_fuzz_program(${ARGN})
  ur_fuzz_test(NAME ${arg_NAME})
endfunction()

# Builds only the program.
function(ur_fuzz_program)
  cmake_parse_arguments(arg "" "NAME" "SOURCES;LIBRARIES" ${ARGN})
  set(target fuzz_${arg_NAME})
  add_executable(${target} ${arg_SOURCES})
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE ur-ipc::headers ${arg_LIBRARIES})
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  add_dependencies(fuzzers ${target})
endfunction()

# ur_fuzz_test(NAME handle [ADAPTER native_cpu])
#
# Runs a fuzzer as the test fuzz.<NAME>[.<ADAPTER>], with this adapter. It starts with the inputs in
# test/fuzz/corpus/<NAME>, and saves new and failing inputs in the build folder.
function(ur_fuzz_test)
  cmake_parse_arguments(arg "" "NAME;ADAPTER" "" ${ARGN})
  set(test fuzz.${arg_NAME})
  set(environment "")
  if(arg_ADAPTER)
    string(APPEND test .${arg_ADAPTER})
    list(APPEND environment "UR_ADAPTERS_FORCE_LOAD=$<TARGET_FILE:ur_adapter_${arg_ADAPTER}>")
    add_dependencies(fuzzers ur_adapter_${arg_ADAPTER})
    if(arg_ADAPTER MATCHES "^level_zero")
      list(APPEND environment "ZE_ENABLE_ALT_DRIVERS=$<TARGET_FILE:ze_host_driver>"
           ZE_HOST_DRIVER_ABORT=1)
      add_dependencies(fuzzers ze_host_driver)
    endif()
  endif()

  set(found "${CMAKE_CURRENT_BINARY_DIR}/${test}/found")
  set(failed "${CMAKE_CURRENT_BINARY_DIR}/${test}/failed")
  file(MAKE_DIRECTORY "${found}" "${failed}")
  set(inputs "${found}")
  set(committed "${PROJECT_SOURCE_DIR}/test/fuzz/corpus/${arg_NAME}")
  if(EXISTS "${committed}")
    list(APPEND inputs "${committed}")
  endif()
  add_test(NAME ${test}
           COMMAND fuzz_${arg_NAME} -max_total_time=${UR_IPC_FUZZ_SECONDS} -timeout=10
                   -print_funcs=0 -print_final_stats=1 "-artifact_prefix=${failed}/" ${inputs})
  math(EXPR timeout "${UR_IPC_FUZZ_SECONDS} + 60")
  set_tests_properties(${test} PROPERTIES LABELS fuzz TIMEOUT ${timeout} ENVIRONMENT
                                          "${environment}")
endfunction()
