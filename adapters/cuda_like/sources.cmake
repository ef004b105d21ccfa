# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_cuda_like_adapter(NAME cuda)
#
# Builds an adapter for a driver like CUDA's from the sources in this folder and what
# adapters/<NAME>/ says about the driver: backend.hpp and driver.cpp.
function(ur_cuda_like_adapter)
  cmake_parse_arguments(arg "" "NAME" "" ${ARGN})
  set(common adapter context device device_info driver enqueue event platform queue usm)
  list(TRANSFORM common PREPEND "${PROJECT_SOURCE_DIR}/adapters/cuda_like/")
  list(TRANSFORM common APPEND .cpp)
  ur_adapter(NAME ${arg_NAME} SOURCES driver.cpp ${common})
  ur_adapter_bodies(ur_adapter_${arg_NAME} "adapters/cuda_like/handles.hpp" adapter context device
                    event platform queue usm_info)
  target_compile_definitions(ur_adapter_${arg_NAME}
                             PRIVATE UR_BACKEND_HEADER="adapters/${arg_NAME}/backend.hpp")
endfunction()
