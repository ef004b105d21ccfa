// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/queue.hpp"
#include "adapters/kit/identity.hpp"

#include "adapters/kit/native_handle.hpp"
#include "adapters/opencl/error.hpp"
#include "adapters/opencl/functions.hpp"

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
    : Object(ur::kit::kIdentity.table), context(owner), device(queueDevice), flags(queueFlags),
      driverQueue(create(owner, queueDevice, queueFlags)),
      pending(owner->makePending(!(queueFlags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE))) {}

void destroy(ur_queue_handle_t queue) noexcept { delete queue; }

namespace ur {

ur_result_t backend::urQueueFinish(ur_queue_handle_t hQueue) {
  check(driver().clFinish(hQueue->driverQueue.get()), "clFinish");
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *,
                                            ur_native_handle_t *phNativeQueue) {
  *phNativeQueue = kit::nativeHandleOf(hQueue->driverQueue.get());
  return UR_RESULT_SUCCESS;
}

} // namespace ur
