// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/native_device.hpp"
#include "adapters/cuda_like/object.hpp"
#include "adapters/cuda_like/peer_access.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "base/fork.hpp"

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Device memory for small allocations. Each object has the size of one granule, and is divided into
// blocks of one power-of-two size. A block cannot be exported, because an importer would see the
// whole object. The release of a block also releases its object, under two conditions: all blocks
// of the object are free, and another object has free blocks of the same size.
class SmallBlocks {
public:
  // The objects reside on `device`. The devices of `context`, which owns this allocator, can access
  // them.
  SmallBlocks(ur_context_handle_t context, ur_device_handle_t device)
      : context_(context), device_(device) {}
  ~SmallBlocks();

  // Returns whether the user wants small allocations to share objects.
  static bool areEnabled();

  // Returns null for a size of more than half a granule, which needs its own object. Reuses
  // released blocks.
  std::unique_ptr<kit::Memory> allocate(std::size_t size);

private:
  struct Slab {
    std::unique_ptr<MappedObject> object;
    std::unique_ptr<MappingAccess> access;
    std::size_t blockSize;
    std::vector<std::uint32_t> freeBlocks; // their numbers; has capacity for all blocks
    std::size_t count;
  };
  using Slabs = std::list<Slab>;
  struct Slot {
    Slabs::iterator slab;
    std::uint32_t number;
  };
  struct SizeClass {
    Slabs slabsWithFreeBlocks;
    Slabs fullSlabs;
  };
  class Block;

  Slabs makeSlab(std::size_t blockSize) const;
  Slot take(std::size_t blockSize);
  void returnSlot(const Slot &slot) noexcept;

  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
  base::ForkSafeMutex mutex_{base::ForkOrder::Inner};
  std::map<std::size_t, SizeClass> bySize_;
};

} // namespace ur::cuda_like
