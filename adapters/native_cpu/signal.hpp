// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "adapters/native_cpu/sleeper.hpp"

namespace ur::native_cpu {

// One completion: a command makes it, events report it, later commands and the host wait for it. An
// ordinary event has one; a reusable event has one a signal, and a wait keeps the one that was the
// latest when it was asked for. All members are safe on any thread.
class Signal {
public:
  virtual ~Signal() = default;

  virtual ur_event_status_t status() const noexcept = 0;

  // Blocks until the command is done, well or not.
  virtual void wait() const = 0;

  // Makes sure that `sleeper` wakes up once the status has changed. False when the command is done:
  // then there is nothing to wake up for.
  virtual bool watch(Sleeper &sleeper) = 0;

  // The command starts; the command is done. Called by the queue, in this order.
  virtual void begin() noexcept = 0;
  virtual void finish(bool failed) noexcept = 0;
};

inline bool isDone(ur_event_status_t status) noexcept {
  return status == UR_EVENT_STATUS_COMPLETE || status == UR_EVENT_STATUS_ERROR;
}

// Moments of a command, in nanoseconds of kit::now().
struct CommandTimes {
  std::uint64_t submitted = 0; // the queue's worker has the command from the moment it is enqueued
  std::uint64_t started = 0;
  std::uint64_t ended = 0;
};

// A signal that only this process makes.
class LocalSignal final : public Signal {
public:
  explicit LocalSignal(bool timed = false);

  ur_event_status_t status() const noexcept override {
    return status_.load(std::memory_order_acquire);
  }
  void wait() const override;
  bool watch(Sleeper &sleeper) override;
  void begin() noexcept override;
  void finish(bool failed) noexcept override;

  // The times of a timed command that is done.
  std::optional<CommandTimes> times() const noexcept;

private:
  void advance(ur_event_status_t status) noexcept;

  // Commands reach the worker in the call that enqueues them, so none is seen as merely queued.
  std::atomic<ur_event_status_t> status_{UR_EVENT_STATUS_SUBMITTED};
  const bool timed_;
  const std::uint32_t generation_;
  CommandTimes times_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<Bell>> bells_;
};

} // namespace ur::native_cpu
