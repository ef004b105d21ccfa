// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/exported_handles.hpp"

namespace ur::tracing {

void ExportedHandles::add(const void *data, const HandleClaim &claim) {
  const std::lock_guard lock(mutex_);
  handles_.insert_or_assign(data, claim);
}

std::optional<HandleClaim> ExportedHandles::take(const void *data) {
  const std::lock_guard lock(mutex_);
  const auto node = handles_.extract(data);
  return node ? std::optional(node.mapped()) : std::nullopt;
}

} // namespace ur::tracing
