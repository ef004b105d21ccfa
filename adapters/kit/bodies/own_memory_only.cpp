// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/memory_backend.hpp"

namespace ur {

std::unique_ptr<kit::ForeignMemory> backend::findForeignMemory(ur_context_handle_t, const void *) {
  return nullptr;
}

std::optional<kit::MappedMemory> backend::findMappedMemory(ur_context_handle_t, const void *) {
  return std::nullopt;
}

} // namespace ur
