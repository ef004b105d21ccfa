// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/loader.hpp"

#include <cstdint>
#include <vector>

namespace ur::level_zero {

// Handles of a driver's devices.
using NativeDevices = std::vector<ze_device_handle_t>;

// Creates a pool for these devices of the context. The list must not be empty, because drivers
// disagree about the meaning of an empty list.
UniquePool createPool(ze_context_handle_t context, NativeDevices devices,
                      ze_event_pool_flags_t flags, std::uint32_t count);

// Creates an unsignaled event that host and device can signal and wait for.
UniqueEvent createEvent(ze_event_pool_handle_t pool, std::uint32_t index);

} // namespace ur::level_zero
