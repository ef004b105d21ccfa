// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/native_cpu/context.hpp"
#include "adapters/native_cpu/scheduler.hpp"

// Its end blocks until its commands are done.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);
  ~ur_queue_handle_t_();

  bool idle() const { return scheduler.idle(); }
  void finish() { scheduler.finish(); }

  // Remembers that it was asked for.
  ur_queue_handle_t native();

  // The signal of a command to come.
  static std::shared_ptr<ur::native_cpu::Signal> makeSignal(bool timed) {
    return std::make_shared<ur::native_cpu::LocalSignal>(timed);
  }

  ur::native_cpu::Scheduler scheduler;
};
