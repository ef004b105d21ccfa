// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

namespace ur::kit {

// Returns the entry of exported foreign memory, which may already have handles. Each handle keeps
// the entry. Revokes the handles of earlier memory at the same address.
std::shared_ptr<ForeignMemory> exportOf(std::unique_ptr<ForeignMemory> found);

// Returns the address of memory that has handles of this process, by ExportRequest::object; null if
// its last handle is being put.
std::byte *beginOf(const void *exported);

} // namespace ur::kit
