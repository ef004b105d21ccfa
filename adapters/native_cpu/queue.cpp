// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/queue.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/functions.hpp"

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Object(ur::kit::kIdentity.table), context(owner), device(queueDevice), flags(queueFlags),
      scheduler((queueFlags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0) {}

void destroy(ur_queue_handle_t queue) noexcept {
  ur::native_cpu::nativeHandles<ur_queue_handle_t>().erase(queue);
  delete queue;
}

namespace ur {
ur_result_t backend::urQueueFinish(ur_queue_handle_t hQueue) {
  hQueue->scheduler.finish();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *,
                                            ur_native_handle_t *phNativeQueue) {
  exportNativeHandle(hQueue, phNativeQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext, ur_device_handle_t,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES,
                     "queue native properties");
  *phQueue = retainNative<ur_queue_handle_t>(hNativeQueue, hContext, "queue");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
