# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The components of `cmake --install`: loader, with the keeper's client library; adapters; tools; and
# dev, with the headers, the mock adapter, and the files for find_package(ur-ipc CONFIG) and
# pkg-config.
include(CMakePackageConfigHelpers)

set(packageDir "${CMAKE_INSTALL_LIBDIR}/cmake/ur-ipc")
get_property(adapters GLOBAL PROPERTY UR_IPC_ADAPTERS)
list(TRANSFORM adapters PREPEND ur_adapter_)
foreach(overlay IN ITEMS ur_adapter_overlay_cuda ur_adapter_overlay_level_zero ur_adapter_overlay_opencl)
  if(TARGET ${overlay})
    list(APPEND adapters ${overlay}) # not one of UR_IPC_ADAPTERS, because no loader looks for it
  endif()
endforeach()

set_target_properties(ur_loader PROPERTIES EXPORT_NAME loader)
install(TARGETS ur_headers ur_loader ur_cpp EXPORT ur-ipc
        LIBRARY COMPONENT loader NAMELINK_COMPONENT dev)
if(TARGET ur_ipc_keeper)
  install(TARGETS ur_ipc_keeper EXPORT ur-ipc LIBRARY COMPONENT loader NAMELINK_COMPONENT dev)
endif()
if(adapters)
  install(TARGETS ${adapters} LIBRARY COMPONENT adapters NAMELINK_SKIP)
endif()
if(TARGET ur_adapter_mock)
  set_target_properties(ur_adapter_mock PROPERTIES EXPORT_NAME mock)
  install(TARGETS ur_adapter_mock EXPORT ur-ipc LIBRARY COMPONENT dev)
endif()
install(DIRECTORY "${UR_IPC_GENERATED}/include/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        COMPONENT dev)
set(toolFiles "")
foreach(tool IN ITEMS ur-ipc-conformance ur-ipc-demo ur-ipc-doctor ur-ipc-keeper ur-ipc-ls ur-ipc-run urinfo
                      urtrace)
  if(TARGET ${tool})
    install(TARGETS ${tool} COMPONENT tools)
    list(APPEND toolFiles ${tool})
  endif()
endforeach()
if(TARGET ur-ipc-keeper AND NOT SKBUILD)
  set(units "${PROJECT_SOURCE_DIR}/tools/keeper/ur-ipc-keeper")
  install(FILES "${units}.service" "${units}.socket" DESTINATION lib/systemd/user COMPONENT tools)
endif()
# Man pages and shell completions, from what the tools print with --help.
if(UR_IPC_PYTHON AND toolFiles AND NOT SKBUILD AND NOT CMAKE_CROSSCOMPILING
   AND UR_IPC_SANITIZER STREQUAL "none")
  set(script "${PROJECT_SOURCE_DIR}/scripts/tool_files.py")
  set(made "${PROJECT_BINARY_DIR}/tool_files")
  foreach(tool IN LISTS toolFiles)
    add_custom_command(
      OUTPUT "${made}/${tool}.1.gz" "${made}/${tool}.bash" "${made}/_${tool}" "${made}/${tool}.fish"
      COMMAND "${UR_IPC_PYTHON}" "${script}" $<TARGET_FILE:${tool}> ${PROJECT_VERSION} "${made}"
      DEPENDS ${tool} "${script}" VERSION
      VERBATIM)
    install(FILES "${made}/${tool}.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT tools)
    install(FILES "${made}/${tool}.bash" RENAME ${tool} COMPONENT tools
            DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
    install(FILES "${made}/_${tool}" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions"
            COMPONENT tools)
    install(FILES "${made}/${tool}.fish" COMPONENT tools
            DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
  endforeach()
  list(TRANSFORM toolFiles REPLACE ".+" "${made}/\\0.1.gz")
  add_custom_target(tool-files ALL DEPENDS ${toolFiles})
endif()

install(EXPORT ur-ipc NAMESPACE ur-ipc:: FILE ur-ipc-targets.cmake DESTINATION "${packageDir}"
        COMPONENT dev)
configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/ur-ipc-config.cmake.in"
  "${PROJECT_BINARY_DIR}/ur-ipc-config.cmake" INSTALL_DESTINATION "${packageDir}")
# Before 1.0 a minor version may break the interface.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/ur-ipc-config-version.cmake"
                                 COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/ur-ipc-config.cmake"
              "${PROJECT_BINARY_DIR}/ur-ipc-config-version.cmake" DESTINATION "${packageDir}"
        COMPONENT dev)

# The path is relative to the file, so that users can move an installation.
file(RELATIVE_PATH prefixFromPc "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" prefixFromPc "${prefixFromPc}")
set(pkgConfigFiles ur-ipc)
if(TARGET ur_ipc_keeper)
  list(APPEND pkgConfigFiles ur-ipc-keeper)
endif()
foreach(name IN LISTS pkgConfigFiles)
  configure_file("${CMAKE_CURRENT_LIST_DIR}/${name}.pc.in" "${PROJECT_BINARY_DIR}/${name}.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc"
          DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT dev)
endforeach()

if(PROJECT_IS_TOP_LEVEL AND NOT SKBUILD)
  include(debian)
endif()
