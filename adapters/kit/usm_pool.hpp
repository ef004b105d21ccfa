// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/object.hpp"

#include <atomic>
#include <cstddef>
#include <utility>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// A number of bytes and its maximum so far.
class ByteLevel {
public:
  void add(std::size_t bytes) noexcept {
    const std::size_t now = current_.fetch_add(bytes) + bytes;
    std::size_t high = high_.load();
    while (high < now && !high_.compare_exchange_weak(high, now)) {
    }
  }
  void subtract(std::size_t bytes) noexcept { current_.fetch_sub(bytes); }
  std::size_t current() const noexcept { return current_.load(); }
  std::size_t high() const noexcept { return high_.load(); }

private:
  std::atomic<std::size_t> current_{0};
  std::atomic<std::size_t> high_{0};
};

// The bytes of a pool's allocations.
struct PoolLevels {
  ByteLevel reserved; // from the system or the driver
  ByteLevel used;     // as requested
};

} // namespace ur::kit

// A pool only counts the bytes of its allocations. Each allocation comes from the system or the
// driver, and returns there when it is freed. So allocations share no pages, and a pool keeps no
// free memory.
struct ur_usm_pool_handle_t_ : ur::kit::Object {
  ur_usm_pool_handle_t_(ur_context_handle_t owner, const ur_usm_pool_desc_t &description);

  const ur::kit::Reference<ur_context_handle_t> context;
  const std::size_t minDriverAllocSize; // every allocation takes at least this many bytes
  const bool zeroInitialized;
  ur::kit::PoolLevels levels;
};

void destroy(ur_usm_pool_handle_t pool) noexcept;

namespace ur::kit {

// The bytes that one allocation adds to its pool's levels.
class PoolUsage {
public:
  PoolUsage() noexcept = default;
  PoolUsage(ur_usm_pool_handle_t pool, std::size_t reserved, std::size_t used) noexcept
      : pool_(pool), reserved_(reserved), used_(used) {
    pool->levels.reserved.add(reserved);
    pool->levels.used.add(used);
  }
  PoolUsage(PoolUsage &&) noexcept = default;
  PoolUsage &operator=(PoolUsage &&other) noexcept {
    std::swap(pool_, other.pool_);
    std::swap(reserved_, other.reserved_);
    std::swap(used_, other.used_);
    return *this;
  }
  ~PoolUsage() { release(); }

  // Subtracts the bytes from the levels. Concurrent queries still find the pool.
  void release() noexcept {
    if (!pool_)
      return;
    pool_->levels.reserved.subtract(std::exchange(reserved_, 0));
    pool_->levels.used.subtract(std::exchange(used_, 0));
  }

  ur_usm_pool_handle_t pool() const noexcept { return pool_.get(); }

private:
  Reference<ur_usm_pool_handle_t> pool_;
  std::size_t reserved_ = 0;
  std::size_t used_ = 0;
};

} // namespace ur::kit
