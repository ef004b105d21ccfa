// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/address_space.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>

namespace cuda_driver {

// The allocations that this process opened with legacy handles. Each allocation has one address and
// a count of opens.
class LegacyOpens {
public:
  // The inode of the exporter's file of entries, the entry's index, and the buffer id.
  using Key = std::tuple<std::uint64_t, std::uint32_t, std::uint64_t>;

  template <class Make> CUdeviceptr open(const Key &key, Make make) {
    const std::lock_guard lock(mutex_);
    if (const auto entry = opens_.find(key); entry != opens_.end()) {
      ++entry->second.count;
      return entry->second.start;
    }
    const std::shared_ptr<Range> range = make();
    addressSpace().add(range);
    opens_.emplace(key, Open{range->start, 1});
    return range->start;
  }

  // Returns false if no open allocation starts at the address.
  bool close(std::uintptr_t start);
  // Removes memory whose context was destroyed.
  void removeStale();

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  struct Open {
    std::uintptr_t start;
    std::size_t count;
  };

  std::mutex mutex_;
  std::map<Key, Open> opens_;
};

LegacyOpens &legacyOpens();

} // namespace cuda_driver
