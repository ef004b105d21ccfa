// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/ended_memory.hpp"

#include <utility>

namespace ur::validation {

void EndedMemory::add(Range range) {
  if (range.extent.size == 0)
    return;
  remove(range.extent);
  const std::uintptr_t first = range.extent.first;
  const std::lock_guard lock(mutex_);
  if (ranges_.emplace(first, std::move(range)).second)
    order_.push_back(first);
  if (order_.size() > kKept) {
    ranges_.erase(order_.front());
    order_.pop_front();
  }
}

void EndedMemory::remove(const Extent &extent) {
  const std::lock_guard lock(mutex_);
  auto range = ranges_.lower_bound(extent.first);
  if (range != ranges_.begin())
    --range;
  while (range != ranges_.end() && range->first < extent.first + extent.size) {
    if (range->second.extent.overlaps(extent)) {
      std::erase(order_, range->first);
      range = ranges_.erase(range);
    } else {
      ++range;
    }
  }
}

std::optional<EndedMemory::Range> EndedMemory::find(const void *pointer) const {
  const auto address = reinterpret_cast<std::uintptr_t>(pointer);
  const std::lock_guard lock(mutex_);
  auto range = ranges_.upper_bound(address);
  if (range == ranges_.begin() || !(--range)->second.extent.contains(address))
    return std::nullopt;
  return range->second;
}

} // namespace ur::validation
