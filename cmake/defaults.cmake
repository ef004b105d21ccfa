# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Debian's place for libraries whatever the prefix, as Meson has it, so that packages come from any build.
# Programs and development files below /usr/local are found there, too.
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

# The loader looks for adapters beside itself, in a build tree as in an installation.
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
# A wheel has its libraries in lib, whatever the system.
set(CMAKE_INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}" "$ORIGIN/../lib")
list(REMOVE_DUPLICATES CMAKE_INSTALL_RPATH)

# What ccache has to overlook where headers are precompiled; it trusts nobody to have set it. Paths
# of a Release build are relative to it, so that others beside it, such as a wheel's, share objects.
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
