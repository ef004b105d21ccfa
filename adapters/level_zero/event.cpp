// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/backend.hpp"

#include <exception>
#include <limits>

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {
namespace level_zero {
namespace {

// Nanoseconds that a thread waits in the driver for one event before it checks the other events.
constexpr std::uint64_t kMaxWait = 1'000'000;

// A driver's event that the application created.
class NativeSignal final : public backend::Signal {
public:
  explicit NativeSignal(AdoptedHandle<UniqueEvent> event)
      : Signal(event.get(), false), event_(std::move(event)) {}

private:
  const AdoptedHandle<UniqueEvent> event_;
};

} // namespace
} // namespace level_zero

bool backend::Signal::done() const {
  if (done_.load(std::memory_order_acquire))
    return true;
  return evaluate("zeEventQueryStatus", functions().zeEventQueryStatus(queriedEvent_));
}

void backend::Signal::wait() const { waitFor(std::numeric_limits<std::uint64_t>::max()); }

bool backend::Signal::watch(kit::Sleeper &sleeper) {
  if (done())
    return false;
  sleeper.setWait([this] {
    try {
      waitFor(kMaxWait);
    } catch (const std::exception &) { // the next status query reports the failure
    }
  });
  return true;
}

void backend::Signal::waitFor(std::uint64_t nanoseconds) const {
  if (!done_.load(std::memory_order_acquire))
    evaluate("zeEventHostSynchronize",
             functions().zeEventHostSynchronize(queriedEvent_, nanoseconds));
}

bool backend::Signal::evaluate(const char *function, ze_result_t result) const {
  if (result == ZE_RESULT_NOT_READY)
    return false;
  check(function, result);
  done_.store(isSignaledOnce_, std::memory_order_release);
  return true;
}

void backend::urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
  const auto signal = hEvent->latestSignal();
  if (!signal)
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "the event has no driver event: it is reusable and not signaled yet, "
                "or created from the native handle 0");
  *phNativeEvent = kit::nativeHandleOf(signal->event());
}

void backend::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                            ur_context_handle_t hContext,
                                            const ur_event_native_properties_t *pProperties,
                                            ur_event_handle_t *phEvent) {
  kit::requireNativeType("event", pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES);
  std::shared_ptr<Signal> signal; // null: the event is complete
  if (hNativeEvent != 0)
    signal =
        std::make_shared<NativeSignal>(adopt<UniqueEvent>(hNativeEvent, kit::isOwned(pProperties)));
  *phEvent = new ur_event_handle_t_(hContext, std::move(signal));
}

} // namespace ur
