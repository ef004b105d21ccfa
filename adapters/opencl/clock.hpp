// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/opencl/driver.hpp"

#include <cstdint>
#include <mutex>

namespace ur::opencl {

// The time of a device. Drivers that cannot be asked for it, as of OpenCL before 2.1, are given an
// empty command, which tells the time of its end.
class Clock {
public:
  kit::Timestamps now(cl_device_id device, unsigned version);

private:
  std::uint64_t endOfCommand(cl_device_id device);

  std::mutex mutex_;
  UniqueContext context_;
  UniqueQueue queue_;
};

} // namespace ur::opencl
