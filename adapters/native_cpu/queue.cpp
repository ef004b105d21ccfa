// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/queue.hpp"

#include "adapters/native_cpu/native_handle.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Object(ur::native_cpu::kDdiTable), context(owner), device(queueDevice), flags(queueFlags),
      scheduler((queueFlags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0) {}

void destroy(ur_queue_handle_t queue) noexcept {
  ur::native_cpu::nativeHandles<ur_queue_handle_t>().erase(queue);
  delete queue;
}

namespace ur {
namespace native_cpu {
namespace {

void checkFlags(ur_queue_flags_t flags) {
  adapter::requireDeclared(flags, UR_QUEUE_FLAGS_MASK, "queue flags");
  const auto all = [flags](ur_queue_flags_t some) { return (flags & some) == some; };
  if (all(UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW))
    adapter::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                   "a queue has either high or low priority, not both");
  if (all(UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE))
    adapter::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                   "a queue submits either in batches or at once, not both");
  if (flags & (UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT))
    adapter::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                   "queues on the device are not supported, as "
                   "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES tells");
}

} // namespace
} // namespace native_cpu

ur_result_t native_cpu::urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_queue_properties_t *pProperties,
                                      ur_queue_handle_t *phQueue) {
  hContext->require(hDevice);
  if (pProperties) {
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, "queue properties");
    checkFlags(pProperties->flags);
  }
  *phQueue = new ur_queue_handle_t_(hContext, hDevice, pProperties ? pProperties->flags : 0);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urQueueRetain(ur_queue_handle_t hQueue) {
  hQueue->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urQueueRelease(ur_queue_handle_t hQueue) {
  if (hQueue->release())
    destroy(hQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
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
    return write.value(ur_bool_t{hQueue->scheduler.idle()});
  case UR_QUEUE_INFO_SIZE:
    adapter::raise(UR_RESULT_ERROR_INVALID_QUEUE, "only queues on a device have a size");
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t native_cpu::urQueueFinish(ur_queue_handle_t hQueue) {
  hQueue->scheduler.finish();
  return UR_RESULT_SUCCESS;
}

// Commands never wait for a flush.
ur_result_t native_cpu::urQueueFlush(ur_queue_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t native_cpu::urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *,
                                               ur_native_handle_t *phNativeQueue) {
  exportNativeHandle(hQueue, phNativeQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES,
                         "queue native properties");
  *phQueue = retainNative<ur_queue_handle_t>(hNativeQueue, hContext, "queue");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
