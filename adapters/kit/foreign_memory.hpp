// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

namespace ur::kit {

// Returns the object that identifies this memory in the exchange: the object of its live handles,
// or `memory` if the memory has no live handles. The caller must pass the object as the lease of
// each new handle. Revokes the handles of earlier memory at the same address.
std::shared_ptr<ForeignMemory> exportOf(std::unique_ptr<ForeignMemory> memory);

// Returns the address of exported foreign memory, or null if another thread has put its last
// handle. `exported` is the memory's ExportRequest::object.
std::byte *beginOf(const void *exported);

} // namespace ur::kit
