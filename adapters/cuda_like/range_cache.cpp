// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/range_cache.hpp"

#include "adapters/cuda_like/driver.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <exception>
#include <mutex>

namespace ur::cuda_like {
namespace {

constexpr std::size_t kMaxRanges = 16;

void freeRange(void *start, std::size_t size) noexcept {
  logIfFailed(driver().rangeFree(start, size), "free addresses");
}

} // namespace

void *RangeCache::take(std::size_t size) noexcept {
  const std::lock_guard lock(mutex_);
  const auto range = std::ranges::find(ranges_, size, &FreeRange::size);
  if (range == ranges_.end())
    return nullptr;
  void *const start = range->start;
  ranges_.erase(range);
  return start;
}

void RangeCache::add(void *start, std::size_t size) noexcept {
  std::list<FreeRange> evictedRanges;
  try {
    evictedRanges.push_front({start, size});
  } catch (const std::exception &) {
    return freeRange(start, size);
  }
  {
    const std::lock_guard lock(mutex_);
    ranges_.splice(ranges_.begin(), evictedRanges);
    if (ranges_.size() > kMaxRanges)
      evictedRanges.splice(evictedRanges.begin(), ranges_, std::prev(ranges_.end()));
  }
  for (const FreeRange &range : evictedRanges)
    freeRange(range.start, range.size);
}

bool RangeCache::freeAll() noexcept {
  std::list<FreeRange> evictedRanges;
  {
    const std::lock_guard lock(mutex_);
    evictedRanges.swap(ranges_);
  }
  for (const FreeRange &range : evictedRanges)
    freeRange(range.start, range.size);
  return !evictedRanges.empty();
}

RangeCache &rangeCache() {
  static constinit base::Immortal<RangeCache> instance;
  return instance.get();
}

} // namespace ur::cuda_like
