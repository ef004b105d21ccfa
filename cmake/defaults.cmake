# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Uses Debian's library folder with every prefix, like Meson, so that any build can make packages.
# Programs and development files below /usr/local also work there.
if(EXISTS /etc/debian_version AND CMAKE_LIBRARY_ARCHITECTURE)
  set(CMAKE_INSTALL_LIBDIR "lib/${CMAKE_LIBRARY_ARCHITECTURE}" CACHE PATH "Where libraries go")
endif()
include(GNUInstallDirs)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# The loader looks for adapters in its own folder, in a build tree and in an installation.
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
# A wheel has its libraries in lib on every system.
set(CMAKE_INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}" "$ORIGIN/../lib")
list(REMOVE_DUPLICATES CMAKE_INSTALL_RPATH)

# ccache needs these settings for precompiled headers, so set them here instead of relying on the
# user. Paths in a Release build are relative, so that other builds, such as a wheel's, can share
# its objects.
find_program(UR_IPC_CCACHE ccache)
mark_as_advanced(UR_IPC_CCACHE)
set(cached "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros)
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  list(APPEND cached "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}")
endif()
foreach(language IN ITEMS C CXX)
  if(UR_IPC_CCACHE AND NOT DEFINED CMAKE_${language}_COMPILER_LAUNCHER)
    set(CMAKE_${language}_COMPILER_LAUNCHER ${cached} "${UR_IPC_CCACHE}")
  endif()
endforeach()
