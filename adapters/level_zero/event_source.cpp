// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/event_source.hpp"

#include "adapters/level_zero/device.hpp"
#include "base/fork.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>

namespace ur::level_zero {

UniqueEvent PoolEventMaker::make(NativeDevice &, bool timed) {
  Pools &pools = pools_[timed ? 1 : 0];
  if (pools.all.empty() || pools.usedEvents == kPoolSize) {
    const ze_event_pool_flags_t flags = timed ? unsigned{ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP} : 0u;
    pools.all.push_back(createPool(context_, devices_, flags, kPoolSize));
    pools.usedEvents = 0;
  }
  UniqueEvent event = createEvent(pools.all.back().get(), pools.usedEvents);
  ++pools.usedEvents;
  return event;
}

// A signal whose destructor returns its event to the source.
class EventSource::ReusableSignal final : public backend::Signal {
public:
  ReusableSignal(EventSource &source, Kind kind, ze_event_handle_t event)
      : Signal(event, true), source_(source), kind_(kind),
        submitted_(kind.timed ? kind.device->now() : 0) {}
  ~ReusableSignal() override {
    // A forked child does not return the parent's events, because a thread of the parent may have
    // locked the source.
    if (generation_ == base::forkGeneration())
      source_.returnEvent(kind_, event());
  }

  std::optional<kit::CommandTimes> times() const override {
    if (!kind_.timed || !done())
      return std::nullopt;
    const std::lock_guard lock(mutex_);
    if (!times_)
      times_ = measure();
    return times_;
  }

  std::optional<std::uint64_t> submitted() const override {
    return kind_.timed ? std::optional(submitted_) : std::nullopt;
  }

private:
  // Returns the times that the device recorded. If the driver does not return them, the start is
  // the time of the submission, and the end is the current time.
  kit::CommandTimes measure() const {
    ze_kernel_timestamp_result_t ticks{};
    kit::CommandTimes times{submitted_, submitted_, 0};
    const ze_result_t result = functions().zeEventQueryKernelTimestamp(event(), &ticks);
    if (result != ZE_RESULT_SUCCESS) {
      times.ended = kind_.device->now();
      return times;
    }
    times.started = std::max(submitted_, kind_.device->timeOf(ticks.global.kernelStart));
    times.ended = std::max(times.started, kind_.device->timeOf(ticks.global.kernelEnd));
    return times;
  }

  EventSource &source_;
  const Kind kind_;
  const std::uint64_t submitted_;
  const std::uint32_t generation_ = base::forkGeneration();
  mutable std::mutex mutex_;
  mutable std::optional<kit::CommandTimes> times_;
};

std::shared_ptr<backend::Signal> EventSource::make(ur_device_handle_t device, bool timed) {
  const Kind kind{device, timed};
  const ze_event_handle_t event = take(kind);
  base::ScopeGuard undo([&] { returnEvent(kind, event); });
  auto signal = std::make_shared<ReusableSignal>(*this, kind, event);
  undo.dismiss();
  return signal;
}

ze_event_handle_t EventSource::take(const Kind &kind) {
  const std::lock_guard lock(mutex_);
  auto &free = free_[kind];
  if (free.empty()) {
    all_.reserve(all_.size() + 1);
    free.reserve(all_.size() + 1); // so that returnEvent() cannot fail
    all_.push_back(maker_->make(*kind.device, kind.timed));
    return all_.back().get();
  }
  const ze_event_handle_t event = free.back();
  if (maker_->needsReset())
    UR_ZE_CHECK(zeEventHostReset, event);
  free.pop_back();
  return event;
}

void EventSource::returnEvent(const Kind &kind, ze_event_handle_t event) noexcept {
  const std::lock_guard lock(mutex_);
  free_.find(kind)->second.push_back(event);
}

} // namespace ur::level_zero
