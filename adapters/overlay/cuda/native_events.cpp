// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/native_events.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/overlay/driver_calls.hpp"
#include "adapters/overlay/vendor_events.hpp"
#include "base/scope_guard.hpp"

#include <atomic>
#include <utility>

namespace ur {
namespace overlay_cuda {
namespace {

using cuda_like::check;
using cuda_like::driver;

// An event that completes when the host writes a memory word. A stream waits for the word, and the
// caller's command waits for an event of that stream. Each wait has its own stream, because a
// second wait in a stream would also wait for the first one. The driver destroys the released
// stream and its event after the wait.
class HostEvent final : public backend::UserEvent {
public:
  explicit HostEvent(ur_queue_handle_t queue) : device_(queue->context->devices.front()) {
    const cuda_like::CurrentContext current(device_->context());
    word_ = device_->hostWords.take();
    base::ScopeGuard undo([this] { complete(); });
    const cuda_like::UniqueStream stream = cuda_like::makeStream();
    check(driver().streamWaitWord(stream.get(), word_.deviceAddress, value() + 1,
                                  cuda_like::kWaitUntilAtLeast),
          "make a stream wait for the host");
    const cuda_like::UniqueEvent event = cuda_like::makeEvent(cuda_like::kEventDisableTiming);
    check(driver().eventRecord(event.get(), stream.get()), "record an event");
    handle = overlay::addMarker(queue, reinterpret_cast<ur_native_handle_t>(event.get()));
    undo.dismiss();
  }

  ~HostEvent() override { complete(); }

  // Completes the event after a failed signal, too, because the driver's events cannot fail. Gives
  // the word back for reuse before the stream has read its value: later users write only larger
  // values, which complete this wait, too.
  void complete() noexcept override {
    if (!word_.address)
      return;
    ++value();
    device_->hostWords.returnWord(std::exchange(word_, {}));
  }

private:
  std::atomic_ref<std::uint64_t> value() const noexcept { return std::atomic_ref(*word_.address); }

  const ur_device_handle_t device_;
  cuda_like::HostWord word_{};
};

class CudaSignal final : public overlay::VendorSignal {
public:
  using VendorSignal::VendorSignal;

  ur_event_status_t status() const override {
    const overlay::DriverCalls calls;
    if (!calls.areAllowed())
      return UR_EVENT_STATUS_ERROR; // like a signal of a process that has exited
    const cuda_like::Code code = driver().eventQuery(event());
    if (code == cuda_like::kNotReady)
      return UR_EVENT_STATUS_SUBMITTED;
    return code == cuda_like::kSuccess ? UR_EVENT_STATUS_COMPLETE : UR_EVENT_STATUS_ERROR;
  }
  void wait() const override { check(driver().eventSynchronize(event()), "wait for an event"); }
  bool watch(kit::Sleeper &sleeper) override {
    if (kit::isDone(status()))
      return false;
    // Polls. A callback from the driver would need a stream that waits for the event, and this
    // stream would block other streams of its hardware channel. If the channel is full, the call
    // that submits the wait would block the watcher, too.
    sleeper.checkAgainSoon();
    return true;
  }

private:
  cuda_like::Event event() const noexcept { return reinterpret_cast<cuda_like::Event>(native()); }
};

} // namespace
} // namespace overlay_cuda

std::unique_ptr<backend::UserEvent> backend::makeUserEvent(ur_queue_handle_t queue) {
  return std::make_unique<overlay_cuda::HostEvent>(queue);
}

void backend::finishSignalAfter(ur_queue_handle_t queue, ur_event_handle_t vendorEvent,
                                std::shared_ptr<Signal> signal) {
  overlay::finishSignalAfter(std::make_shared<overlay_cuda::CudaSignal>(queue, vendorEvent),
                             std::move(signal));
}

} // namespace ur
