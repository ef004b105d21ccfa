# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The conformance tests on adapters whose driver is a software one, UR_IPC_TEST_ENVIRONMENT of their
# targets, with a variant of its habits. One test is one run of them all. Label `driver` is for
# every run, label `nightly` for the others, which run with `ctest -C long -L nightly` only.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# driver_variant(NAME name [NIGHTLY] ADAPTERS adapter... [SET VARIABLE=value...]
#                [LACKS feature...] [LEAVE_OUT filter])
function(driver_variant)
  cmake_parse_arguments(arg NIGHTLY "NAME;LEAVE_OUT" "ADAPTERS;SET;LACKS" ${ARGN})
  set(label driver)
  set(configurations "")
  if(arg_NIGHTLY)
    set(label nightly)
    set(configurations CONFIGURATIONS long)
  endif()
  list(TRANSFORM arg_LACKS PREPEND "--lacks=" OUTPUT_VARIABLE lacks)
  foreach(adapter IN LISTS arg_ADAPTERS)
    set(test ${adapter}.${arg_NAME})
    add_test(
      NAME ${test}
      COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/test/host_driver/run_with_census.py"
              "--census=${CMAKE_CURRENT_BINARY_DIR}/${test}.census" ${lacks} --
              $<TARGET_FILE:ur-ipc-conformance> "--gtest_filter=*-${arg_LEAVE_OUT}"
      ${configurations})
    get_target_property(driver ur_adapter_${adapter} UR_IPC_TEST_ENVIRONMENT)
    set(environment "UR_ADAPTERS_FORCE_LOAD=$<TARGET_FILE:ur_adapter_${adapter}>" ${driver}
                    ${arg_SET})
    if(NOT arg_LACKS)
      list(APPEND environment UR_IPC_TEST_NO_SKIP=1)
    endif()
    set_tests_properties(${test} PROPERTIES ENVIRONMENT "${environment}" TIMEOUT 600 LABELS
                                            ${label})
  endforeach()
endfunction()
