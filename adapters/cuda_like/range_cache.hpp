// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"

#include <cstddef>
#include <list>

namespace ur::cuda_like {

// Caches up to 16 unmapped address ranges, for later memory of the same size. Without the cache,
// reserving a range would take a tenth of the time of an open, and freeing a range would take a
// third of the time of a close.
class RangeCache {
public:
  // Transfers a cached range of `size` bytes to the caller. Returns its start, or null if the cache
  // has no such range.
  void *take(std::size_t size) noexcept;

  // Caches an unmapped range. Frees the oldest range if there are more than 16.
  void add(void *start, std::size_t size) noexcept;

  // Frees all ranges. Returns false if there were no ranges.
  bool freeAll() noexcept;

private:
  struct FreeRange {
    void *start;
    std::size_t size;
  };

  base::ForkSafeMutex mutex_{base::ForkOrder::Inner};
  std::list<FreeRange> ranges_; // newest first
};

RangeCache &rangeCache();

} // namespace ur::cuda_like
