// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/small_blocks.hpp"

namespace cuda_driver {
namespace {

constexpr std::size_t kAlignment = 512;

} // namespace

bool SmallBlocks::allocateIn(const std::shared_ptr<Block> &block, Range &range) {
  std::size_t offset = 0;
  for (const auto &[start, size] : block->sizeByOffset) {
    if (offset + range.size <= start)
      break;
    offset = roundUp(start + size, kAlignment);
  }
  if (offset > kDevicePage || range.size > kDevicePage - offset)
    return false;
  block->sizeByOffset.emplace(offset, range.size);
  range.backing = block->backing;
  range.offset = offset;
  range.start = block->start + offset;
  range.reservation = std::shared_ptr<void>(
      block.get(), [this, owner = std::shared_ptr<Block>(block), offset](void *) {
        const std::lock_guard lock(mutex_);
        owner->sizeByOffset.erase(offset);
      });
  return true;
}

void SmallBlocks::allocate(Range &range) {
  std::list<std::shared_ptr<Block>> lockedBlocks; // destroyed after the lock is released
  const std::lock_guard lock(mutex_);
  blocks_.remove_if([](const auto &entry) { return entry.expired(); });
  for (const auto &entry : blocks_) {
    lockedBlocks.push_back(entry.lock());
    const auto &block = lockedBlocks.back();
    if (block != nullptr && block->kind == range.kind && block->device == range.device &&
        allocateIn(block, range))
      return;
  }
  auto block = std::make_shared<Block>();
  lockedBlocks.push_back(block);
  block->kind = range.kind;
  block->device = range.device;
  block->backing = std::make_shared<Backing>(kDevicePage);
  block->reservation = addressSpace().reserve(kDevicePage, block->start);
  blocks_.push_back(block);
  allocateIn(block, range);
}

} // namespace cuda_driver
