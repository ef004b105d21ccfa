// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Where commands go: contexts, their queues, and the signals that tell when commands are done.

#include "adapters/cuda_like/device.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/handles.hpp"

#include <memory>
#include <optional>
#include <span>

// Devices that work together, each in its primary context.
struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Waits for all commands of its devices.
  void waitForCommands() const;
};

namespace ur::backend {

// The end of a command, told by a driver's event behind it and, for a timed one, another before it.
// The device has to be the current one when they are made.
class Signal final : public kit::Signal {
public:
  Signal(ur_device_handle_t device, bool timed);

  // What to wait for on a stream to have waited for the command.
  cuda_like::Event event() const noexcept { return end_.get(); }

  // Before and behind the command.
  void recordStart(cuda_like::Stream stream) const;
  void recordEnd(cuda_like::Stream stream) const;

  ur_event_status_t status() const override;
  void wait() const override;
  bool watch(kit::Sleeper &sleeper) override;
  std::optional<kit::CommandTimes> times() const override;

private:
  const ur_device_handle_t device_;
  const cuda_like::UniqueEvent start_; // null unless timed
  const cuda_like::UniqueEvent end_;
};

} // namespace ur::backend

// A stream. Queues that need not keep an order keep it all the same. Its end does not block: the
// driver completes what is enqueued.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);

  bool idle() const; // whether all its commands are done
  void finish() const;

  // The signal of a command to come. The queue's device has to be the current one.
  std::shared_ptr<ur::backend::Signal> makeSignal(bool timed) const {
    return std::make_shared<ur::backend::Signal>(device, timed);
  }

  const ur::cuda_like::UniqueStream stream;
};
