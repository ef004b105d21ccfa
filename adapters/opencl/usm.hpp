// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/opencl/driver.hpp"

#include <cstddef>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::opencl {

// Unified shared memory, by the means that a driver has for it: Intel's extension, or the shared
// virtual memory of OpenCL 2.0, of which coarse-grained buffers serve as device memory and
// fine-grained ones as host and shared memory.
class UsmDriver {
public:
  virtual ~UsmDriver() = default;

  // The answer to UR_DEVICE_INFO_USM_..._SUPPORT; 0 for a kind of memory that there is not.
  virtual ur_device_usm_access_capability_flags_t access(ur_device_info_t query) const = 0;

  // Throws where there is no memory of that size. `alignment` 0 leaves it to the driver.
  virtual void *allocate(ur_usm_type_t type, cl_context context, std::size_t size,
                         cl_uint alignment) const = 0;
  virtual void free(cl_context context, void *memory) const noexcept = 0;

  virtual UniqueEvent copy(cl_command_queue queue, void *destination, const void *source,
                           std::size_t size, WaitList waits) const = 0;
  // The driver fills with patterns of that size, and `destination` is a multiple of it.
  virtual UniqueEvent fill(cl_command_queue queue, void *destination, const void *pattern,
                           std::size_t patternSize, std::size_t size, WaitList waits) const = 0;
};

// How the device provides USM. Where it does not, every kind's access is 0.
std::unique_ptr<UsmDriver> usmDriverOf(const ur_device_handle_t_ &device);

} // namespace ur::opencl
