// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/callbacks.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <mutex>

ur_adapter_handle_t_::~ur_adapter_handle_t_() { ur::kit::callbacks().joinIdleThread(); }

ur_event_handle_t_::ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command,
                                       std::shared_ptr<ur::backend::Signal> signal)
    : Object(ur::kit::kIdentity.table), context(owner->context.get()), queue(owner),
      commandType(command), record_{std::move(signal), owner->recordsTimes(command)} {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner,
                                       std::shared_ptr<ur::backend::Signal> signal)
    : Object(ur::kit::kIdentity.table), ownContext_(owner), context(owner),
      commandType(UR_COMMAND_EVENTS_WAIT), record_{std::move(signal)} {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags,
                                       std::unique_ptr<ur::kit::SharedEvent> state, bool isImported)
    : Object(ur::kit::kIdentity.table), ownContext_(owner), context(owner),
      commandType(UR_COMMAND_EVENTS_WAIT_WITH_BARRIER), flags(eventFlags), shared(std::move(state)),
      imported(isImported), isReusable_(true) {
  ur::kit::reusableEvents().insert(this);
}

ur_event_handle_t_::~ur_event_handle_t_() {
  if (isReusable_)
    ur::kit::reusableEvents().erase(this);
  if (shared && !imported)
    ur::kit::exchange().revoke(this);
}

ur_event_handle_t_::SignalRecord ur_event_handle_t_::record() const {
  if (!isReusable_)
    return record_;
  const std::lock_guard lock(ur::kit::latestSignalsMutex());
  return record_;
}

std::shared_ptr<ur::backend::Signal> ur_event_handle_t_::latestSignal() const {
  return shared ? shared->latestSignal() : record().signal;
}

ur_event_status_t ur_event_handle_t_::status() const {
  const auto signal = latestSignal();
  return signal ? signal->statusNow() : UR_EVENT_STATUS_COMPLETE;
}

std::optional<std::uint64_t> ur_event_handle_t_::profile(ur_profiling_info_t moment) const {
  const SignalRecord latestRecord = record();
  if (!latestRecord.signal)
    return std::nullopt;
  if (moment == UR_PROFILING_INFO_COMMAND_QUEUED || moment == UR_PROFILING_INFO_COMMAND_SUBMIT)
    return latestRecord.queueProfiled ? latestRecord.signal->submitted() : std::nullopt;
  const auto times = latestRecord.signal->times();
  if (!times)
    return std::nullopt;
  if (moment == UR_PROFILING_INFO_COMMAND_START)
    return commandType == UR_COMMAND_TIMESTAMP_RECORDING_EXP ? times->ended : times->started;
  // If profiling is enabled for the event but not for the signaling queue, the event has only a
  // start and an end time.
  if (moment == UR_PROFILING_INFO_COMMAND_END || latestRecord.queueProfiled)
    return times->ended;
  return std::nullopt;
}

namespace ur {

kit::HandleRegistry<ur_event_handle_t> &kit::reusableEvents() {
  static constinit base::Immortal<HandleRegistry<ur_event_handle_t>> registry;
  return registry.get();
}

base::ForkSafeMutex &kit::latestSignalsMutex() {
  static constinit base::Immortal<base::ForkSafeMutex> instance;
  return instance.get(base::ForkOrder::Inner);
}

std::vector<std::shared_ptr<backend::Signal>>
kit::latestSignals(std::span<const ur_event_handle_t> events, ur_result_t error) {
  std::vector<std::shared_ptr<backend::Signal>> signals;
  for (ur_event_handle_t event : events) {
    if (!event->belongsTo(kIdentity.table))
      base::raise(error, "an event in the wait list belongs to another adapter");
    auto signal = event->latestSignal();
    if (signal && signal->status() != UR_EVENT_STATUS_COMPLETE)
      signals.push_back(std::move(signal));
  }
  return signals;
}

void backend::urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  const std::span events(phEventWaitList, numEvents);
  const auto signals = kit::latestSignals(events, UR_RESULT_ERROR_INVALID_EVENT);
  for (const auto &signal : signals)
    signal->wait();
  for (ur_event_handle_t event : events)
    kit::callbacks().waitForDueCallbacks(event);
  if (std::any_of(signals.begin(), signals.end(),
                  [](const auto &signal) { return signal->status() == UR_EVENT_STATUS_ERROR; }))
    base::raise(
        UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
        "the command of an event in the wait list failed: it or an earlier command waited for "
        "a signal from a process that has exited or lost its device");
}

void backend::urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const auto time = hEvent->profile(propName);
  if (!time)
    base::raise(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                "the event has no such time: it is not complete, it is shared between processes, "
                "or neither it nor its queue records times; times other than start and end need a "
                "queue with profiling");
  return kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(*time);
}

} // namespace ur
