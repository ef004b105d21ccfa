// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Memory that another library allocated with cuMemAlloc or hipMalloc, and that the driver exports
// as a handle of 64 bytes. The driver's handle contains an address in the exporter, but identifies
// neither the allocation nor the permitted importers. So the importer also verifies the exporter's
// entry.

// Exports a whole allocation of this process.
std::unique_ptr<kit::ForeignMemory>
exportLegacy(ur_context_handle_t context, ur_device_handle_t device, void *start, std::size_t size);

// Imports memory of another process. Throws INVALID_VALUE if its owner has freed it.
std::unique_ptr<kit::Memory> openLegacy(ur_context_handle_t context, ur_device_handle_t device,
                                        const ipc::Imported &imported);

} // namespace ur::cuda_like
