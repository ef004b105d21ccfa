// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/signal.hpp"
#include "adapters/kit/handles.hpp"

// A stream. Queues that need not keep an order keep it all the same. Its end does not block: the
// driver completes what is enqueued.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);

  bool idle() const; // whether all its commands are done
  void finish() const;

  // The signal of a command to come. The queue's device has to be the current one.
  std::shared_ptr<ur::cuda_like::Signal> makeSignal(bool timed) const {
    return std::make_shared<ur::cuda_like::Signal>(device, timed);
  }

  const ur::cuda_like::UniqueStream stream;
};
