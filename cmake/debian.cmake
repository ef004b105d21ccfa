# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Debian packages of the components that cmake/package.cmake installs. `cpack` in the build folder
# writes them to packages/. The name of the loader's package names this project, because every
# Unified Runtime has a library with the same name.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL loader adapters tools dev)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
if(NOT CPACK_DEBIAN_PACKAGE_MAINTAINER)
  set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The ur-ipc authors <ur-ipc@localhost>")
endif()
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${CMAKE_LIBRARY_OUTPUT_DIRECTORY}")
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)

# debian_package(<component> <package> <section> <what it holds> [<component it needs>...])
macro(debian_package component package section holds)
  string(TOUPPER ${component} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME "${package}")
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION "${section}")
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${holds}")
  set(CPACK_COMPONENT_${upper}_DEPENDS ${ARGN})
endmacro()

debian_package(loader libur-ipc0 libs "The loader and the client of ur-ipc-keeper,
which programs link.")
debian_package(adapters libur-ipc-adapters libs
               "The adapters, which the loader finds beside itself.
They open the drivers that the machine has." loader)
debian_package(tools ur-ipc-tools utils
               "ur-ipc-doctor, ur-ipc-ls, ur-ipc-keeper, ur-ipc-demo,
ur-ipc-run, ur-ipc-conformance, urinfo and urtrace." loader adapters)
debian_package(dev libur-ipc-dev libdevel
               "Headers for C and C++, files for CMake and pkg-config,
and the mock adapter for tests." loader)
set(CPACK_DEBIAN_LOADER_PACKAGE_RECOMMENDS libur-ipc-adapters)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
# The linker's cache changes with these packages.
foreach(component IN ITEMS LOADER ADAPTERS DEV)
  set(CPACK_DEBIAN_${component}_PACKAGE_CONTROL_EXTRA "${CMAKE_CURRENT_LIST_DIR}/debian/triggers")
endforeach()
list(APPEND CPACK_DEBIAN_LOADER_PACKAGE_CONTROL_EXTRA "${PROJECT_BINARY_DIR}/debian/symbols")
set(CPACK_UR_IPC_SOURCE "${PROJECT_SOURCE_DIR}")
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/debian/package_files.cmake")
set(CPACK_DEBIAN_ADAPTERS_PACKAGE_SUGGESTS "libze1, ocl-icd-libopencl1")
include(CPack)
