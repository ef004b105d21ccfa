// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/opencl/context.hpp"

#include <memory>

// Its end does not block: callbacks may give up the last reference on a thread of the driver. The
// driver completes what is enqueued.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);

  bool idle() const { return pending->empty(); }
  void finish() const;
  cl_command_queue native() const noexcept { return driverQueue.get(); }

  const ur::opencl::UniqueQueue driverQueue;
  const std::shared_ptr<ur::opencl::Pending> pending;
};
