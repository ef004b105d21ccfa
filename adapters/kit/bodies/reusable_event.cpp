// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reusable events and the barrier that signals them.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/callbacks.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

#include <mutex>
#include <utility>

std::shared_ptr<ur::backend::Signal> ur_event_handle_t_::nextSignal(ur_queue_handle_t signaler) {
  if (shared)
    return shared->nextSignal();
  return signaler->makeSignal(signaler->isProfiled() ||
                              (flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0);
}

void ur_event_handle_t_::publish(const std::shared_ptr<ur::backend::Signal> &signal,
                                 ur_queue_handle_t signaler) {
  signal->publish();
  if (shared)
    return;
  SignalRecord newRecord{signal, signaler->isProfiled()};
  const std::lock_guard lock(ur::kit::latestSignalsMutex());
  std::swap(record_, newRecord); // destroys the previous record after the unlock
}

namespace ur {
namespace {

// Returns the flags of a reusable event's description. Throws for flags that are undeclared or
// contradict each other.
ur_exp_event_flags_t flagsOf(const ur_exp_event_desc_t &description) {
  kit::requireType(description, UR_STRUCTURE_TYPE_EXP_EVENT_DESC, "event descriptor");
  kit::requireDeclared(description.flags, UR_EXP_EVENT_FLAGS_MASK, "event flags");
  constexpr unsigned kExclusiveFlags =
      UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
  if ((description.flags & kExclusiveFlags) == kExclusiveFlags)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "an event is either shared between processes or timed, not both");
  return description.flags;
}

} // namespace

void backend::urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                 ur_event_callback_t pfnNotify, void *pUserData) {
  if (execStatus == UR_EXECUTION_INFO_QUEUED)
    base::raise(
        UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
        "an event is already queued when it is created, so no callback can wait for that state");
  kit::callbacks().add(hEvent, hEvent->latestSignal(), execStatus, pfnNotify, pUserData);
  kit::callbacks().waitForDueCallbacks(hEvent);
}

void backend::urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               const ur_exp_event_desc_t *pEventDesc, ur_event_handle_t *phEvent) {
  hContext->require(hDevice);
  const ur_exp_event_flags_t flags = flagsOf(*pEventDesc);
  std::unique_ptr<kit::SharedEvent> shared;
  if (flags & UR_EXP_EVENT_FLAG_IPC_EXP) {
    kit::requireFeature({&hDevice, 1}, UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    shared = backend::createSharedEvent(hContext, hDevice);
  }
  *phEvent = new ur_event_handle_t_(hContext, flags, std::move(shared), false);
}

void backend::urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                                const ur_exp_enqueue_ext_properties_t *pProperties,
                                                uint32_t numEventsInWaitList,
                                                const ur_event_handle_t *phEventWaitList,
                                                ur_event_handle_t *phEvent) {
  kit::requireEnqueueProperties(pProperties);
  if (!phEvent || !*phEvent)
    return backend::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                   phEvent);

  const kit::Command barrier{.type = UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                             .waits = {phEventWaitList, numEventsInWaitList}};
  kit::requireEventNotInList(barrier.waits, phEvent);
  if (!kit::reusableEvents().contains(*phEvent))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "*phEvent is neither null nor an event of urEventCreateExp; set it to null to "
                "get a new event");
  backend::enqueueSignal(hQueue, barrier, *phEvent);
}

} // namespace ur
