// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/object.hpp"
#include "adapters/opencl/queue.hpp"

// The event of one command.
struct ur_event_handle_t_ : ur::kit::Object {
  ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command, ur::opencl::UniqueEvent event);

  ur_event_status_t status() const;

  const ur::kit::Retained<ur_queue_handle_t> queue;
  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_command_t commandType;
  const ur::opencl::UniqueEvent driverEvent;
};

void destroy(ur_event_handle_t event) noexcept;

namespace ur::opencl {

// OpenCL's events. Throws `foreign` for an event of another adapter.
std::vector<cl_event> driverEvents(std::span<const ur_event_handle_t> events, ur_result_t foreign);

} // namespace ur::opencl
