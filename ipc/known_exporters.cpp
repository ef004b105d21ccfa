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
  const std::lock_guard lock(mutex_);
  const auto room = std::ranges::find_if(exporters_, [&](const auto &known) {
    const auto other = known.lock();
    return !other || other->claim == exporter->claim;
  });
  if (room == exporters_.end())
    return nullptr;
  *room = exporter;
  return exporter;
}

} // namespace ur::ipc
