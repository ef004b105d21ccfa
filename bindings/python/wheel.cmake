# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The contents of a wheel: the install component `python`.
set(libraries ur_loader ur_python_loader ${adapters})
if(TARGET ur_adapter_mock)
  list(APPEND libraries ur_adapter_mock)
endif()
list(REMOVE_DUPLICATES libraries)
install(TARGETS ${libraries} LIBRARY DESTINATION lib COMPONENT python NAMELINK_SKIP EXCLUDE_FROM_ALL)
# A wheel would store symbolic links as copies, so each library has only the name that loads it.
install(CODE [[
  file(GLOB names "${CMAKE_INSTALL_PREFIX}/lib/*.so.0")
  foreach(name IN LISTS names)
    if(IS_SYMLINK "${name}")
      file(REAL_PATH "${name}" library)
      file(RENAME "${library}" "${name}")
    endif()
  endforeach()
]] COMPONENT python EXCLUDE_FROM_ALL)

set(tools "")
if(UR_IPC_BUILD_TOOLS)
  set(tools ur-ipc-doctor ur-ipc-ls urinfo urtrace)
  install(TARGETS ${tools} RUNTIME DESTINATION bin COMPONENT python EXCLUDE_FROM_ALL)
endif()
install(TARGETS ur_ipc_functions ur_ipc_arrays LIBRARY DESTINATION . COMPONENT python EXCLUDE_FROM_ALL)
install(DIRECTORY src/ur_ipc/ "${generated}/ur_ipc/" DESTINATION . COMPONENT python EXCLUDE_FROM_ALL
        PATTERN __pycache__ EXCLUDE)

# The licenses of this project and of the libraries that are linked into it.
function(install_terms library pattern)
  file(GLOB terms LIST_DIRECTORIES false "${pattern}")
  if(terms)
    install(FILES ${terms} DESTINATION licenses RENAME ${library}.txt COMPONENT python EXCLUDE_FROM_ALL)
  endif()
endfunction()
install_terms(ur-ipc "${PROJECT_SOURCE_DIR}/LICENSE")
install_terms(boost "/usr/share/doc/libboost1.*-dev/copyright")
install_terms(nanobind "${nanobind_DIR}/../../nanobind-*.dist-info/licenses/LICENSE")
foreach(library IN ITEMS libcli11 libfmt libsodium libspdlog nlohmann-json3)
  install_terms(${library} "/usr/share/doc/${library}-dev/copyright")
endforeach()

add_custom_target(ur_ipc_wheel_parts DEPENDS ur_ipc_python ${libraries} ${tools})
