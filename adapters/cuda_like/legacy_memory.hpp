// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Memory that the application allocated with the driver's plain call, and that the driver exports
// as 64 bytes. The bytes name an address of the exporter, but not the allocation or the permitted
// importers, so the importer asks the exporter for both.

// Exports a whole allocation of this process.
std::unique_ptr<kit::ForeignMemory>
shareLegacy(ur_context_handle_t context, ur_device_handle_t device, void *start, std::size_t size);

// Imports memory of another process. Throws INVALID_VALUE if its owner freed it.
std::unique_ptr<kit::Memory> openLegacy(ur_context_handle_t context, ur_device_handle_t device,
                                        const ipc::Imported &imported);

} // namespace ur::cuda_like
