// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/others_memory.hpp"

#include "adapters/kit/share.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <list>
#include <mutex>
#include <utility>

namespace ur::kit {
namespace {

struct Known {
  const OthersMemory *memory; // while the export lives
  std::byte *begin;
  std::weak_ptr<const OthersExport> held;
};

struct Exports {
  base::ForkSafeMutex mutex;
  std::list<Known> all;
};

Exports &exports() {
  static constinit base::Immortal<Exports> instance;
  return instance.get();
}

bool isGone(const OthersMemory &memory) {
  const ipc::Witness *const witness = memory.witness();
  return witness && !witness->isCurrent();
}

} // namespace

OthersExport::OthersExport(std::unique_ptr<OthersMemory> exported) noexcept
    : memory(std::move(exported)) {}

// UR_IPC_PUT_REVOKES=0 keeps handles until the memory is freed, of which nobody tells here.
OthersExport::~OthersExport() {
  exchange().revoke(memory.get());
  const std::lock_guard lock(exports().mutex);
  std::erase_if(exports().all, [](const Known &one) { return one.held.expired(); });
}

std::shared_ptr<const OthersExport> exportOf(std::unique_ptr<OthersMemory> found) {
  std::list<std::shared_ptr<const OthersExport>> seen; // let go of without the lock
  const std::lock_guard lock(exports().mutex);
  for (const Known &one : exports().all) {
    if (one.begin != found->begin)
      continue;
    const auto &known = seen.emplace_back(one.held.lock());
    if (!known)
      continue;
    if (isGone(*known->memory))
      exchange().revoke(known->memory.get());
    else if (known->memory->number == found->number && known->memory->size == found->size)
      return known;
  }
  auto made = std::make_shared<const OthersExport>(std::move(found));
  exports().all.push_back({made->memory.get(), made->memory->begin, made});
  return made;
}

std::byte *beginOf(const void *exported) {
  const std::lock_guard lock(exports().mutex);
  const auto known = std::ranges::find_if(exports().all, [&](const Known &one) {
    return one.memory == exported && !one.held.expired();
  });
  return known != exports().all.end() ? known->begin : nullptr;
}

} // namespace ur::kit
