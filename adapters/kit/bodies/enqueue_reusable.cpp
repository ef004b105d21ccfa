// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The barrier that may signal a reusable event.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/wait_list.hpp"
#include "base/error.hpp"

namespace ur {

ur_result_t backend::urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (pProperties) {
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES,
                     "enqueue properties");
    kit::requireDeclared(pProperties->flags, UR_EXP_ENQUEUE_EXT_FLAGS_MASK, "enqueue flags");
  }
  if (!phEvent || !*phEvent)
    return backend::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                   phEvent);

  const kit::Command barrier{.type = UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                             .waits = {phEventWaitList, numEventsInWaitList}};
  kit::requireApart(barrier.waits, phEvent);
  if (!kit::reusableEvents().contains(*phEvent))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "*phEvent is neither null nor an event of urEventCreateExp; set it to null to "
                "get a new event");
  backend::enqueueSignal(hQueue, barrier, *phEvent);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
