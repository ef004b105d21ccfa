// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/native_events.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/overlay/vendor_events.hpp"

#include <limits>
#include <list>
#include <utility>

namespace ur {
namespace overlay_level_zero {
namespace {

// An event of the driver that the host signals. The caller's command waits for a marker, which
// waits for the event. The device may read the event until the marker is complete.
class HostEvent final : public backend::UserEvent {
public:
  explicit HostEvent(ur_queue_handle_t queue)
      : piece_(queue->watchedWork), context_(queue->context.get()), events_(1) {
    context_->awaitedEvents.reap();
    AwaitedEvent &wait = events_.front();
    wait.pool = level_zero::createPool(context_->native(), context_->nativeDevices(), 0, 1);
    wait.event = level_zero::createEvent(wait.pool.get(), 0);
    wait.marker = overlay::addMarker(queue, reinterpret_cast<ur_native_handle_t>(wait.event.get()));
    overlay::vendor().functions.Event.pfnRetain(wait.marker);
    handle = wait.marker;
  }

  ~HostEvent() override { complete(); }

  // Completes the event after a failed signal, too, because Level Zero's events cannot fail.
  void complete() noexcept override {
    if (events_.empty())
      return;
    UR_ZE_TRY(zeEventHostSignal, events_.front().event.get());
    context_->awaitedEvents.keep(events_);
  }

private:
  const overlay::WatchedWork::Piece piece_; // declared first: ends after the reference below
  const kit::Reference<ur_context_handle_t> context_;
  std::list<AwaitedEvent> events_; // one event; empty after complete()
};

class LevelZeroSignal final : public overlay::VendorSignal {
public:
  using VendorSignal::VendorSignal;

  ur_event_status_t status() const override { return statusAfter(0); }
  void wait() const override { statusAfter(std::numeric_limits<std::uint64_t>::max()); }
  bool watch(kit::Sleeper &sleeper) override {
    if (kit::isDone(status()))
      return false;
    sleeper.setWait([this] { statusAfter(kMaxWait); });
    return true;
  }

private:
  // Nanoseconds that the thread waits for one event before it checks the other events.
  static constexpr std::uint64_t kMaxWait = 1'000'000;

  ur_event_status_t statusAfter(std::uint64_t nanoseconds) const {
    const ze_result_t result = level_zero::functions().zeEventHostSynchronize(
        reinterpret_cast<ze_event_handle_t>(native()), nanoseconds);
    if (result == ZE_RESULT_NOT_READY)
      return UR_EVENT_STATUS_SUBMITTED;
    return result == ZE_RESULT_SUCCESS ? UR_EVENT_STATUS_COMPLETE : UR_EVENT_STATUS_ERROR;
  }
};

} // namespace
} // namespace overlay_level_zero

std::unique_ptr<backend::UserEvent> backend::makeUserEvent(ur_queue_handle_t queue) {
  return std::make_unique<overlay_level_zero::HostEvent>(queue);
}

void backend::finishSignalAfter(ur_queue_handle_t queue, ur_event_handle_t vendorEvent,
                                std::shared_ptr<Signal> signal) {
  overlay::finishSignalAfter(
      std::make_shared<overlay_level_zero::LevelZeroSignal>(queue, vendorEvent), std::move(signal));
}

} // namespace ur
