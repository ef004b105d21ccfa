// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/event.hpp"
#include "fakes/level_zero/event_pool.hpp"
#include "fakes/level_zero/mapping.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace host_driver {

// The state of a counter-based event, shared by all processes that opened the event. Point n is the
// n-th signal. The state records the completion of a signal until kPendingPoints later signals are
// submitted.
struct CounterState {
  static constexpr std::size_t kPendingPoints = 1000;

  std::atomic<std::uint64_t> submitted;
  std::atomic<std::uint32_t> wakes;
  std::atomic<std::uint64_t> start;
  std::atomic<std::uint64_t> end;
  std::array<std::atomic<std::uint64_t>, kPendingPoints> completed;
};

// An event that shows whether the latest signal of an in-order list is complete. A new event is
// complete.
class CounterBasedEvent : public Event {
public:
  static std::shared_ptr<CounterBasedEvent> create(std::shared_ptr<Context> context,
                                                   std::uint32_t flags);
  static std::shared_ptr<CounterBasedEvent> createInPool(std::shared_ptr<EventPool> pool);
  // A one-way import shows only the point of its snapshot.
  static std::shared_ptr<CounterBasedEvent> open(std::shared_ptr<Context> context, OwnedFd file,
                                                 std::uint32_t flags,
                                                 std::optional<std::uint64_t> snapshot);

  void requireSignalFrom(const ListTraits &list) const override;
  bool isCounterBased() const override { return true; }
  bool isHostVisible() const override;
  bool hasTimestamps() const override;
  std::uint64_t submitSignal() override;
  std::uint64_t latestPoint() const override;
  bool hasReached(std::uint64_t point) const override;
  void complete(std::uint64_t point, TimeSpan span) override;
  void reset() override;
  TimeSpan timestamps() const override;
  const std::atomic<std::uint32_t> &wakeWord() const override { return state().wakes; }
  void onHandleDestroyed() override { file_.reset(); }

  std::uint32_t flags() const { return flags_; }
  bool isOpened() const override { return opened_; }
  const Device *onlyDevice() const override { return onlyDevice_; }
  bool isPooled() const { return pooled_; }
  const OwnedFd &file() const { return file_; }
  std::uint64_t stateAddress() const;

  CounterBasedEvent(std::shared_ptr<Object> parentObject, OwnedFd stateFile,
                    std::uint32_t eventFlags);

private:
  CounterState &state() const { return *reinterpret_cast<CounterState *>(pages_.data()); }

  const std::uint32_t flags_;
  bool opened_ = false;
  const Device *onlyDevice_ = nullptr;
  bool pooled_ = false;
  std::optional<std::uint64_t> snapshot_;
  OwnedFd file_;
  Mapping pages_;
};

// Returns the event of a handle. Throws INVALID_ARGUMENT if the event is not counter-based.
std::shared_ptr<CounterBasedEvent> counterBasedEventOf(ze_event_handle_t hEvent);

} // namespace host_driver
