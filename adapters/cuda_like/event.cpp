// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Gets native handles of events, and creates events from native handles.
#include "adapters/cuda_like/backend.hpp"
#include "adapters/kit/native_handle.hpp"
#include "base/error.hpp"

#include <memory>
#include <utility>

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {
namespace cuda_like {
namespace {

// A driver's event that the application created.
class NativeSignal final : public EventSignal {
public:
  explicit NativeSignal(kit::AdoptedHandle<UniqueEvent> event) : event_(std::move(event)) {}

  Event event() const noexcept override { return event_.get(); }

private:
  const kit::AdoptedHandle<UniqueEvent> event_;
};

} // namespace
} // namespace cuda_like

void backend::urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
  const auto signal = hEvent->latestSignal();
  if (!signal || !signal->event())
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "the event has no driver event: it is shared between processes, "
                "reusable and not signaled yet, or created from the native handle 0");
  *phNativeEvent = kit::nativeHandleOf(signal->event());
}

void backend::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                            ur_context_handle_t hContext,
                                            const ur_event_native_properties_t *pProperties,
                                            ur_event_handle_t *phEvent) {
  kit::requireNativeType("event", pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES);
  std::shared_ptr<Signal> signal; // null: the event is complete
  if (hNativeEvent != 0)
    signal = std::make_shared<NativeSignal>(
        kit::adopt<UniqueEvent>(hNativeEvent, kit::isOwned(pProperties)));
  *phEvent = new ur_event_handle_t_(hContext, std::move(signal));
}

} // namespace ur
