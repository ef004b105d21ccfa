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

// The end of a command as streams tell it and wait for it. A context of the stream's device has to
// be the current one where a stream is passed.
class Signal : public kit::Signal {
public:
  // Before and behind the command.
  virtual void recordStart(cuda_like::Stream) {}
  virtual void recordEnd(cuda_like::Stream stream) = 0;

  // Later commands of the stream start after the signal.
  virtual void awaitOn(cuda_like::Stream stream) = 0;
  // The same of the stream that gets the words, where a word tells the end.
  virtual void awaitAmong(cuda_like::Words &) {}

  // The driver's event; null where a word tells the end.
  virtual cuda_like::Event event() const noexcept { return nullptr; }

  // Whether the command can come to its end without success: a process that it waits for may end.
  virtual bool mayFail() const noexcept = 0;

  // The commands that this one waits for and that may fail: it fails with them.
  virtual void failWith(const std::vector<std::shared_ptr<Signal>> &) {}
};

} // namespace ur::backend

namespace ur::cuda_like {

using backend::Signal;
using Signals = std::vector<std::shared_ptr<Signal>>;

// An event of the driver that tells the end of a command, which may be the application's own.
class EventSignal : public Signal {
public:
  void recordEnd(Stream stream) override;
  void awaitOn(Stream stream) override;
  bool mayFail() const noexcept override { return !causes_.empty(); }
  void failWith(const Signals &causes) override { causes_ = causes; }

  ur_event_status_t status() const override;
  void wait() const override;
  bool watch(kit::Sleeper &sleeper) override;

private:
  Signals causes_; // does not change once the command is enqueued
  mutable std::atomic<ur_event_status_t> settled_{UR_EVENT_STATUS_SUBMITTED};
};

// The end of one command of a queue, and its start where it is timed.
class CommandSignal final : public EventSignal {
public:
  // A null clock: not timed. With the queue's context as the current one, whose events the pool
  // has.
  CommandSignal(Clock *clock, std::shared_ptr<EventPool> pool);
  ~CommandSignal() override;

  Event event() const noexcept override { return end_.get(); }
  void recordStart(Stream stream) override;
  std::optional<kit::CommandTimes> times() const override;
  std::optional<std::uint64_t> submitted() const override;

private:
  Clock *const clock_;
  const std::shared_ptr<EventPool> pool_;
  const std::shared_ptr<const UniqueEvent> queued_; // null unless timed
  const std::shared_ptr<const UniqueEvent> start_;  // null unless timed
  mutable std::atomic<std::uint64_t> submitted_{0}; // 0: not computed yet
  UniqueEvent end_;
};

} // namespace ur::cuda_like
