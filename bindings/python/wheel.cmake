# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The contents of a wheel: the install component `python`.
set(libraries ur_loader ur_python_loader ${adapters})
if(TARGET ur_adapter_mock)
  list(APPEND libraries ur_adapter_mock)
endif()
list(REMOVE_DUPLICATES libraries)
install(TARGETS ${libraries} LIBRARY DESTINATION lib COMPONENT python NAMELINK_SKIP EXCLUDE_FROM_ALL)
# A wheel would store symbolic links as copies. So each library has only the name that loaders use.
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
  set(tools ur-ipc-doctor ur-ipc-keeper ur-ipc-ls urinfo urtrace)
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
# The wheel's SBOM (PEP 770, CycloneDX): the libraries that are linked into it, with their versions. Tools that add
# other libraries to the wheel, such as auditwheel, add their own documents.
set(components "")
macro(sbom_component name purl version)
  string(REPLACE "+" "%2B" encoded "${version}")
  string(REPLACE ":" "%3A" encoded "${encoded}")
  list(APPEND components
       "{\"type\": \"library\", \"name\": \"${name}\", \"version\": \"${version}\", \"purl\": \"${purl}@${encoded}\"}")
endmacro()

install_terms(ur-ipc "${PROJECT_SOURCE_DIR}/LICENSE")
install_terms(boost "/usr/share/doc/libboost1.*-dev/copyright")
install_terms(nanobind "${nanobind_DIR}/../../nanobind-*.dist-info/licenses/LICENSE")
sbom_component(nanobind pkg:pypi/nanobind "${nanobind_VERSION}")
foreach(library IN ITEMS libboost libcli11 libfmt libsodium libspdlog nlohmann-json3)
  if(NOT library STREQUAL "libboost")
    install_terms(${library} "/usr/share/doc/${library}-dev/copyright")
  endif()
  # Other distributions have no such package, so the version is unknown.
  execute_process(COMMAND dpkg-query --show "--showformat=\${Version}" ${library}-dev
                  OUTPUT_VARIABLE version RESULT_VARIABLE failed ERROR_QUIET)
  if(failed EQUAL 0)
    sbom_component(${library} pkg:deb/debian/${library}-dev "${version}")
  endif()
endforeach()
list(JOIN components ",\n    " components)
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/ur-ipc.cdx.json" CONTENT [[
{
  "bomFormat": "CycloneDX",
  "specVersion": "1.6",
  "version": 1,
  "metadata": {
    "component": {"type": "library", "name": "ur-ipc", "version": "@PROJECT_VERSION@", "purl": "pkg:pypi/ur-ipc@@PROJECT_VERSION@"}
  },
  "components": [
    @components@
  ]
}
]] @ONLY)
if(SKBUILD)
  install(FILES "${PROJECT_BINARY_DIR}/ur-ipc.cdx.json" DESTINATION "${SKBUILD_METADATA_DIR}/sboms" COMPONENT python
          EXCLUDE_FROM_ALL)
endif()

add_custom_target(ur_ipc_wheel_parts DEPENDS ur_ipc_python ${libraries} ${tools})
