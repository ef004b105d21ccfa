// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>

#include "adapters/kit/object.hpp"
#include "adapters/opencl/context.hpp"

struct ur_queue_handle_t_ : ur::kit::Object {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);

  bool idle() const { return pending->empty(); }

  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const ur_queue_flags_t flags; // as given to urQueueCreate
  const ur::opencl::UniqueQueue driverQueue;
  const std::shared_ptr<ur::opencl::Pending> pending;
};

// Does not block: callbacks may give up the last reference on a thread of the driver. The driver
// completes what is enqueued.
void destroy(ur_queue_handle_t queue) noexcept;
