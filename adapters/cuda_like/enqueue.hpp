// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/queue.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/command.hpp"

namespace ur::cuda_like {

// What the bodies of commands are built on; see adapters/kit/bodies. Memory is freed after all
// commands of its context, so that none keeps it.
void enqueue(ur_queue_handle_t queue, const kit::Command &command, const kit::Uses &uses,
             ur_event_handle_t *event);

} // namespace ur::cuda_like
