// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include <nanobind/nanobind.h>

namespace ur::arrays {

// The state of a pool. It decides whether the handles of the pool's memory are valid.
struct PoolState {
  std::atomic<bool> isAsleep{false};
  std::atomic<std::uint64_t> discards{0}; // how often the pool discarded its physical memory
};

// Returns the state of the pool that contains an address, or null.
std::shared_ptr<const PoolState> poolStateOf(std::uintptr_t address);

// Throws if the pool is asleep.
void requireAwake(const PoolState &state);

void bindTorchPool(nanobind::module_ &module);

} // namespace ur::arrays
