// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>

#include "adapters/level_zero/common/context.hpp"
#include "runtime/adapter/object.hpp"

// A pool counts what its allocations take. Each of them is one of the driver, which gets it back
// when it is freed, so pools share no page and hold nothing in reserve.
struct ur_usm_pool_handle_t_ : ur::adapter::Object {
  // A number of bytes and the highest it has been.
  class Level {
  public:
    void add(std::size_t bytes) noexcept;
    void subtract(std::size_t bytes) noexcept { current_.fetch_sub(bytes); }
    std::size_t current() const noexcept { return current_.load(); }
    std::size_t high() const noexcept { return high_.load(); }

  private:
    std::atomic<std::size_t> current_{0};
    std::atomic<std::size_t> high_{0};
  };

  ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock, bool zeroed);

  const ur::adapter::Retained<ur_context_handle_t> context;
  const std::size_t minDriverAllocSize; // every allocation takes at least this many bytes
  const bool zeroInitialized;
  Level reserved; // taken from the driver
  Level used;     // asked for
};

void destroy(ur_usm_pool_handle_t pool) noexcept;

namespace ur::ze {

// What one allocation takes of its pool, counted there as long as this lives.
class PoolShare {
public:
  PoolShare() noexcept = default;
  PoolShare(ur_usm_pool_handle_t pool, std::size_t reserved, std::size_t used) noexcept;
  PoolShare(PoolShare &&) noexcept = default;
  PoolShare &operator=(PoolShare &&other) noexcept;
  ~PoolShare();

  ur_usm_pool_handle_t pool() const noexcept { return pool_.get(); }

private:
  adapter::Retained<ur_usm_pool_handle_t> pool_;
  std::size_t reserved_ = 0;
  std::size_t used_ = 0;
};

} // namespace ur::ze
