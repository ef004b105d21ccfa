// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/clock.hpp"

#include "adapters/kit/clock.hpp"
#include "adapters/opencl/error.hpp"

namespace ur::opencl {

kit::Timestamps Clock::now(cl_device_id device, unsigned version) {
  cl_ulong deviceTime = 0;
  cl_ulong hostTime = 0;
  if (version >= 21 && driver().clGetDeviceAndHostTimer &&
      driver().clGetDeviceAndHostTimer(device, &deviceTime, &hostTime) == CL_SUCCESS)
    return {deviceTime, hostTime};
  return {endOfCommand(device), kit::now()};
}

std::uint64_t Clock::endOfCommand(cl_device_id device) {
  const std::lock_guard lock(mutex_);
  cl_int code = CL_SUCCESS;
  if (!context_) {
    context_.reset(driver().clCreateContext(nullptr, 1, &device, nullptr, nullptr, &code));
    check(code, "clCreateContext");
  }
  if (!queue_) {
    queue_.reset(
        driver().clCreateCommandQueue(context_.get(), device, CL_QUEUE_PROFILING_ENABLE, &code));
    check(code, "clCreateCommandQueue");
  }
  cl_event marker = nullptr;
  check(driver().clEnqueueMarkerWithWaitList(queue_.get(), 0, nullptr, &marker),
        "clEnqueueMarkerWithWaitList");
  const UniqueEvent event(marker);
  check(driver().clWaitForEvents(1, &marker), "clWaitForEvents");
  cl_ulong time = 0;
  check(driver().clGetEventProfilingInfo(marker, CL_PROFILING_COMMAND_END, sizeof(time), &time,
                                         nullptr),
        "clGetEventProfilingInfo");
  return time;
}

} // namespace ur::opencl
