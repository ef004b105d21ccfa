// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"

#include <cstddef>
#include <list>

namespace ur::cuda_like {

// Ranges of addresses in which nothing is any more. The driver takes a tenth of an open to reserve
// one, and a third of a close to give it back: the last few wait for memory of the same size.
class KeptRanges {
public:
  // The start of one of that size, which is the caller's from now on; null where there is none.
  void *take(std::size_t size) noexcept;

  // Where there is no room for it, the one that waited longest goes back to the driver.
  void keep(void *start, std::size_t size) noexcept;

  // All go back to the driver. False where there were none.
  bool giveBack() noexcept;

private:
  struct Kept {
    void *start;
    std::size_t size;
  };

  base::ForkSafeMutex mutex_{base::ForkOrder::Inner};
  std::list<Kept> ranges_; // the latest first
};

KeptRanges &keptRanges();

} // namespace ur::cuda_like
