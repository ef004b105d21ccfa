// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include "adapters/kit/object.hpp"
#include "adapters/kit/usm_pool.hpp"
#include "adapters/level_zero/context.hpp"

// A pool counts what its allocations take. Each of them is one of the driver, which gets it back
// when it is freed, so pools share no page and hold nothing in reserve.
struct ur_usm_pool_handle_t_ : ur::kit::Object {
  ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock, bool zeroed);

  const ur::kit::Retained<ur_context_handle_t> context;
  const std::size_t minDriverAllocSize; // every allocation takes at least this many bytes
  const bool zeroInitialized;
  ur::kit::PoolLevels levels;
};

void destroy(ur_usm_pool_handle_t pool) noexcept;

namespace ur::level_zero {

using PoolShare = kit::PoolShare<ur_usm_pool_handle_t>;

} // namespace ur::level_zero
