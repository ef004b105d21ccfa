// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include "adapters/native_cpu/context.hpp"
#include "runtime/adapter/object.hpp"
#include "runtime/adapter/usm_pool.hpp"

// A pool counts what its allocations take. Each of them has pages of its own, which go back to the
// system when it is freed, so pools share no page and hold nothing in reserve.
struct ur_usm_pool_handle_t_ : ur::adapter::Object {
  ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock);

  const ur::adapter::Retained<ur_context_handle_t> context;
  const std::size_t minDriverAllocSize; // every allocation takes at least this many bytes
  ur::adapter::PoolLevels levels;
};

void destroy(ur_usm_pool_handle_t pool) noexcept;

namespace ur::native_cpu {

using PoolShare = adapter::PoolShare<ur_usm_pool_handle_t>;

} // namespace ur::native_cpu
