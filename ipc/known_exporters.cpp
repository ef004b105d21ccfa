// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/known_exporters.hpp"

#include <algorithm>

namespace ur::ipc {

std::shared_ptr<const Exporter> KnownExporters::find(const ExporterClaim &claim) const {
  const std::lock_guard lock(mutex_);
  for (const auto &known : exporters_)
    if (auto exporter = known.lock(); exporter && exporter->claim == claim)
      return exporter;
  return nullptr;
}

std::shared_ptr<const Exporter> KnownExporters::add(std::shared_ptr<const Exporter> exporter) {
  const auto place = [&] {
    const std::lock_guard lock(mutex_);
    const auto room = std::ranges::find_if(exporters_, [&](const auto &known) {
      const auto other = known.lock();
      return !other || other->claim == exporter->claim;
    });
    if (room == exporters_.end())
      return false;
    *room = exporter;
    return true;
  };
  return place() || (forget() && place()) ? exporter : nullptr;
}

void KnownExporters::keep(std::shared_ptr<const Exporter> exporter) noexcept {
  const std::lock_guard lock(mutex_);
  if (!exporter || std::ranges::find(kept_, exporter) != kept_.end())
    return;
  std::swap(kept_[nextKept_], exporter); // the one before goes without the lock
  nextKept_ = (nextKept_ + 1) % kMostKept;
}

bool KnownExporters::forget() noexcept {
  decltype(kept_) forgotten; // go without the lock
  const std::lock_guard lock(mutex_);
  forgotten.swap(kept_);
  return std::ranges::any_of(forgotten, [](const auto &exporter) { return exporter != nullptr; });
}

} // namespace ur::ipc
