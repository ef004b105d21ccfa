# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Tests that call an adapter through the loader.

# add_adapter_tests(<program> <name> <libraries>
#                   [INTERCEPTED] [LAYERED] [PARTIAL] LABEL <label> [FILTER <GoogleTest filter>])
#
# Adds each test of the program as <name>.<test>, on the first device of the first library.
function(add_adapter_tests program name libraries)
  cmake_parse_arguments(arg "INTERCEPTED;LAYERED;PARTIAL" "LABEL;FILTER" "" ${ARGN})
  set(tests ${program}.${name})
  set(filter "")
  if(arg_FILTER)
    set(filter TEST_FILTER "${arg_FILTER}")
  endif()
  gtest_discover_tests(
    ${program}
    TEST_PREFIX "${name}."
    TEST_LIST ${tests}
    NO_PRETTY_VALUES
    DISCOVERY_TIMEOUT 60
    ${filter}
    PROPERTIES LABELS ${arg_LABEL} TIMEOUT 180)

  get_adapter_environment(environment "${libraries}" ${ARGN})
  # gtest_discover_tests cannot set a property to a list; ctest reads this after its tests.
  set(properties "${CMAKE_CURRENT_BINARY_DIR}/${tests}_environment.cmake")
  file(GENERATE OUTPUT "${properties}"
       CONTENT "set_tests_properties(\${${tests}} PROPERTIES ENVIRONMENT \"${environment}\")\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${properties}")
endfunction()

# add_adapter_run(<program> <name> <libraries>
#                 [INTERCEPTED] [LAYERED] [PARTIAL] LABEL <label> [FILTER <GoogleTest filter>])
#
# Adds the same tests as one test <name>, in one process. For call paths that do not change results.
function(add_adapter_run program name libraries)
  cmake_parse_arguments(arg "INTERCEPTED;LAYERED;PARTIAL" "LABEL;FILTER" "" ${ARGN})
  get_adapter_environment(environment "${libraries}" ${ARGN})
  add_test(NAME ${name} COMMAND ${program} --device 0 --filter "${arg_FILTER}")
  set_tests_properties(${name} PROPERTIES LABELS ${arg_LABEL} TIMEOUT 600 ENVIRONMENT "${environment}")
endfunction()

# get_adapter_environment(<list> <libraries> [INTERCEPTED] [LAYERED] [PARTIAL])
function(get_adapter_environment list libraries)
  cmake_parse_arguments(arg "INTERCEPTED;LAYERED;PARTIAL" "LABEL;FILTER" "" ${ARGN})
  set(environment "UR_ADAPTERS_FORCE_LOAD=${libraries}")
  # The device of a complete adapter has all features, so no test may be skipped.
  if(NOT arg_PARTIAL)
    list(APPEND environment UR_IPC_TEST_NO_SKIP=1)
  endif()
  if(arg_INTERCEPTED)
    list(APPEND environment UR_ENABLE_LOADER_INTERCEPT=1)
  endif()
  if(arg_LAYERED)
    list(APPEND environment "UR_ENABLE_LAYERS=UR_LAYER_FULL_VALIDATION,UR_LAYER_TRACING")
  endif()
  set(${list} ${environment} PARENT_SCOPE)
endfunction()

# add_tables_test(<name>)
#
# Adds the tests of an adapter's tables as <name>.AdapterTables.<test>, linked with the adapter.
function(add_tables_test adapter)
  set(target ur_test_${adapter}_tables)
  add_executable(${target} "${PROJECT_SOURCE_DIR}/test/unit/adapters/tables_test.cpp"
                           "${UR_IPC_GENERATED}/test/adapters/expected_answers.cpp")
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_compile_definitions(${target} PRIVATE "UR_TEST_ADAPTER=\"${adapter}\"")
  target_link_libraries(${target} PRIVATE ur_adapter_${adapter} ur-ipc::headers GTest::gtest_main)
  gtest_discover_tests(${target} TEST_PREFIX "${adapter}." PROPERTIES LABELS unit)
endfunction()

# get_simulated_adapters(<list>)
#
# Returns the adapters that run on a software driver. The driver reports leaked objects when a
# process exits. The property UR_IPC_TEST_ENVIRONMENT of an adapter's target has the variables for
# it.
function(get_simulated_adapters list)
  get_property(adapters GLOBAL PROPERTY UR_IPC_ADAPTERS)
  set(simulated "")
  foreach(adapter IN LISTS adapters)
    get_target_property(environment ur_adapter_${adapter} UR_IPC_TEST_ENVIRONMENT)
    if(environment)
      list(APPEND simulated ${adapter})
    endif()
  endforeach()
  set(${list} ${simulated} PARENT_SCOPE)
endfunction()

# get_testable_adapters(<whole> <partial>)
#
# Returns the adapters that need no software driver: those with every feature, and those whose
# support.yml leaves out some features.
function(get_testable_adapters whole partial)
  get_property(adapters GLOBAL PROPERTY UR_IPC_ADAPTERS)
  get_simulated_adapters(simulated)
  list(REMOVE_ITEM adapters ${simulated})
  set(withAll "")
  set(withSome "")
  foreach(adapter IN LISTS adapters)
    set(answering ${adapter})
    file(STRINGS "${PROJECT_SOURCE_DIR}/adapters/${adapter}/support.yml" other REGEX "^functions_of: ")
    if(other)
      string(REPLACE "functions_of: " "" answering "${other}")
    endif()
    file(STRINGS "${PROJECT_SOURCE_DIR}/adapters/${answering}/support.yml" leftOut
         REGEX "^  UR_DEVICE_INFO_[A-Z0-9_]+:")
    # Only a few machines have a fabric, so an adapter is complete without it.
    list(FILTER leftOut EXCLUDE REGEX "UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP")
    if(leftOut)
      list(APPEND withSome ${adapter})
    else()
      list(APPEND withAll ${adapter})
    endif()
  endforeach()
  set(${whole} ${withAll} PARENT_SCOPE)
  set(${partial} ${withSome} PARENT_SCOPE)
endfunction()
