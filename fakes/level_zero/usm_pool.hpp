// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/exports.hpp"

#include <bitset>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace host_driver {

// A buffer that contains small device allocations. No query shows the pool, but an exported
// descriptor gives access to the whole pool.
struct UsmPool {
  static constexpr std::size_t kSlotSize = 64 * 1024;
  static constexpr std::size_t kSlotCount = 32;
  static constexpr std::size_t kSize = kSlotCount * kSlotSize;
  static constexpr std::size_t kMaxPartSize = kSize / 2;

  UsmPool() = default;
  UsmPool(const UsmPool &) = delete;
  UsmPool &operator=(const UsmPool &) = delete;
  ~UsmPool() { exports().revoke(exportState); }

  const Context *context = nullptr;
  const Device *device = nullptr;
  OwnedFd file;
  std::bitset<kSlotCount> usedSlots; // guarded by the pools' mutex
  Export exportState;                // all parts share one descriptor
};

// An allocation's part of a pool. The destructor releases the part.
class UsmPart {
public:
  UsmPart() noexcept = default;
  UsmPart(std::shared_ptr<UsmPool> pool, std::size_t first, std::size_t count) noexcept
      : pool_(std::move(pool)), first_(first), count_(count) {}
  UsmPart(UsmPart &&other) noexcept = default;
  UsmPart &operator=(UsmPart &&other) noexcept {
    std::swap(pool_, other.pool_);
    std::swap(first_, other.first_);
    std::swap(count_, other.count_);
    return *this;
  }
  ~UsmPart();

  explicit operator bool() const noexcept { return pool_ != nullptr; }
  UsmPool &pool() const noexcept { return *pool_; }
  std::size_t offset() const noexcept { return first_ * UsmPool::kSlotSize; }

private:
  std::shared_ptr<UsmPool> pool_;
  std::size_t first_ = 0;
  std::size_t count_ = 0;
};

// The pools of ZE_HOST_DRIVER_DEVICE_USM=pooled.
class UsmPools {
public:
  UsmPart take(const Context &context, const Device &device, std::size_t size);
  void release(UsmPool &pool, std::size_t first, std::size_t count);

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::mutex mutex_;
  std::vector<std::weak_ptr<UsmPool>> pools_;
};

UsmPools &usmPools();

} // namespace host_driver
