// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <span>
#include <utility>

#include "adapters/level_zero/common/allocation.hpp"
#include "adapters/level_zero/common/event.hpp"
#include "adapters/level_zero/common/queue.hpp"
#include "generation.hpp"
#include "runtime/adapter/address_map.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/wait_list.hpp"

namespace ur {
namespace ze {
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
  adapter::requireApart(list, event);
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
  adapter::requireUsm(command.uses[0].get());
  command.waits = waitsFor(list);
  return command;
}

} // namespace
} // namespace ze

ur_result_t lz::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent) {
  ze::enqueue(hQueue, UR_COMMAND_EVENTS_WAIT,
              ze::waitCommand({phEventWaitList, numEventsInWaitList}, false, phEvent), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                               uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
  ze::enqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
              ze::waitCommand({phEventWaitList, numEventsInWaitList}, true, phEvent), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (pProperties) {
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES,
                         "enqueue properties");
    adapter::requireDeclared(pProperties->flags, UR_EXP_ENQUEUE_EXT_FLAGS_MASK, "enqueue flags");
  }
  ze::Command command = ze::waitCommand({phEventWaitList, numEventsInWaitList}, true, phEvent);
  if (!phEvent || !*phEvent) {
    ze::enqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, std::move(command), phEvent);
    return UR_RESULT_SUCCESS;
  }
  if (!ze::reusableEvents().contains(*phEvent))
    adapter::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "*phEvent is neither null nor an event of urEventCreateExp; set it to null to "
                   "get a new event");
  const auto signal = (*phEvent)->next(hQueue);
  hQueue->submit(std::move(command), signal, [&] { (*phEvent)->publish(signal, hQueue); });
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                 const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
  adapter::requirePattern(patternSize, size);
  ze::Command command;
  command.uses = {ze::useRange(pMem, size), nullptr};
  command.work = ze::Fill(pMem, {static_cast<const std::byte *>(pPattern), patternSize}, size,
                          hQueue->device->maxFillPattern);
  command.waits = ze::waitsFor({phEventWaitList, numEventsInWaitList});
  ze::enqueue(hQueue, UR_COMMAND_USM_FILL, std::move(command), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                   const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
  ze::Command command;
  command.uses = {ze::useRange(pDst, size), ze::useRange(pSrc, size)};
  command.work = ze::Copy{pDst, pSrc, size};
  command.waits = ze::waitsFor({phEventWaitList, numEventsInWaitList});
  const auto signal = ze::enqueue(hQueue, UR_COMMAND_USM_MEMCPY, std::move(command), phEvent);
  if (blocking)
    signal->wait();
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                     ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  ze::enqueue(hQueue, UR_COMMAND_USM_PREFETCH,
              ze::hintCommand(pMem, size, {phEventWaitList, numEventsInWaitList}), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                   ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  ze::enqueue(hQueue, UR_COMMAND_USM_ADVISE, ze::hintCommand(pMem, size, {}), phEvent);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
