// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/handles.hpp"
#include "fakes/cuda/schedule.hpp"

#include <memory>

namespace cuda_driver {

struct Context;

struct Event {
  Context *const context;
  const unsigned flags;
  std::shared_ptr<Fence> fence; // the schedule's mutex guards this and `age`
  std::chrono::seconds age{};   // subtracted from the recorded time

  Clock::time_point time() const { return fence->time - age; }

  // Returns the newest record, or null.
  std::shared_ptr<Fence> currentFence() const;
};

Handles<Event> &events();
// Returns the event of a handle. Throws INVALID_HANDLE if the handle is unknown.
std::shared_ptr<Event> eventOf(CUevent handle);

} // namespace cuda_driver
