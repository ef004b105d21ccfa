# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs the conformance tests on adapters with a software driver (UR_IPC_TEST_ENVIRONMENT of their
# targets), with changed switches of the driver. Each variant is one test. The label `driver` marks
# variants of every run; `nightly` marks variants that only `ctest -C long -L nightly` runs.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# driver_variant(NAME name [NIGHTLY] ADAPTERS adapter... [SET VARIABLE=value...]
#                [LACKS feature...] [MISSING feature...] [LEAVE_OUT filter])
# LACKS: features that the switches remove; MISSING: features that the adapters never have.
function(driver_variant)
  cmake_parse_arguments(arg NIGHTLY "NAME;LEAVE_OUT" "ADAPTERS;SET;LACKS;MISSING" ${ARGN})
  set(label driver)
  set(configurations "")
  if(arg_NIGHTLY)
    set(label nightly)
    set(configurations CONFIGURATIONS long)
  endif()
  set(lacks ${arg_LACKS} ${arg_MISSING})
  list(TRANSFORM lacks PREPEND "--lacks=")
  foreach(adapter IN LISTS arg_ADAPTERS)
    set(test ${adapter}.${arg_NAME})
    add_test(
      NAME ${test}
      COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/fakes/host/run_with_census.py"
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
