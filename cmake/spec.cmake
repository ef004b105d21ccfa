# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# UR_IPC_SPEC=<folder>: builds from a spec in Unified Runtime's own dialect instead of from spec/.
# CMake's configuration generates the files into the build tree, and does not change `generated/`.
# See docs/whole_unified_runtime.md.
set(UR_IPC_SPEC "" CACHE PATH "Folder of a spec in Unified Runtime's own dialect to build from")

set(UR_IPC_GENERATED "${PROJECT_SOURCE_DIR}/generated")
if(UR_IPC_SPEC)
  if(NOT UR_IPC_PYTHON)
    message(FATAL_ERROR "UR_IPC_SPEC needs Python, because CMake generates the files of this spec now")
  endif()
  get_filename_component(specFolder "${UR_IPC_SPEC}" ABSOLUTE BASE_DIR "${PROJECT_BINARY_DIR}")
  set(UR_IPC_GENERATED "${PROJECT_BINARY_DIR}/generated")
  execute_process(
    COMMAND "${UR_IPC_PYTHON}" scripts/generate.py import-ur "${specFolder}" --build
            "${UR_IPC_GENERATED}"
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" COMMAND_ERROR_IS_FATAL ANY)
  file(
    GLOB_RECURSE inputs CONFIGURE_DEPENDS
    "${specFolder}/*.yml" "${PROJECT_SOURCE_DIR}/spec/*.yml" "${PROJECT_SOURCE_DIR}/templates/*.j2"
    "${PROJECT_SOURCE_DIR}/scripts/urgen/*.py" "${PROJECT_SOURCE_DIR}/adapters/*/support.yml")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${inputs})
  # Sources include generated files by their path in the project, so the new files come first in the
  # search.
  include_directories(BEFORE "${PROJECT_BINARY_DIR}")
endif()
