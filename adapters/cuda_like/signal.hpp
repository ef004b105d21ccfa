// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/signal.hpp"

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

namespace ur::cuda_like {

using backend::Signal;

} // namespace ur::cuda_like
