# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DPROGRAM=<program> -DPAGE=<file.md> [-DWRITE=ON] -P usage_page.cmake
#
# Compares a program's usage page with the output of `<program> --help`. With WRITE, writes the page
# instead.
execute_process(COMMAND "${PROGRAM}" --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
get_filename_component(name "${PROGRAM}" NAME)
string(STRIP "${help}" help)
set(intro "This is the output of `${name} --help`. The build target `usage-pages` writes this page.")
set(page "# ${name}\n\n${intro}\n\n```text\n${help}\n```\n")

if(WRITE)
  file(WRITE "${PAGE}" "${page}")
  return()
endif()
file(READ "${PAGE}" present)
if(NOT present STREQUAL page)
  message(FATAL_ERROR "${PAGE} differs from the output of ${name} --help; build the target usage-pages")
endif()
