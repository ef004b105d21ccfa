// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/event.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/event_desc.hpp"
#include "adapters/kit/exchange.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/callbacks.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/native_handle.hpp"
#include "adapters/level_zero/requirements.hpp"
#include "base/error.hpp"
#include "adapters/level_zero/functions.hpp"

namespace level_zero = ur::level_zero;

ur_event_handle_t_::ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command,
                                       std::shared_ptr<level_zero::Signal> signal)
    : Object(ur::kit::kIdentity.table), context(owner->context), queue(owner), commandType(command),
      signal_(std::move(signal)), queueProfiled_(owner->profiled()) {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner,
                                       std::shared_ptr<level_zero::Signal> signal)
    : Object(ur::kit::kIdentity.table), context(owner), commandType(UR_COMMAND_EVENTS_WAIT),
      signal_(std::move(signal)) {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags,
                                       std::unique_ptr<level_zero::SharedEvent> state,
                                       bool isImported)
    : Object(ur::kit::kIdentity.table), context(owner),
      commandType(UR_COMMAND_EVENTS_WAIT_WITH_BARRIER), flags(eventFlags), shared(std::move(state)),
      imported(isImported) {
  level_zero::reusableEvents().insert(this);
}

std::shared_ptr<level_zero::Signal> ur_event_handle_t_::latest() const {
  if (shared)
    return shared->latest();
  const std::lock_guard lock(mutex_);
  return signal_;
}

std::shared_ptr<level_zero::Signal> ur_event_handle_t_::next(ur_queue_handle_t signaller) {
  if (shared)
    return shared->next();
  const bool timed = signaller->profiled() || (flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
  return context->events->make(signaller->device, timed);
}

void ur_event_handle_t_::publish(const std::shared_ptr<level_zero::Signal> &signal,
                                 ur_queue_handle_t signaller) {
  signal->publish();
  if (shared)
    return;
  const std::lock_guard lock(mutex_);
  signal_ = signal;
  queueProfiled_ = signaller->profiled();
}

ur_event_status_t ur_event_handle_t_::status() const {
  const auto signal = latest();
  return !signal || signal->done() ? UR_EVENT_STATUS_COMPLETE : UR_EVENT_STATUS_SUBMITTED;
}

void destroy(ur_event_handle_t event) noexcept {
  level_zero::reusableEvents().erase(event);
  if (event->shared && !event->imported) {
    ur::kit::exchange().revoke(event);
    event->shared->native()->end();
  }
  delete event;
}

namespace ur {
namespace level_zero {

std::vector<std::shared_ptr<Signal>> latestSignals(std::span<const ur_event_handle_t> events,
                                                   ur_result_t foreign) {
  std::vector<std::shared_ptr<Signal>> signals;
  for (ur_event_handle_t event : events) {
    if (!event->belongsTo(kit::kIdentity.table))
      base::raise(foreign, "an event of the list belongs to another adapter");
    auto signal = event->latest();
    if (signal && !signal->done())
      signals.push_back(std::move(signal));
  }
  return signals;
}

namespace {

// A driver's event that the application made.
class NativeSignal final : public Signal {
public:
  NativeSignal(UniqueEvent event, bool owned)
      : Signal(event.get(), false), event_(std::move(event)), owned_(owned) {}
  ~NativeSignal() override {
    if (!owned_)
      static_cast<void>(event_.release());
  }

private:
  UniqueEvent event_;
  const bool owned_;
};

} // namespace
} // namespace level_zero

ur_result_t backend::urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  const std::span events(phEventWaitList, numEvents);
  for (const auto &signal : level_zero::latestSignals(events, UR_RESULT_ERROR_INVALID_EVENT))
    signal->wait();
  for (ur_event_handle_t event : events)
    level_zero::callbacks().settle(event);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  const auto signal = hEvent->latest();
  if (!signal)
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "a reusable event has no event of the driver before its first signal");
  *phNativeEvent = kit::nativeHandleOf(signal->event());
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES,
                     "event native properties");
  level_zero::requireNative(hNativeEvent, "event");
  const bool owned = pProperties && pProperties->isNativeHandleOwned;
  *phEvent = new ur_event_handle_t_(
      hContext,
      std::make_shared<level_zero::NativeSignal>(
          level_zero::UniqueEvent(kit::fromNative<ze_event_handle_t>(hNativeEvent)), owned));
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  hContext->require(hDevice);
  const ur_exp_event_flags_t flags = kit::flagsOf(*pEventDesc);
  std::unique_ptr<level_zero::SharedEvent> shared;
  if (flags & UR_EXP_EVENT_FLAG_IPC_EXP) {
    level_zero::requireCapability(hDevice, &level_zero::Capabilities::event, "IPC of events");
    shared = level_zero::createSharedEvent(hContext, hDevice);
  }
  *phEvent = new ur_event_handle_t_(hContext, flags, std::move(shared), false);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
