// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/legacy_opens.hpp"

#include <algorithm>

namespace cuda_driver {

bool LegacyOpens::close(std::uintptr_t start) {
  const std::lock_guard lock(mutex_);
  const auto entry =
      std::ranges::find_if(opens_, [&](const auto &open) { return open.second.start == start; });
  if (entry == opens_.end())
    return false;
  if (--entry->second.count == 0) {
    addressSpace().remove(start, {MemoryKind::Opened});
    opens_.erase(entry);
  }
  return true;
}

void LegacyOpens::removeStale() {
  const std::lock_guard lock(mutex_);
  std::erase_if(opens_, [](const auto &open) {
    const auto range = addressSpace().findAt(open.second.start);
    return range == nullptr || range->kind != MemoryKind::Opened;
  });
}

} // namespace cuda_driver
