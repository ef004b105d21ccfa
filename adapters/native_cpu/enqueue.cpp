// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/wait_list.hpp"
#include "adapters/native_cpu/allocation.hpp"
#include "adapters/native_cpu/command.hpp"
#include "adapters/native_cpu/event.hpp"
#include "adapters/native_cpu/queue.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"

namespace ur {
namespace native_cpu {
namespace {

using WaitList = std::span<const ur_event_handle_t>;

[[noreturn]] void raiseFailedWait() {
  base::raise(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
              "an event of the wait list did not complete: its signal came from a process that "
              "ended");
}

std::vector<std::shared_ptr<Signal>> waitsFor(WaitList list) {
  auto signals = latestSignals(list, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  if (std::any_of(signals.begin(), signals.end(),
                  [](const auto &signal) { return signal->status() == UR_EVENT_STATUS_ERROR; }))
    raiseFailedWait();
  return signals;
}

// Enqueues a command and, where the caller wants it, makes its event.
ur_result_t enqueue(ur_queue_handle_t queue, ur_command_t type, Command command,
                    ur_event_handle_t *event) {
  if (!event) {
    queue->scheduler.submit(std::move(command));
    return UR_RESULT_SUCCESS;
  }
  auto made = std::make_unique<ur_event_handle_t_>(queue, type);
  command.signal = made->latest();
  queue->scheduler.submit(std::move(command));
  *event = made.release();
  return UR_RESULT_SUCCESS;
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

Allocation::Use useUsm(const void *pointer, std::size_t size) {
  Allocation::Use use = useRange(pointer, size);
  kit::requireUsm(use.get());
  return use;
}

} // namespace
} // namespace native_cpu

ur_result_t backend::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  return enqueue(hQueue, UR_COMMAND_EVENTS_WAIT,
                 waitCommand({phEventWaitList, numEventsInWaitList}, false, phEvent), phEvent);
}

ur_result_t backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  return enqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                 waitCommand({phEventWaitList, numEventsInWaitList}, true, phEvent), phEvent);
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
  Command command = waitCommand({phEventWaitList, numEventsInWaitList}, true, phEvent);
  if (!phEvent || !*phEvent)
    return enqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, std::move(command), phEvent);

  if (!reusableEvents().contains(*phEvent))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "*phEvent is neither null nor an event of urEventCreateExp; set it to null to "
                "get a new event");
  hQueue->scheduler.submit(std::move(command), [&] { return (*phEvent)->next(hQueue); });
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, size);
  const auto *pattern = static_cast<const std::byte *>(pPattern);
  Command command;
  command.uses = {useRange(pMem, size)};
  command.work = Fill{pMem, {pattern, pattern + patternSize}, size};
  command.waits = waitsFor({phEventWaitList, numEventsInWaitList});
  return enqueue(hQueue, UR_COMMAND_USM_FILL, std::move(command), phEvent);
}

ur_result_t backend::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  Command command;
  command.uses = {useRange(pDst, size), useRange(pSrc, size)};
  command.work = Copy{pDst, pSrc, size};
  command.waits = waitsFor({phEventWaitList, numEventsInWaitList});
  if (!blocking)
    return enqueue(hQueue, UR_COMMAND_USM_MEMCPY, std::move(command), phEvent);

  auto event = std::make_unique<ur_event_handle_t_>(hQueue, UR_COMMAND_USM_MEMCPY);
  const std::shared_ptr<Signal> signal = event->latest();
  command.signal = signal;
  hQueue->scheduler.submit(std::move(command));
  signal->wait();
  if (signal->status() == UR_EVENT_STATUS_ERROR)
    raiseFailedWait();
  if (phEvent)
    *phEvent = event.release();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  // The memory is where host and device use it.
  Command command;
  command.uses = {useUsm(pMem, size)};
  command.waits = waitsFor({phEventWaitList, numEventsInWaitList});
  return enqueue(hQueue, UR_COMMAND_USM_PREFETCH, std::move(command), phEvent);
}

ur_result_t backend::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  Command command;
  command.uses = {useUsm(pMem, size)};
  return enqueue(hQueue, UR_COMMAND_USM_ADVISE, std::move(command), phEvent);
}

} // namespace ur
