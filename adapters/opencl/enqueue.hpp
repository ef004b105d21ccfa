// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/opencl/queue.hpp"

namespace ur::opencl {

// What the bodies of commands are built on; see adapters/kit/bodies. Memory is freed after all
// commands of its context, so that none keeps it.
void enqueue(ur_queue_handle_t queue, const kit::Command &command, const kit::Uses &uses,
             ur_event_handle_t *event);

} // namespace ur::opencl
