// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <span>
#include <utility>

#include "adapters/kit/address_map.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/wait_list.hpp"
#include "adapters/level_zero/allocation.hpp"
#include "adapters/level_zero/event.hpp"
#include "adapters/level_zero/queue.hpp"
#include "base/error.hpp"
#include "adapters/level_zero/functions.hpp"

namespace ur {
namespace level_zero {
namespace {

using WaitList = std::span<const ur_event_handle_t>;

std::vector<std::shared_ptr<Signal>> waitsFor(WaitList list) {
  return latestSignals(list, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
}

// Enqueues a command and, where the caller wants it, makes its event: first, for a command cannot
// be taken back.
std::shared_ptr<Signal> enqueue(ur_queue_handle_t queue, ur_command_t type, Command command,
                                ur_event_handle_t *event) {
  std::shared_ptr<Signal> signal = queue->context->events->make(queue->device, queue->profiled());
  auto made = event ? std::make_unique<ur_event_handle_t_>(queue, type, signal) : nullptr;
  queue->submit(std::move(command), signal, [] {});
  if (event)
    *event = made.release();
  return signal;
}

// Both kinds of waiting: with an empty list for everything enqueued before.
Command waitCommand(WaitList list, bool barrier, const ur_event_handle_t *event) {
  kit::requireApart(list, event);
  Command command;
  command.waits = waitsFor(list);
  command.afterAll = list.empty();
  command.barrier = barrier;
  return command;
}

// A hint: it changes nothing, and completes in its place.
Command hintCommand(const void *memory, std::size_t size, WaitList list) {
  Command command;
  command.uses = {useRange(memory, size), nullptr};
  kit::requireUsm(command.uses[0].get());
  command.waits = waitsFor(list);
  return command;
}

} // namespace
} // namespace level_zero

ur_result_t backend::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  level_zero::enqueue(
      hQueue, UR_COMMAND_EVENTS_WAIT,
      level_zero::waitCommand({phEventWaitList, numEventsInWaitList}, false, phEvent), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  level_zero::enqueue(
      hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
      level_zero::waitCommand({phEventWaitList, numEventsInWaitList}, true, phEvent), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (pProperties) {
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES,
                     "enqueue properties");
    kit::requireDeclared(pProperties->flags, UR_EXP_ENQUEUE_EXT_FLAGS_MASK, "enqueue flags");
  }
  level_zero::Command command =
      level_zero::waitCommand({phEventWaitList, numEventsInWaitList}, true, phEvent);
  if (!phEvent || !*phEvent) {
    level_zero::enqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, std::move(command), phEvent);
    return UR_RESULT_SUCCESS;
  }
  if (!level_zero::reusableEvents().contains(*phEvent))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "*phEvent is neither null nor an event of urEventCreateExp; set it to null to "
                "get a new event");
  const auto signal = (*phEvent)->next(hQueue);
  hQueue->submit(std::move(command), signal, [&] { (*phEvent)->publish(signal, hQueue); });
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, size);
  level_zero::Command command;
  command.uses = {level_zero::useRange(pMem, size), nullptr};
  command.work = level_zero::Fill(pMem, {static_cast<const std::byte *>(pPattern), patternSize},
                                  size, hQueue->device->maxFillPattern);
  command.waits = level_zero::waitsFor({phEventWaitList, numEventsInWaitList});
  level_zero::enqueue(hQueue, UR_COMMAND_USM_FILL, std::move(command), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  level_zero::Command command;
  command.uses = {level_zero::useRange(pDst, size), level_zero::useRange(pSrc, size)};
  command.work = level_zero::Copy{pDst, pSrc, size};
  command.waits = level_zero::waitsFor({phEventWaitList, numEventsInWaitList});
  const auto signal =
      level_zero::enqueue(hQueue, UR_COMMAND_USM_MEMCPY, std::move(command), phEvent);
  if (blocking)
    signal->wait();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  level_zero::enqueue(hQueue, UR_COMMAND_USM_PREFETCH,
                      level_zero::hintCommand(pMem, size, {phEventWaitList, numEventsInWaitList}),
                      phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  level_zero::enqueue(hQueue, UR_COMMAND_USM_ADVISE, level_zero::hintCommand(pMem, size, {}),
                      phEvent);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
