// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands on USM memory: the rules for their arguments.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/command.hpp"

#include <span>

namespace ur {
namespace {

using WaitList = std::span<const ur_event_handle_t>;

void enqueueWait(ur_queue_handle_t queue, ur_command_t type, WaitList waits,
                 ur_event_handle_t *event) {
  kit::requireApart(waits, event);
  backend::enqueue(queue, {.type = type, .waits = waits}, {}, event);
}

// A hint does nothing but keep its place among the commands.
void enqueueHint(ur_queue_handle_t queue, ur_command_t type, const void *memory, std::size_t size,
                 WaitList waits, ur_event_handle_t *event) {
  backend::enqueue(queue, {.type = type, .waits = waits}, {kit::useUsmRange(memory, size)}, event);
}

} // namespace

void backend::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
  return enqueueWait(hQueue, UR_COMMAND_EVENTS_WAIT, {phEventWaitList, numEventsInWaitList},
                     phEvent);
}

void backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  return enqueueWait(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                     {phEventWaitList, numEventsInWaitList}, phEvent);
}

void backend::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                               const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, size);
  const auto *pattern = static_cast<const std::byte *>(pPattern);
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_USM_FILL,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::Fill{pMem, {pattern, pattern + patternSize}, size}},
                   {kit::useRange(pMem, size)}, phEvent);
}

void backend::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                 const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_USM_MEMCPY,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::Copy{pDst, pSrc, size},
                    .blocking = blocking},
                   {kit::useRange(pDst, size), kit::useRange(pSrc, size)}, phEvent);
}

void backend::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                   ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
  return enqueueHint(hQueue, UR_COMMAND_USM_PREFETCH, pMem, size,
                     {phEventWaitList, numEventsInWaitList}, phEvent);
}

void backend::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  return enqueueHint(hQueue, UR_COMMAND_USM_ADVISE, pMem, size, {}, phEvent);
}

} // namespace ur
