// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/context.hpp"
#include "adapters/native_cpu/scheduler.hpp"

struct ur_queue_handle_t_ : ur::kit::Object {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);

  bool profiled() const noexcept { return (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0; }

  bool idle() const { return scheduler.idle(); }

  // The signal of a command to come.
  static std::shared_ptr<ur::native_cpu::Signal> makeSignal(bool timed) {
    return std::make_shared<ur::native_cpu::LocalSignal>(timed);
  }

  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const ur_queue_flags_t flags; // as given to urQueueCreate
  ur::native_cpu::Scheduler scheduler;
};

// Blocks until the queue's commands are done.
void destroy(ur_queue_handle_t queue) noexcept;
