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
  auto found = findFree(size);
  if (found == ranges_.end())
    found = addBlock(size);
  if (found == ranges_.end())
    return 0;
  auto &[start, range] = *found;
  if (range.bytes > size) {
    ranges_.emplace(start + size, Range{range.block, range.bytes - size, true});
    range.bytes = size;
  }
  range.isFree = false;
  return start;
}

void Arena::free(std::uintptr_t segment) noexcept {
  auto range = ranges_.find(segment);
  if (range == ranges_.end())
    return;
  range->second.isFree = true;
  mergeWithNext(range);
  if (range != ranges_.begin()) {
    const auto before = std::prev(range);
    if (before->second.isFree && before->second.block == range->second.block) {
      mergeWithNext(before);
      range = before;
    }
  }
  const auto next = std::next(range);
  const std::uintptr_t block = range->second.block;
  if (range->first != block || (next != ranges_.end() && next->second.block == block))
    return;
  held_ -= range->second.bytes;
  ranges_.erase(range);
  source_.free(block);
}

Arena::Ranges::iterator Arena::findFree(std::size_t bytes) {
  auto best = ranges_.end();
  for (auto range = ranges_.begin(); range != ranges_.end(); ++range)
    if (range->second.isFree && range->second.bytes >= bytes &&
        (best == ranges_.end() || range->second.bytes < best->second.bytes))
      best = range;
  return best;
}

Arena::Ranges::iterator Arena::addBlock(std::size_t bytes) {
  std::size_t size = std::max(bytes, roundUp(std::clamp(held_ / 4, kLeastBlock, kMostBlock)));
  std::uintptr_t block = source_.allocate(size);
  if (block == 0 && size > bytes) {
    size = bytes;
    block = source_.allocate(size);
  }
  if (block == 0)
    return ranges_.end();
  base::ScopeGuard undo([&] { source_.free(block); });
  const auto range = ranges_.emplace(block, Range{block, size, true}).first;
  undo.dismiss();
  held_ += size;
  return range;
}

// Merges a free range with the next range of its block if that is free.
void Arena::mergeWithNext(Ranges::iterator range) noexcept {
  const auto next = std::next(range);
  if (next == ranges_.end() || !next->second.isFree || next->second.block != range->second.block)
    return;
  range->second.bytes += next->second.bytes;
  ranges_.erase(next);
}

} // namespace ur::arrays
