// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace ur::arrays {

// Provides the blocks of an arena.
class BlockSource {
public:
  virtual ~BlockSource() = default;

  // Returns the address of a new block, or 0 if there is too little memory.
  virtual std::uintptr_t allocate(std::size_t bytes) noexcept = 0;
  virtual void free(std::uintptr_t block) noexcept = 0;
};

// Divides a few large blocks into segments, because each block that is shared needs a handle and a
// descriptor. A segment takes the smallest free range that is large enough. Frees a block with its
// last segment. Not thread-safe.
class Arena {
public:
  // PyTorch requests segments whose sizes are multiples of this unit. If the addresses of blocks
  // are multiples, the addresses of segments are multiples, too.
  static constexpr std::size_t kUnit = 2 << 20;
  // A new block has a quarter of the size of all existing blocks, within these limits, but at least
  // the size of its first segment. So 80 GiB need fewer than 40 blocks. If the blocks have 1 GiB or
  // more, a new block wastes at most a fifth of the total.
  static constexpr std::size_t kMinBlock = 256 << 20;
  static constexpr std::size_t kMaxBlock = std::size_t{4} << 30;

  explicit Arena(BlockSource &source) : source_(source) {}

  // Returns the address of a new segment, or 0 if the source has too little memory.
  std::uintptr_t allocate(std::size_t bytes);

  // Frees a segment that `allocate` returned.
  void free(std::uintptr_t segment) noexcept;

private:
  struct Block {
    std::uintptr_t start;
    std::size_t bytes;
  };
  struct Range {
    Block block; // contains the range
    std::size_t bytes;
  };
  using Ranges = std::map<std::uintptr_t, Range>; // by address

  Ranges::iterator findFree(std::size_t bytes);
  Ranges::iterator addBlock(std::size_t bytes);
  bool mergeWithNext(Ranges::iterator range) noexcept;

  BlockSource &source_;
  Ranges segments_;
  Ranges free_;                // two ranges of one block are never adjacent
  std::size_t blockBytes_ = 0; // of all blocks
};

} // namespace ur::arrays
