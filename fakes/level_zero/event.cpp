// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/event.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/clock.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/futex.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/worker.hpp"

#include <unistd.h>

namespace host_driver {

bool waitFor(const Signalable &signal, std::uint64_t point, const Deadline &deadline,
             const std::atomic<bool> *stop) {
  for (;;) {
    const std::uint32_t value = signal.wakeWord().load();
    if (signal.hasReached(point))
      return true;
    if (deadline.hasPassed() || (stop != nullptr && *stop))
      return false;
    futexWait(signal.wakeWord(), value, deadline);
  }
}

namespace {

std::shared_ptr<Event> hostVisibleEventOf(ze_event_handle_t hEvent) {
  std::shared_ptr<Event> event = objectOf<Event>(hEvent);
  if (!event->isHostVisible())
    reportMisuse("the host queried an event that was created without the host-visible flag");
  return event;
}

// Returns whether a query may report the completion that the host has already seen, without reading
// the event's memory.
bool hasCachedCompletion(const Event &event) {
  const bool mayCache = switches().completion == Completion::AlwaysCached ||
                        (switches().completion == Completion::CachedIfLocal && !event.isImported());
  return mayCache && event.hostSawCompletion;
}

} // namespace

void destroyEvent(ze_event_handle_t hEvent) {
  const std::shared_ptr<Event> event = objectOf<Event>(hEvent);
  // The application may destroy a counter-based event at any time, but any other event only when no
  // command uses it.
  if (event->uses != 0 && event->owner == getpid() && !event->isCounterBased())
    reportMisuse("an event was destroyed while pending commands used it");
  unpublish<Event>(hEvent)->onHandleDestroyed();
}

ze_result_t eventDestroy(ze_event_handle_t hEvent) {
  if (objectOf<Event>(hEvent)->isOpened()) {
    reportMisuse("zeEventDestroy was called with an opened event; "
                 "call zeEventCounterBasedCloseIpcHandle instead");
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
  destroyEvent(hEvent);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventHostSignal(ze_event_handle_t hEvent) {
  const std::shared_ptr<Event> event = hostVisibleEventOf(hEvent);
  require(!event->isCounterBased(), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const std::uint64_t start = deviceTicks();
  event->complete(event->submitSignal(), {start, deviceTicksAfter(start)});
  event->hostSawCompletion = true;
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventHostSynchronize(ze_event_handle_t hEvent, std::uint64_t timeout) {
  const std::shared_ptr<Event> event = hostVisibleEventOf(hEvent);
  const HostWait hostWait;
  const bool signaled =
      hasCachedCompletion(*event) || waitFor(*event, event->latestPoint(), Deadline(timeout));
  if (signaled)
    event->hostSawCompletion = true;
  return signaled ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

ze_result_t eventQueryStatus(ze_event_handle_t hEvent) {
  const std::shared_ptr<Event> event = hostVisibleEventOf(hEvent);
  const HostWait hostWait;
  const bool signaled = hasCachedCompletion(*event) || event->hasReached(event->latestPoint());
  if (signaled)
    event->hostSawCompletion = true;
  return signaled ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

ze_result_t eventHostReset(ze_event_handle_t hEvent) {
  const std::shared_ptr<Event> event = hostVisibleEventOf(hEvent);
  require(!event->isCounterBased(), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  event->reset();
  event->hostSawCompletion = false;
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventQueryKernelTimestamp(ze_event_handle_t hEvent,
                                      ze_kernel_timestamp_result_t *result) {
  const std::shared_ptr<Event> event = hostVisibleEventOf(hEvent);
  requirePointer(result);
  require(event->hasTimestamps(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const HostWait hostWait;
  if (!event->hasReached(event->latestPoint()))
    return ZE_RESULT_NOT_READY;
  const TimeSpan span = event->timestamps();
  result->global = {span.start, span.end};
  result->context = result->global;
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
