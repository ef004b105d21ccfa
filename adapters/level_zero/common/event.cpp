// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/event.hpp"

#include "adapters/level_zero/common/callbacks.hpp"
#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/exchange.hpp"
#include "adapters/level_zero/common/native_handle.hpp"
#include "adapters/level_zero/common/requirements.hpp"
#include "generation.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/event_desc.hpp"
#include "runtime/adapter/native_handle.hpp"

namespace ze = ur::ze;

ur_event_handle_t_::ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command,
                                       std::shared_ptr<ze::Signal> signal)
    : Object(ur::lz::kDdiTable), context(owner->context), queue(owner), commandType(command),
      signal_(std::move(signal)), queueProfiled_(owner->profiled()) {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner,
                                       std::shared_ptr<ze::Signal> signal)
    : Object(ur::lz::kDdiTable), context(owner), commandType(UR_COMMAND_EVENTS_WAIT),
      signal_(std::move(signal)) {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags,
                                       std::unique_ptr<ze::SharedEvent> state, bool isImported)
    : Object(ur::lz::kDdiTable), context(owner), commandType(UR_COMMAND_EVENTS_WAIT_WITH_BARRIER),
      flags(eventFlags), shared(std::move(state)), imported(isImported) {
  ze::reusableEvents().insert(this);
}

std::shared_ptr<ze::Signal> ur_event_handle_t_::latest() const {
  if (shared)
    return shared->latest();
  const std::lock_guard lock(mutex_);
  return signal_;
}

std::shared_ptr<ze::Signal> ur_event_handle_t_::next(ur_queue_handle_t signaller) {
  if (shared)
    return shared->next();
  const bool timed = signaller->profiled() || (flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING) != 0;
  return context->events->make(signaller->device, timed);
}

void ur_event_handle_t_::publish(const std::shared_ptr<ze::Signal> &signal,
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
  ze::reusableEvents().erase(event);
  if (event->shared && !event->imported) {
    ze::exchange().revoke(event);
    event->shared->native()->end();
  }
  delete event;
}

namespace ur {
namespace ze {

std::vector<std::shared_ptr<Signal>> latestSignals(std::span<const ur_event_handle_t> events,
                                                   ur_result_t foreign) {
  std::vector<std::shared_ptr<Signal>> signals;
  for (ur_event_handle_t event : events) {
    if (!event->belongsTo(lz::kDdiTable))
      adapter::raise(foreign, "an event of the list belongs to another adapter");
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
} // namespace ze

ur_result_t lz::urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  const std::span events(phEventWaitList, numEvents);
  for (const auto &signal : ze::latestSignals(events, UR_RESULT_ERROR_INVALID_EVENT))
    signal->wait();
  for (ur_event_handle_t event : events)
    ze::callbacks().settle(event);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEventGetNativeHandle(ur_event_handle_t hEvent,
                                       ur_native_handle_t *phNativeEvent) {
  const auto signal = hEvent->latest();
  if (!signal)
    adapter::raise(UR_RESULT_ERROR_INVALID_EVENT,
                   "a reusable event has no event of the driver before its first signal");
  *phNativeEvent = adapter::nativeHandleOf(signal->event());
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                              ur_context_handle_t hContext,
                                              const ur_event_native_properties_t *pProperties,
                                              ur_event_handle_t *phEvent) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES,
                         "event native properties");
  ze::requireNative(hNativeEvent, "event");
  const bool owned = pProperties && pProperties->isNativeHandleOwned;
  *phEvent = new ur_event_handle_t_(
      hContext, std::make_shared<ze::NativeSignal>(
                    ze::UniqueEvent(adapter::fromNative<ze_event_handle_t>(hNativeEvent)), owned));
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urEventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_exp_event_desc_t *pEventDesc,
                                 ur_event_handle_t *phEvent) {
  hContext->require(hDevice);
  const ur_exp_event_flags_t flags = adapter::flagsOf(*pEventDesc);
  std::unique_ptr<ze::SharedEvent> shared;
  if (flags & UR_EXP_EVENT_FLAG_IPC_EXP) {
    ze::requireCapability(hDevice, &ze::Capabilities::event, "IPC of events");
    shared = ze::createSharedEvent(hContext, hDevice);
  }
  *phEvent = new ur_event_handle_t_(hContext, flags, std::move(shared), false);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
