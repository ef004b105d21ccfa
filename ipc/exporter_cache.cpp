// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/exporter_cache.hpp"

#include <algorithm>

namespace ur::ipc {

std::shared_ptr<const Exporter> ExporterCache::find(const ExporterClaim &claim) {
  const std::lock_guard lock(mutex_);
  const auto entry = std::ranges::find_if(
      exporters_, [&](const auto &exporter) { return exporter && exporter->claim == claim; });
  if (entry == exporters_.end())
    return nullptr;
  std::rotate(exporters_.begin(), entry, entry + 1);
  return exporters_.front();
}

void ExporterCache::add(const std::shared_ptr<const Exporter> &exporter,
                        const base::OsCalls &os) noexcept {
  Exporters previous; // destroys the evicted exporters after the unlock
  const std::lock_guard lock(mutex_);
  if (exporters_.front() == exporter)
    return;
  std::size_t count = 1;
  previous.swap(exporters_);
  exporters_.front() = exporter;
  for (auto &other : previous)
    if (other && other->claim != exporter->claim && count < kCapacity &&
        ownerHoldsLock(os, other->table.get(), other->claim.pid))
      exporters_[count++] = std::move(other);
}

void ExporterCache::evict(const Exporter &exporter) noexcept {
  std::shared_ptr<const Exporter> evicted; // destroyed after the unlock
  const std::lock_guard lock(mutex_);
  for (auto &cached : exporters_)
    if (cached.get() == &exporter)
      evicted.swap(cached);
}

bool ExporterCache::clear() noexcept {
  Exporters evicted; // destroyed after the unlock
  const std::lock_guard lock(mutex_);
  evicted.swap(exporters_);
  return std::ranges::any_of(evicted, [](const auto &exporter) { return exporter != nullptr; });
}

} // namespace ur::ipc
