# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# CPack runs this script before it packs the components. Adds the files that Debian requires in
# each package, and writes the symbols file of the loader's package.
set(common "/usr/share/common-licenses/Apache-2.0")
file(READ "${CPACK_UR_IPC_SOURCE}/LICENSE" license)
string(FIND "${license}" "---- LLVM Exceptions" begin)
string(SUBSTRING "${license}" ${begin} -1 exceptions)
string(STRIP "${exceptions}" exceptions)
string(REGEX REPLACE "\n\n" "\n.\n" exceptions "${exceptions}")
string(REPLACE "\n" "\n " exceptions "${exceptions}")
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package "${CPACK_DEBIAN_${upper}_PACKAGE_NAME}")
  set(share "${CPACK_TEMPORARY_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX}/share")
  set(doc "${share}/doc/${package}")
  file(WRITE "${doc}/copyright" "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: ${CPACK_PACKAGE_NAME}

Files: *
Copyright: 2026 The ur-ipc authors
License: Apache-2.0-with-LLVM-exception
 On Debian systems, the Apache License 2.0 is in ${common}.
 .
 ${exceptions}
")
  file(WRITE "${doc}/changelog.Debian" "\
${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * The file CHANGELOG.md of the source lists the changes of each version.

 -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}
")
  execute_process(COMMAND gzip -9 --no-name --force "${doc}/changelog.Debian"
                  COMMAND_ERROR_IS_FATAL ANY)
  set(overrides "")
  foreach(subject IN ITEMS all ${package})
    set(file "${CMAKE_CURRENT_LIST_DIR}/${subject}.lintian-overrides")
    if(EXISTS "${file}")
      file(READ "${file}" text)
      string(APPEND overrides "${text}")
    endif()
  endforeach()
  file(WRITE "${share}/lintian/overrides/${package}" "${overrides}")
endforeach()

# Debian's zsh looks for the completions of packages here.
set(share "${CPACK_TEMPORARY_DIRECTORY}/tools${CPACK_PACKAGING_INSTALL_PREFIX}/share")
if(EXISTS "${share}/zsh/site-functions")
  file(RENAME "${share}/zsh/site-functions" "${share}/zsh/vendor-completions")
endif()

set(symbols "${CPACK_DEBIAN_LOADER_PACKAGE_CONTROL_EXTRA}")
list(FILTER symbols INCLUDE REGEX "/symbols$")
get_filename_component(folder "${symbols}" DIRECTORY)
file(MAKE_DIRECTORY "${folder}")
file(GLOB libraries "${CPACK_TEMPORARY_DIRECTORY}/loader${CPACK_PACKAGING_INSTALL_PREFIX}/lib*/*/lib*.so.0")
list(TRANSFORM libraries PREPEND "-e")
execute_process(
  COMMAND dpkg-gensymbols -q -c4 -p${CPACK_DEBIAN_LOADER_PACKAGE_NAME} -v${CPACK_PACKAGE_VERSION}
          ${libraries} "-I${CMAKE_CURRENT_LIST_DIR}/libur-ipc0.symbols" "-O${symbols}"
  RESULT_VARIABLE failed ERROR_VARIABLE said)
if(failed)
  message(FATAL_ERROR "${said}cmake/debian/libur-ipc0.symbols does not describe the libraries' symbols. "
                      "Programs that were built before may need a symbol that is gone.")
endif()
