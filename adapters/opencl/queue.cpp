// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/queue.hpp"

#include "adapters/opencl/error.hpp"

namespace opencl = ur::opencl;

namespace {

opencl::UniqueQueue create(ur_context_handle_t context, ur_device_handle_t device,
                           ur_queue_flags_t flags) {
  cl_command_queue_properties properties = 0;
  if (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
    properties |= CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if (flags & UR_QUEUE_FLAG_PROFILING_ENABLE)
    properties |= CL_QUEUE_PROFILING_ENABLE;
  cl_int code = CL_SUCCESS;
  opencl::UniqueQueue queue(opencl::driver().clCreateCommandQueue(context->driverContext.get(),
                                                                  device->id, properties, &code));
  opencl::check(code, "clCreateCommandQueue");
  return queue;
}

} // namespace

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Queue(owner, queueDevice, queueFlags), driverQueue(create(owner, queueDevice, queueFlags)),
      pending(owner->makePending(!outOfOrder())) {}

void ur_queue_handle_t_::finish() const {
  opencl::check(opencl::driver().clFinish(driverQueue.get()), "clFinish");
}
