// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/event_pool.hpp"
#include "adapters/cuda_like/words.hpp"
#include "adapters/kit/signal.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ur::backend {

// The completion of a command, which streams signal and wait for. Callers that pass a stream must
// first make a context of its device current.
class Signal : public kit::Signal {
public:
  // Call recordStart() before the command is enqueued, and recordEnd() after it.
  virtual void recordStart(cuda_like::Stream) {}
  virtual void recordEnd(cuda_like::Stream stream) = 0;

  // Makes later commands of the stream start after the signal.
  virtual void enqueueWait(cuda_like::Stream stream) = 0;
  // Adds the wait to `words`, which the caller enqueues later. Does nothing if the signal is not a
  // memory word.
  virtual void addWait(cuda_like::Words &) {}

  // Returns the driver's event, or null if the signal is a memory word.
  virtual cuda_like::Event event() const noexcept { return nullptr; }

  // Returns whether the command can fail because a process that it waits for may exit.
  virtual bool mayFail() const noexcept = 0;

  // Sets the awaited commands that may fail. If one of them fails, this command fails too.
  virtual void setFailureSources(const std::vector<std::shared_ptr<Signal>> &) {}

  // Call it with the error of the command's device after the device is lost. Makes the signal fail
  // if it is a memory word that the command has not written.
  virtual void failOnLoss(cuda_like::Code) noexcept {}
};

} // namespace ur::backend

namespace ur::cuda_like {

using backend::Signal;
using Signals = std::vector<std::shared_ptr<Signal>>;

// The completion of a command as a driver's event, which may be the application's event.
class EventSignal : public Signal {
public:
  void recordEnd(Stream stream) override;
  void enqueueWait(Stream stream) override;
  bool mayFail() const noexcept override { return !failureSources_.empty(); }
  void setFailureSources(const Signals &sources) override { failureSources_ = sources; }

  ur_event_status_t status() const override;
  void wait() const override;
  bool watch(kit::Sleeper &sleeper) override;

private:
  Signals failureSources_; // constant after the command is enqueued
  mutable std::atomic<ur_event_status_t> finalStatus_{UR_EVENT_STATUS_SUBMITTED};
};

// The completion of a queue's command, and its start if the command is timed.
class CommandSignal final : public EventSignal {
public:
  // If the clock is null, the command is not timed. The pool has events of the queue's context,
  // which the caller must have made current.
  CommandSignal(Clock *clock, std::shared_ptr<EventPool> pool);
  ~CommandSignal() override;

  Event event() const noexcept override { return endEvent_.get(); }
  void recordStart(Stream stream) override;
  std::optional<kit::CommandTimes> times() const override;
  std::optional<std::uint64_t> submitted() const override;

private:
  Clock *const clock_;
  const std::shared_ptr<EventPool> pool_;
  const std::shared_ptr<const UniqueEvent> queuedEvent_; // null unless timed
  const std::shared_ptr<const UniqueEvent> startEvent_;  // null unless timed
  mutable std::atomic<std::uint64_t> submitted_{0};      // 0: not computed yet
  mutable kit::Lazy<kit::CommandTimes> times_;
  UniqueEvent endEvent_;
};

} // namespace ur::cuda_like
