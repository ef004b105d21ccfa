// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/known_adapters.hpp"

#include <algorithm>

namespace ur::loader {

std::optional<ur_backend_t> backendNamed(std::string_view name) noexcept {
  const auto found = std::ranges::find(knownAdapters(), name, &KnownAdapter::backendName);
  if (found == knownAdapters().end())
    return std::nullopt;
  return found->backend;
}

} // namespace ur::loader
