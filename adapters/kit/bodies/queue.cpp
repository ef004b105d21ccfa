// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/queue_flags.hpp"
#include "base/error.hpp"

void destroy(ur_queue_handle_t queue) noexcept { delete queue; }

namespace ur {

kit::Queue::Queue(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                  ur_queue_flags_t queueFlags)
    : Object(kIdentity.table), context(owner), device(queueDevice), flags(queueFlags) {}

ur_result_t backend::urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  hContext->require(hDevice);
  *phQueue = new ur_queue_handle_t_(hContext, hDevice, kit::flagsOf(pProperties));
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueRetain(ur_queue_handle_t hQueue) {
  hQueue->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueRelease(ur_queue_handle_t hQueue) {
  if (hQueue->release())
    destroy(hQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
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
    return write.value(ur_bool_t{hQueue->idle()});
  case UR_QUEUE_INFO_SIZE:
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE, "only queues on a device have a size");
  default:
    write.raiseUnknown(propName);
  }
}

ur_result_t backend::urQueueFinish(ur_queue_handle_t hQueue) {
  hQueue->finish();
  return UR_RESULT_SUCCESS;
}

// Commands never wait for a flush.
ur_result_t backend::urQueueFlush(ur_queue_handle_t) { return UR_RESULT_SUCCESS; }

} // namespace ur
