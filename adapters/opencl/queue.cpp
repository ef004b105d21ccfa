// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/queue.hpp"

#include "adapters/opencl/error.hpp"
#include "generated/adapters/opencl/functions.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"
#include "runtime/adapter/native_handle.hpp"
#include "runtime/adapter/queue_flags.hpp"

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
    : Object(opencl::kDdiTable), context(owner), device(queueDevice), flags(queueFlags),
      driverQueue(create(owner, queueDevice, queueFlags)),
      pending(owner->makePending(!(queueFlags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE))) {}

void destroy(ur_queue_handle_t queue) noexcept { delete queue; }

namespace ur {

ur_result_t opencl::urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                  const ur_queue_properties_t *pProperties,
                                  ur_queue_handle_t *phQueue) {
  hContext->require(hDevice);
  *phQueue = new ur_queue_handle_t_(hContext, hDevice, adapter::flagsOf(pProperties));
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urQueueRetain(ur_queue_handle_t hQueue) {
  hQueue->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urQueueRelease(ur_queue_handle_t hQueue) {
  if (hQueue->release())
    destroy(hQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                   size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_QUEUE_INFO_CONTEXT:
    return write.value(hQueue->context.get());
  case UR_QUEUE_INFO_DEVICE:
    return write.value(hQueue->device);
  case UR_QUEUE_INFO_FLAGS:
    return write.value(hQueue->flags);
  case UR_QUEUE_INFO_REFERENCE_COUNT:
    return write.value(hQueue->references());
  case UR_QUEUE_INFO_EMPTY:
    return write.value(ur_bool_t{hQueue->pending->empty()});
  case UR_QUEUE_INFO_SIZE:
    adapter::raise(UR_RESULT_ERROR_INVALID_QUEUE, "only queues on a device have a size");
  case UR_QUEUE_INFO_DEVICE_DEFAULT:
    adapter::raise(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                   "there are no queues on devices, so none is the default one");
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t opencl::urQueueFinish(ur_queue_handle_t hQueue) {
  check(driver().clFinish(hQueue->driverQueue.get()), "clFinish");
  return UR_RESULT_SUCCESS;
}

// Every command is flushed as it is enqueued.
ur_result_t opencl::urQueueFlush(ur_queue_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t opencl::urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *,
                                           ur_native_handle_t *phNativeQueue) {
  *phNativeQueue = adapter::nativeHandleOf(hQueue->driverQueue.get());
  return UR_RESULT_SUCCESS;
}

} // namespace ur
