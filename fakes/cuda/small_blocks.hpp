// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/address_space.hpp"

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>

namespace cuda_driver {

// Blocks of 2 MiB that small allocations share. A legacy handle exports the whole block.
class SmallBlocks {
public:
  static constexpr std::size_t kMaxSize = std::size_t{1} << 20;

  // Places the range in a block for its size, kind and device.
  void allocate(Range &range);

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  struct Block {
    MemoryKind kind;
    int device;
    std::shared_ptr<Backing> backing;
    std::shared_ptr<void> reservation;
    std::uintptr_t start = 0;
    std::map<std::size_t, std::size_t> sizeByOffset;
  };

  bool allocateIn(const std::shared_ptr<Block> &block, Range &range);

  std::mutex mutex_;
  std::list<std::weak_ptr<Block>> blocks_; // a block lives as long as an allocation in it
};

SmallBlocks &smallBlocks();

} // namespace cuda_driver
