# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Targets that run the generator. A normal build does not run it: generated files are committed, so
# a build needs no Python.
if(UR_IPC_PYTHON)
  add_custom_target(
    generate
    COMMAND "${UR_IPC_PYTHON}" scripts/generate.py
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    COMMENT "Generating from spec/"
    USES_TERMINAL)
  add_custom_target(
    check-generated
    COMMAND "${UR_IPC_PYTHON}" scripts/generate.py --check
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    COMMENT "Comparing generated/ with spec/"
    USES_TERMINAL)
endif()
