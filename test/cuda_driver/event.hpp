// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/handles.hpp"
#include "test/cuda_driver/schedule.hpp"

#include <memory>

namespace cuda_driver {

struct Context;

struct Event {
  Context *const context;
  const unsigned flags;
  std::shared_ptr<Mark> recorded; // guarded by the schedule, as is what follows
  std::chrono::seconds age{};     // how long before that it seems to have been

  Clock::time_point time() const { return recorded->time - age; }

  // What was recorded last; null where nothing was.
  std::shared_ptr<Mark> latest() const;
};

Handles<Event> &events();
// Throws INVALID_HANDLE.
std::shared_ptr<Event> eventOf(CUevent handle);

} // namespace cuda_driver
