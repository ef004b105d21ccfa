// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/queue.hpp"

void destroy(ur_event_handle_t event) noexcept {
  ur::native_cpu::nativeHandles<ur_event_handle_t>().erase(event);
  delete event;
}

namespace ur {

ur_result_t backend::urEventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  exportNativeHandle(hEvent, phNativeEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES,
                     "event native properties");
  *phEvent = retainNative<ur_event_handle_t>(hNativeEvent, hContext, "event");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
