// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"

#include <cstddef>
#include <list>

namespace ur::cuda_like {

// Keeps up to 16 address ranges without mappings, for later memory of the same size. Otherwise,
// reserving a range would take a tenth of the time of an open, and freeing a range would take a
// third of the time of a close.
class KeptRanges {
public:
  // Transfers a kept range of `size` bytes to the caller. Returns its start, or null if there is no
  // such range.
  void *take(std::size_t size) noexcept;

  // Keeps a range without mappings. Frees the oldest range if there are more than 16.
  void keep(void *start, std::size_t size) noexcept;

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

KeptRanges &keptRanges();

} // namespace ur::cuda_like
