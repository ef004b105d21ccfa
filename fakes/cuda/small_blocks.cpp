// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/small_blocks.hpp"

namespace cuda_driver {
namespace {

constexpr std::size_t kAlignment = 512;

} // namespace

bool SmallBlocks::placeIn(const std::shared_ptr<Block> &block, Range &range) {
  std::size_t offset = 0;
  for (const auto &[start, size] : block->taken) {
    if (offset + range.size <= start)
      break;
    offset = roundUp(start + size, kAlignment);
  }
  if (offset > kDevicePage || range.size > kDevicePage - offset)
    return false;
  block->taken.emplace(offset, range.size);
  range.backing = block->backing;
  range.offset = offset;
  range.start = block->start + offset;
  range.reservation = std::shared_ptr<void>(
      block.get(), [this, kept = std::shared_ptr<Block>(block), offset](void *) {
        const std::lock_guard lock(mutex_);
        kept->taken.erase(offset);
      });
  return true;
}

void SmallBlocks::place(Range &range) {
  std::list<std::shared_ptr<Block>> kept; // destroyed after the lock is released
  const std::lock_guard lock(mutex_);
  blocks_.remove_if([](const auto &entry) { return entry.expired(); });
  for (const auto &entry : blocks_) {
    kept.push_back(entry.lock());
    const auto &block = kept.back();
    if (block != nullptr && block->kind == range.kind && block->device == range.device &&
        placeIn(block, range))
      return;
  }
  auto block = std::make_shared<Block>();
  kept.push_back(block);
  block->kind = range.kind;
  block->device = range.device;
  block->backing = std::make_shared<Backing>(kDevicePage);
  block->reservation = addressSpace().reserve(kDevicePage, block->start);
  blocks_.push_back(block);
  placeIn(block, range);
}

} // namespace cuda_driver
