// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/arena.hpp"

#include "base/scope_guard.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace ur::arrays {
namespace {

std::size_t roundUp(std::size_t bytes) {
  return (bytes + Arena::kUnit - 1) / Arena::kUnit * Arena::kUnit;
}

} // namespace

std::uintptr_t Arena::allocate(std::size_t bytes) {
  if (bytes > std::numeric_limits<std::size_t>::max() / 2) // rounding it could overflow
    return 0;
  const std::size_t size = roundUp(std::max<std::size_t>(bytes, 1));
  auto entry = findFree(size);
  if (entry == free_.end())
    entry = addBlock(size);
  if (entry == free_.end())
    return 0;
  auto &[start, range] = *entry;
  if (range.bytes > size) {
    free_.emplace(start + size, Range{range.block, range.bytes - size});
    range.bytes = size;
  }
  return segments_.insert(free_.extract(entry)).position->first;
}

void Arena::free(std::uintptr_t segment) noexcept {
  const auto entry = segments_.find(segment);
  if (entry == segments_.end())
    return;
  auto range = free_.insert(segments_.extract(entry)).position;
  mergeWithNext(range);
  if (range != free_.begin())
    if (const auto before = std::prev(range); mergeWithNext(before))
      range = before;
  const Block block = range->second.block;
  if (range->second.bytes < block.bytes)
    return;
  free_.erase(range);
  blockBytes_ -= block.bytes;
  source_.free(block.start);
}

// Returns the smallest free range that is large enough, or the end. Searches all free ranges,
// because there are few.
Arena::Ranges::iterator Arena::findFree(std::size_t bytes) {
  auto best = free_.end();
  for (auto range = free_.begin(); range != free_.end(); ++range)
    if (range->second.bytes >= bytes &&
        (best == free_.end() || range->second.bytes < best->second.bytes))
      best = range;
  return best;
}

Arena::Ranges::iterator Arena::addBlock(std::size_t bytes) {
  Block block{0, std::max(bytes, roundUp(std::clamp(blockBytes_ / 4, kMinBlock, kMaxBlock)))};
  block.start = source_.allocate(block.bytes);
  if (block.start == 0 && block.bytes > bytes) {
    block.bytes = bytes;
    block.start = source_.allocate(bytes);
  }
  if (block.start == 0)
    return free_.end();
  base::ScopeGuard undo([&] { source_.free(block.start); });
  const auto range = free_.emplace(block.start, Range{block, block.bytes}).first;
  undo.dismiss();
  blockBytes_ += block.bytes;
  return range;
}

// Merges a free range with the next one if both are adjacent in one block. Returns whether it
// merged them.
bool Arena::mergeWithNext(Ranges::iterator range) noexcept {
  const auto next = std::next(range);
  if (next == free_.end() || next->second.block.start != range->second.block.start ||
      next->first != range->first + range->second.bytes)
    return false;
  range->second.bytes += next->second.bytes;
  free_.erase(next);
  return true;
}

} // namespace ur::arrays
