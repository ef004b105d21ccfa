# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Settings for programs that run only a few times, so fast compilation matters more than fast code.

# Reduces the optimization of all following targets of this folder and the folders below it.
macro(ur_optimise_little)
  add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:-O1>)
endmacro()

# ur_precompile_gtest(<directory>)
#
# Precompiles common headers once for all programs of the directory that use GoogleTest. Also
# compiles several files at once, unless a program sets UNITY_BUILD itself. Each file still includes
# the headers that it needs, so it also compiles with CMAKE_DISABLE_PRECOMPILE_HEADERS.
function(ur_precompile_gtest directory)
  set(file "${PROJECT_BINARY_DIR}/precompiled_gtest.cpp")
  file(CONFIGURE OUTPUT "${file}" CONTENT "")
  add_library(ur_precompiled_gtest OBJECT "${file}")
  target_link_libraries(ur_precompiled_gtest PRIVATE ur-ipc::headers GTest::gmock)
  # Without timestamps in the precompiled header, ccache can reuse it and the objects that use it.
  target_compile_options(ur_precompiled_gtest
                         PRIVATE "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  target_precompile_headers(
    ur_precompiled_gtest PRIVATE <algorithm> <array> <atomic> <chrono> <cstdint> <filesystem>
    <functional> <gmock/gmock.h> <map> <memory> <mutex> <optional> <span> <sstream> <string>
    <string_view> <thread> <unified-runtime/ur_api.h> <vector>)
  ur_reuse_precompiled_gtest("${directory}")
endfunction()

function(ur_reuse_precompiled_gtest directory)
  get_property(targets DIRECTORY "${directory}" PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(libraries ${target} LINK_LIBRARIES)
    if(libraries MATCHES "GTest::|ur_process_test_main|ur_conformance_|ipc_test_support"
       AND NOT target STREQUAL ur_precompiled_gtest)
      target_precompile_headers(${target} REUSE_FROM ur_precompiled_gtest)
      get_target_property(together ${target} UNITY_BUILD)
      if(together MATCHES NOTFOUND)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
      endif()
    endif()
  endforeach()
  get_property(subdirectories DIRECTORY "${directory}" PROPERTY SUBDIRECTORIES)
  foreach(subdirectory IN LISTS subdirectories)
    ur_reuse_precompiled_gtest("${subdirectory}")
  endforeach()
endfunction()
