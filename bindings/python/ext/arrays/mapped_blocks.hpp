// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/arena.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::arrays {

// Blocks of physical memory, each mapped in its own reserved address range. A block can release its
// memory and keep its addresses. Functions that return a ur_result_t return the result of the first
// failed API call. Not thread-safe.
class MappedBlocks final : public BlockSource {
public:
  // Returns whether the device has physical memory that can be shared.
  static bool areSupportedBy(ur_device_handle_t device) noexcept;

  MappedBlocks(ur_context_handle_t context, ur_device_handle_t device);

  std::uintptr_t allocate(std::size_t bytes) noexcept override;
  void free(std::uintptr_t start) noexcept override;

  // The physical memory of the block that contains an address, and the block's range.
  struct BlockInfo {
    std::uintptr_t start;
    std::size_t bytes;
    ur_physical_mem_handle_t memory; // null after releaseMemory()
  };
  std::optional<BlockInfo> blockContaining(std::uintptr_t address) const noexcept;

  // Unmaps all blocks. The adapters for CUDA and HIP first wait for the work of the API's queues on
  // the blocks. After a failure, all blocks are still mapped.
  ur_result_t unmap() noexcept;

  // Releases the physical memory of the unmapped blocks, which makes its handles stale.
  void releaseMemory() noexcept;

  // Creates physical memory for each block without memory. After a failure, no unmapped block has
  // memory.
  ur_result_t createMemory() noexcept;

  // Maps all unmapped blocks. After a failure, no block is mapped.
  ur_result_t map() noexcept;

private:
  struct Block {
    std::size_t bytes;
    ur_physical_mem_handle_t memory = nullptr; // null after releaseMemory()
    bool isMapped = false;
  };
  using Blocks = std::map<std::uintptr_t, Block>; // by start

  ur_result_t create(Block &block) noexcept;
  ur_result_t map(Blocks::value_type &entry) noexcept;
  ur_result_t unmap(Blocks::value_type &entry) noexcept;
  static void release(Block &block) noexcept;

  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
  std::size_t granularity_ = 0;
  Blocks blocks_;
};

} // namespace ur::arrays
