// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/context.hpp"

#include <cstddef>

namespace ur::level_zero {

// What sizes and addresses of physical memory and its mappings are multiples of. A null device
// stands for all devices of the context.
std::size_t granularityOf(ur_context_handle_t context, ur_device_handle_t device);

// The size that the driver wants instead: its unit grows with the size. SIZE_MAX where none fits.
std::size_t nativeSizeOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size);

} // namespace ur::level_zero
