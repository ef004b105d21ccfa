// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/queue.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "adapters/native_cpu/native_handle.hpp"

using ur::native_cpu::nativeHandles;

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Queue(owner, queueDevice, queueFlags), scheduler(outOfOrder()) {}

ur_queue_handle_t_::~ur_queue_handle_t_() { nativeHandles<ur_queue_handle_t>().erase(this); }

ur_queue_handle_t ur_queue_handle_t_::native() {
  nativeHandles<ur_queue_handle_t>().insert(this);
  return this;
}

namespace ur {

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
