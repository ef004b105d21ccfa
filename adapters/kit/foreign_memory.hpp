// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

namespace ur::kit {

// Returns the object that stands for this memory in the exchange: if the memory already has
// handles, their object, otherwise `found`. Each handle must own the object as its lease. Revokes
// the handles of memory that was freed at the same address.
std::shared_ptr<ForeignMemory> exportOf(std::unique_ptr<ForeignMemory> found);

// Returns the address of exported foreign memory, or null if another thread is putting its last
// handle. `exported` is the memory's ExportRequest::object.
std::byte *beginOf(const void *exported);

} // namespace ur::kit
