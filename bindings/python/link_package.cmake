# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Links every file of the folders SOURCES into the folder PACKAGE, and removes broken links.
foreach(source IN LISTS SOURCES)
  file(GLOB_RECURSE files RELATIVE "${source}" "${source}/*")
  list(FILTER files EXCLUDE REGEX "__pycache__")
  foreach(file IN LISTS files)
    get_filename_component(folder "${PACKAGE}/${file}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    file(CREATE_LINK "${source}/${file}" "${PACKAGE}/${file}" SYMBOLIC)
  endforeach()
endforeach()

file(GLOB_RECURSE links LIST_DIRECTORIES false "${PACKAGE}/*")
foreach(link IN LISTS links)
  if(IS_SYMLINK "${link}" AND NOT EXISTS "${link}")
    file(REMOVE "${link}")
  endif()
endforeach()
