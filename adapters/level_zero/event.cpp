// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/native_handle.hpp"
#include "adapters/level_zero/queue.hpp"
#include "base/error.hpp"

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {
namespace level_zero {
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

} // namespace ur
