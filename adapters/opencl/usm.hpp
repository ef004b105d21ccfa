// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/opencl/driver.hpp"

#include <cstddef>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::opencl {

// USM through Intel's extension, or through the shared virtual memory of OpenCL 2.0. In the latter
// case, coarse-grained buffers are device memory, and fine-grained buffers are host and shared
// memory.
class UsmDriver {
public:
  virtual ~UsmDriver() = default;

  // Returns the value of a UR_DEVICE_INFO_USM_..._SUPPORT query, or 0 for an unsupported kind of
  // memory.
  virtual ur_device_usm_access_capability_flags_t access(ur_device_info_t query) const = 0;

  // Throws if memory is exhausted. If `alignment` is 0, the driver chooses.
  virtual void *allocate(ur_usm_type_t type, cl_context context, std::size_t size,
                         cl_uint alignment) const = 0;
  virtual void free(cl_context context, void *memory) const noexcept = 0;

  virtual UniqueEvent copy(cl_command_queue queue, void *destination, const void *source,
                           std::size_t size, WaitList waits) const = 0;
  // `patternSize` must be a size that the driver supports, and `destination` a multiple of it.
  virtual UniqueEvent fill(cl_command_queue queue, void *destination, const void *pattern,
                           std::size_t patternSize, std::size_t size, WaitList waits) const = 0;
};

// Returns the UsmDriver that suits the device. Its access() is always 0 if the device has no USM.
std::unique_ptr<UsmDriver> usmDriverOf(const ur_device_handle_t_ &device);

} // namespace ur::opencl
