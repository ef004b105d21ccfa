// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/foreign_memory.hpp"

#include "adapters/kit/share.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <list>
#include <map>
#include <mutex>

namespace ur::kit {
namespace {

struct Export {
  const ForeignMemory *memory = nullptr;
  std::weak_ptr<ForeignMemory> handles; // expires with the last handle, because handles own it
};

using ByAddress = std::multimap<const void *, Export>;

struct Exports {
  base::ForkSafeMutex mutex;
  ByAddress byAddress;
};

Exports &exports() {
  static constinit base::Immortal<Exports> instance;
  return instance.get();
}

// With UR_IPC_PUT_REVOKES=0, handles outlive their Put until the memory is freed. This adapter
// cannot observe when foreign memory is freed, so the last Put revokes its handles.
void endExport(ForeignMemory *memory) {
  const std::unique_ptr<ForeignMemory> owner(memory);
  exchange().revoke(memory);
  const std::lock_guard lock(exports().mutex);
  const auto [first, last] = exports().byAddress.equal_range(memory->begin);
  const auto entry = std::find_if(first, last, [&](const ByAddress::value_type &candidate) {
    return candidate.second.memory == memory;
  });
  if (entry != last)
    exports().byAddress.erase(entry);
}

} // namespace

std::shared_ptr<ForeignMemory> exportOf(std::unique_ptr<ForeignMemory> memory) {
  std::shared_ptr<ForeignMemory> newExport(memory.release(), endExport);
  ByAddress newEntry{{newExport->begin, {newExport.get(), newExport}}};
  std::list<std::shared_ptr<ForeignMemory>> candidates; // destroyed after the unlock
  const std::lock_guard lock(exports().mutex);
  const auto [first, last] = exports().byAddress.equal_range(newExport->begin);
  for (auto entry = first; entry != last; ++entry) {
    const auto &candidate = candidates.emplace_back(entry->second.handles.lock());
    if (!candidate)
      continue;
    if (const ipc::Witness *const witness = candidate->witness(); witness && !witness->isCurrent())
      exchange().revoke(candidate.get());
    else if (candidate->number == newExport->number && candidate->size == newExport->size)
      return candidate;
  }
  exports().byAddress.merge(newEntry);
  return newExport;
}

std::byte *beginOf(const void *exported) {
  const std::lock_guard lock(exports().mutex);
  const auto entry =
      std::ranges::find_if(exports().byAddress, [&](const ByAddress::value_type &candidate) {
        return candidate.second.memory == exported && !candidate.second.handles.expired();
      });
  return entry != exports().byAddress.end() ? entry->second.memory->begin : nullptr;
}

} // namespace ur::kit
