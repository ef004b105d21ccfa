// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/event.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/event_desc.hpp"
#include "adapters/kit/exchange.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/native_cpu/callbacks.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"

namespace native_cpu = ur::native_cpu;

ur_event_handle_t_::ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command)
    : Object(ur::kit::kIdentity.table), context(owner->context), queue(owner), commandType(command),
      signal_(std::make_shared<native_cpu::LocalSignal>(owner->profiled())),
      queueProfiled_(owner->profiled()) {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags)
    : Object(ur::kit::kIdentity.table), context(owner),
      commandType(UR_COMMAND_EVENTS_WAIT_WITH_BARRIER), flags(eventFlags),
      shared(flags & UR_EXP_EVENT_FLAG_IPC_EXP ? native_cpu::SharedEvent::create() : nullptr) {
  native_cpu::reusableEvents().insert(this);
}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner,
                                       std::shared_ptr<native_cpu::SharedEvent> state)
    : Object(ur::kit::kIdentity.table), context(owner),
      commandType(UR_COMMAND_EVENTS_WAIT_WITH_BARRIER), flags(UR_EXP_EVENT_FLAG_IPC_EXP),
      shared(std::move(state)), imported(true) {
  native_cpu::reusableEvents().insert(this);
}

std::shared_ptr<native_cpu::Signal> ur_event_handle_t_::latest() const {
  if (shared)
    return shared->latest();
  const std::lock_guard lock(mutex_);
  return signal_;
}

std::shared_ptr<native_cpu::Signal> ur_event_handle_t_::next(ur_queue_handle_t signaller) {
  if (shared)
    return shared->next();
  const bool timed = signaller->profiled() || (flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
  auto signal = std::make_shared<native_cpu::LocalSignal>(timed);
  const std::lock_guard lock(mutex_);
  signal_ = signal;
  queueProfiled_ = signaller->profiled();
  return signal;
}

ur_event_status_t ur_event_handle_t_::status() const {
  const auto signal = latest();
  return signal ? signal->status() : UR_EVENT_STATUS_COMPLETE;
}

void destroy(ur_event_handle_t event) noexcept {
  native_cpu::reusableEvents().erase(event);
  native_cpu::nativeHandles<ur_event_handle_t>().erase(event);
  if (event->shared && !event->imported)
    ur::kit::exchange().revoke(event);
  delete event;
}

namespace ur {
namespace native_cpu {

std::vector<std::shared_ptr<Signal>> latestSignals(std::span<const ur_event_handle_t> events,
                                                   ur_result_t foreign) {
  std::vector<std::shared_ptr<Signal>> signals;
  for (ur_event_handle_t event : events) {
    if (!event->belongsTo(kit::kIdentity.table))
      base::raise(foreign, "an event of the list belongs to another adapter");
    auto signal = event->latest();
    if (signal && signal->status() != UR_EVENT_STATUS_COMPLETE)
      signals.push_back(std::move(signal));
  }
  return signals;
}

} // namespace native_cpu

ur_result_t backend::urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  const std::span events(phEventWaitList, numEvents);
  const auto signals = latestSignals(events, UR_RESULT_ERROR_INVALID_EVENT);
  for (const auto &signal : signals)
    signal->wait();
  for (ur_event_handle_t event : events)
    callbacks().settle(event);
  if (std::any_of(signals.begin(), signals.end(),
                  [](const auto &signal) { return signal->status() == UR_EVENT_STATUS_ERROR; }))
    base::raise(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
                "a command that was waited for did not complete: it, or one before it, waited "
                "for a signal of a process that ended");
  return UR_RESULT_SUCCESS;
}

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

ur_result_t backend::urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  hContext->require(hDevice);
  const ur_exp_event_flags_t flags = kit::flagsOf(*pEventDesc);
  *phEvent = new ur_event_handle_t_(hContext, flags);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
