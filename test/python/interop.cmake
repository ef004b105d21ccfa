# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The Python package beside released libraries. test/interop/setup.sh installs those, but for PyTorch,
# which PyPI has with gigabytes of CUDA alone: Debian's python3-torch is taken where it is installed.
set(venvPython "${UR_IPC_INTEROP_VENV}/bin/python")
set(pythons "jax=${venvPython},dpctl=${venvPython}")
set(UR_IPC_INTEROP_TORCH_PYTHON "/usr/bin/python3" CACHE FILEPATH "A Python that has PyTorch")
set(tellVersion "import sys; print(sys.implementation.cache_tag, end='')")
execute_process(COMMAND "${Python_EXECUTABLE}" -c "${tellVersion}" OUTPUT_VARIABLE version)
execute_process(
  COMMAND "${UR_IPC_INTEROP_TORCH_PYTHON}" -c "import torch; ${tellVersion}"
  OUTPUT_VARIABLE torchVersion
  ERROR_QUIET)
if(torchVersion STREQUAL version)
  string(APPEND pythons ",torch=${UR_IPC_INTEROP_TORCH_PYTHON}")
else()
  message(STATUS "No tests with PyTorch: ${UR_IPC_INTEROP_TORCH_PYTHON} is no ${version} that has it; "
                 "set UR_IPC_INTEROP_TORCH_PYTHON, or install Debian's python3-torch")
endif()

# python_interop_test(<name>)
function(python_interop_test name)
  add_test(
    NAME "python.interop.${name}"
    COMMAND "${venvPython}" -m pytest --quiet -p no:cacheprovider --config-file=/dev/null
            --rootdir=${CMAKE_CURRENT_SOURCE_DIR} --import-mode=importlib
            "${CMAKE_CURRENT_SOURCE_DIR}/interop/test_${name}.py"
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  set_tests_properties(
    "python.interop.${name}"
    PROPERTIES LABELS interop TIMEOUT 300
               ENVIRONMENT
               "PYTHONPATH=${PROJECT_BINARY_DIR}/python;PYTHONDONTWRITEBYTECODE=1;UR_IPC_INTEROP_PYTHONS=${pythons};UR_ADAPTERS_FORCE_LOAD=$<TARGET_FILE:ur_adapter_native_cpu>"
               ENVIRONMENT_MODIFICATION "ONEAPI_DEVICE_SELECTOR=unset:")
endfunction()

foreach(test IN ITEMS library_examples pairs ranks ray torch)
  python_interop_test(${test})
endforeach()
