// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/cuda_driver/switches.hpp"

#include <algorithm>
#include <cstdlib>

namespace cuda_driver {

Switches Switches::fromEnvironment() {
  Switches result;
  if (const char *devices = std::getenv("CU_HOST_DRIVER_DEVICES"))
    result.devices = static_cast<unsigned>(std::atoi(devices));
  if (const char *connections = std::getenv("CUDA_DEVICE_MAX_CONNECTIONS"))
    result.connections = static_cast<unsigned>(std::clamp(std::atoi(connections), 1, 32));
  return result;
}

} // namespace cuda_driver
