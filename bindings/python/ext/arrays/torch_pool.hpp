// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// The state of a pool. It decides whether the handles of the pool's memory are valid.
struct PoolState {
  std::atomic<bool> isAsleep{false};
  std::atomic<std::uint64_t> discards{0}; // how often the pool discarded its physical memory
};

// Returns the state of the pool that contains an address, or null.
std::shared_ptr<const PoolState> poolStateOf(std::uintptr_t address);

// Throws if the pool is asleep.
void requireAwake(const PoolState &state);

// The exports of the physical memory of a block, and the block's range.
struct BlockExports {
  nb::object exports;
  std::uintptr_t start;
  std::size_t bytes;
};

// Returns the exports of the block around an address. Returns nullopt if no pool contains the
// address, or if the pool has no physical memory.
std::optional<BlockExports> exportsOfBlock(std::uintptr_t address);

void bindTorchPool(nb::module_ &module);

} // namespace ur::arrays
