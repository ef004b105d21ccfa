// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/usm_pool.hpp"

#include "fakes/level_zero/memory_file.hpp"

#include <algorithm>
#include <optional>

namespace host_driver {
namespace {

std::optional<std::size_t> findFreeSlots(const UsmPool &pool, std::size_t count) {
  std::size_t freeCount = 0;
  for (std::size_t slot = 0; slot < UsmPool::kSlotCount; ++slot) {
    freeCount = pool.usedSlots[slot] ? 0 : freeCount + 1;
    if (freeCount == count)
      return slot + 1 - count;
  }
  return std::nullopt;
}

void markSlots(UsmPool &pool, std::size_t first, std::size_t count, bool inUse) {
  for (std::size_t slot = first; slot < first + count; ++slot)
    pool.usedSlots[slot] = inUse;
}

} // namespace

UsmPart::~UsmPart() {
  if (pool_ != nullptr)
    usmPools().release(*pool_, first_, count_);
}

UsmPart UsmPools::take(const Context &context, const Device &device, std::size_t size) {
  const std::size_t count = (size + UsmPool::kSlotSize - 1) / UsmPool::kSlotSize;
  const std::lock_guard lock(mutex_);
  std::erase_if(pools_, [](const auto &pool) { return pool.expired(); });
  for (const auto &entry : pools_) {
    const std::shared_ptr<UsmPool> pool = entry.lock();
    if (pool == nullptr || pool->context != &context || pool->device != &device)
      continue;
    if (const auto first = findFreeSlots(*pool, count)) {
      markSlots(*pool, *first, count, true);
      return {pool, *first, count};
    }
  }
  auto pool = std::make_shared<UsmPool>();
  pool->context = &context;
  pool->device = &device;
  pool->file = createFile(UsmPool::kSize, "the file of a pool of memory");
  pools_.push_back(pool);
  markSlots(*pool, 0, count, true);
  return {std::move(pool), 0, count};
}

void UsmPools::release(UsmPool &pool, std::size_t first, std::size_t count) {
  const std::lock_guard lock(mutex_);
  markSlots(pool, first, count, false);
}

} // namespace host_driver
