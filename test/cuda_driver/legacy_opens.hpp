// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/address_space.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>

namespace cuda_driver {

// What this process opened by legacy handles: one address for each allocation, and how often.
class LegacyOpens {
public:
  // The exporter's directory, the entry in it, and the allocation.
  using Key = std::tuple<std::uint64_t, std::uint32_t, std::uint64_t>;

  template <class Make> CUdeviceptr open(const Key &key, Make make) {
    const std::lock_guard lock(mutex_);
    if (const auto found = opens_.find(key); found != opens_.end()) {
      ++found->second.count;
      return found->second.start;
    }
    const std::shared_ptr<Range> range = make();
    addressSpace().add(range);
    opens_.emplace(key, Open{range->start, 1});
    return range->start;
  }

  // False where nothing is open there.
  bool close(std::uintptr_t start);
  // Its context ended, and the memory with it.
  void forgetGone();

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
