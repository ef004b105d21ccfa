// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/foreign_memory.hpp"

#include "adapters/kit/share.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <list>
#include <mutex>

namespace ur::kit {
namespace {

struct Export {
  const ForeignMemory *memory = nullptr;
  std::weak_ptr<ForeignMemory> handles; // expired once no handle is left
};

struct Exports {
  base::ForkSafeMutex mutex;
  std::list<Export> all;
};

Exports &exports() {
  static constinit base::Immortal<Exports> instance;
  return instance.get();
}

// With UR_IPC_PUT_REVOKES=0 handles outlive their put until the memory is freed, which this process
// cannot observe. So the last put revokes them.
void endExport(ForeignMemory *memory) {
  const std::unique_ptr<ForeignMemory> ended(memory);
  exchange().revoke(memory);
  const std::lock_guard lock(exports().mutex);
  std::erase_if(exports().all, [&](const Export &entry) { return entry.memory == memory; });
}

} // namespace

std::shared_ptr<ForeignMemory> exportOf(std::unique_ptr<ForeignMemory> found) {
  std::shared_ptr<ForeignMemory> fresh(found.release(), endExport);
  std::list<Export> listed{{fresh.get(), fresh}};
  std::list<std::shared_ptr<ForeignMemory>> candidates; // destroyed after the unlock
  const std::lock_guard lock(exports().mutex);
  for (const Export &entry : exports().all) {
    if (entry.memory->begin != fresh->begin)
      continue;
    const auto &known = candidates.emplace_back(entry.handles.lock());
    if (!known)
      continue;
    if (const ipc::Witness *const witness = known->witness(); witness && !witness->isCurrent())
      exchange().revoke(known.get());
    else if (known->number == fresh->number && known->size == fresh->size)
      return known;
  }
  exports().all.splice(exports().all.end(), listed);
  return fresh;
}

std::byte *beginOf(const void *exported) {
  const std::lock_guard lock(exports().mutex);
  const auto found = std::ranges::find_if(exports().all, [&](const Export &entry) {
    return entry.memory == exported && !entry.handles.expired();
  });
  return found != exports().all.end() ? found->memory->begin : nullptr;
}

} // namespace ur::kit
