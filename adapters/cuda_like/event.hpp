// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <vector>

#include "adapters/cuda_like/queue.hpp"
#include "adapters/kit/object.hpp"

// The event of one command: a driver's event behind it and, in profiled queues, one before it. The
// owner's device has to be the current one.
struct ur_event_handle_t_ : ur::kit::Object {
  ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command);

  ur_event_status_t status() const;

  const ur::kit::Retained<ur_queue_handle_t> queue;
  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_command_t commandType;
  const ur::cuda_like::UniqueEvent start; // null unless the queue is profiled
  const ur::cuda_like::UniqueEvent end;
};

void destroy(ur_event_handle_t event) noexcept;

namespace ur::cuda_like {

// What to wait for to have waited for these. Throws `foreign` for an event of another adapter.
std::vector<Event> driverEvents(std::span<const ur_event_handle_t> events, ur_result_t foreign);

} // namespace ur::cuda_like
