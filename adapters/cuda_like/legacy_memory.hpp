// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Memory that the driver shares by 64 bytes of its own: what the application allocated with the
// driver's plain call. The bytes name an address of the exporter; they say neither which allocation
// it was nor who may open it, so the exporter is asked for both.

// An allocation of this process, from its start, as others may open it.
std::unique_ptr<kit::ForeignMemory>
shareLegacy(ur_context_handle_t context, ur_device_handle_t device, void *start, std::size_t size);

// What another process shares. Throws INVALID_VALUE where its owner freed it.
std::unique_ptr<kit::Memory> openLegacy(ur_context_handle_t context, ur_device_handle_t device,
                                        const ipc::Imported &imported);

} // namespace ur::cuda_like
