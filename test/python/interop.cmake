# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Tests of the Python package with released libraries. test/interop/setup.sh installs the libraries
# except PyTorch, whose PyPI package includes gigabytes of CUDA. If Debian's python3-torch is
# installed, the tests use it.
set(venvPython "${UR_IPC_INTEROP_VENV}/bin/python")
set(pythons "jax=${venvPython},dpctl=${venvPython}")
set(UR_IPC_INTEROP_TORCH_PYTHON "/usr/bin/python3" CACHE FILEPATH "A Python that has PyTorch")
set(printVersion "import sys; print(sys.implementation.cache_tag, end='')")
execute_process(COMMAND "${Python_EXECUTABLE}" -c "${printVersion}" OUTPUT_VARIABLE version)
execute_process(
  COMMAND "${UR_IPC_INTEROP_TORCH_PYTHON}" -c "import torch; ${printVersion}"
  OUTPUT_VARIABLE torchVersion
  ERROR_QUIET)
if(torchVersion STREQUAL version)
  string(APPEND pythons ",torch=${UR_IPC_INTEROP_TORCH_PYTHON}")
else()
  message(STATUS "No tests with PyTorch: ${UR_IPC_INTEROP_TORCH_PYTHON} is not a ${version} with PyTorch; "
                 "set UR_IPC_INTEROP_TORCH_PYTHON, or install Debian's python3-torch")
endif()

# python_interop_test(<name>)
#
# By default, Ray starts its processes with niceness 15. Beside other tests, a new one can then take
# longer than the 60 s after which Ray fails a transfer.
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
               "PYTHONPATH=${PROJECT_BINARY_DIR}/python;PYTHONDONTWRITEBYTECODE=1;RAY_worker_niceness=0;UR_IPC_INTEROP_PYTHONS=${pythons};UR_ADAPTERS_FORCE_LOAD=$<TARGET_FILE:ur_adapter_native_cpu>"
               ENVIRONMENT_MODIFICATION "ONEAPI_DEVICE_SELECTOR=unset:")
endfunction()

foreach(test IN ITEMS library_examples pairs ranks ray torch)
  python_interop_test(${test})
endforeach()
# The test starts Ray four times, and also uses arrays on a software driver's device.
set_tests_properties(python.interop.ray PROPERTIES TIMEOUT 1200)
set_property(TEST python.interop.ray APPEND PROPERTY ENVIRONMENT "UR_IPC_TEST_LS=$<TARGET_FILE:ur-ipc-ls>")
if(TARGET ur_adapter_cuda)
  get_target_property(driver ur_adapter_cuda UR_IPC_TEST_ENVIRONMENT)
  set_property(TEST python.interop.ray APPEND PROPERTY ENVIRONMENT "UR_IPC_TEST_DEVICE=cuda:0" "${driver}")
  set_property(TEST python.interop.ray APPEND PROPERTY ENVIRONMENT_MODIFICATION
                                                       "UR_ADAPTERS_FORCE_LOAD=string_append:,$<TARGET_FILE:ur_adapter_cuda>")
endif()
