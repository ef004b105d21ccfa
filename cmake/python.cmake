# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Finds the interpreter of .venv, if there is one, and whether it has the build tools of the Python
# package.
find_program(UR_IPC_PYTHON NAMES python3 PATHS "${PROJECT_SOURCE_DIR}/.venv/bin" NO_DEFAULT_PATH)
find_program(UR_IPC_PYTHON NAMES python3)
mark_as_advanced(UR_IPC_PYTHON)

set(UR_IPC_HAS_NANOBIND OFF)
if(UR_IPC_PYTHON)
  set(Python_EXECUTABLE "${UR_IPC_PYTHON}" CACHE FILEPATH "Interpreter that the package is built for")
  execute_process(COMMAND "${Python_EXECUTABLE}" -m nanobind --cmake_dir
                  OUTPUT_VARIABLE nanobindDir RESULT_VARIABLE failed ERROR_QUIET
                  OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(failed EQUAL 0 AND PROJECT_IS_TOP_LEVEL)
    set(UR_IPC_HAS_NANOBIND ON)
    set(nanobind_DIR "${nanobindDir}" CACHE PATH "Where nanobind's CMake files are")
  endif()
endif()
