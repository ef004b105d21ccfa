// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"
#include "adapters/native_cpu/command.hpp"

namespace ur::native_cpu {

// What the bodies of commands are built on; see adapters/kit/bodies.
void enqueue(ur_queue_handle_t queue, const kit::Command &wanted, kit::Uses uses,
             ur_event_handle_t *event);
void enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier, ur_event_handle_t event);

} // namespace ur::native_cpu
