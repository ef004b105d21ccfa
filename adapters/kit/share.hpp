// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"
#include "ipc/exchange.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::kit {

// The handles that this process exports and opens through this adapter.
ipc::Exchange &exchange();

// Throws UNSUPPORTED_FEATURE, with what the probe found, unless one of the devices has the feature.
void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature);

// Makes a handle of what `shared` describes; the request says the rest.
void *getHandle(ipc::ExportRequest request, Shared shared);

// Ends a handle. Throws INVALID_VALUE for what is none of this process.
void putHandle(ipc::Kind kind, const void *data);

// Throws INVALID_VALUE where what was opened is smaller than the handle says.
void requireWhole(std::size_t opened, std::uint64_t claimed);

} // namespace ur::kit
