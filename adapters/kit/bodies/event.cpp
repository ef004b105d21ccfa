// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"

namespace ur {

void backend::urEventRetain(ur_event_handle_t hEvent) { hEvent->retain(); }
void backend::urEventRelease(ur_event_handle_t hEvent) { kit::release(hEvent); }

void backend::urEventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_EVENT_INFO_COMMAND_QUEUE:
    return writer.value(hEvent->queue.get());
  case UR_EVENT_INFO_CONTEXT:
    return writer.value(hEvent->context);
  case UR_EVENT_INFO_COMMAND_TYPE:
    return writer.value(hEvent->commandType);
  case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
    return writer.value(hEvent->status());
  case UR_EVENT_INFO_REFERENCE_COUNT:
    return writer.value(hEvent->references());
  default:
    writer.raiseUnsupported(propName);
  }
}

} // namespace ur
