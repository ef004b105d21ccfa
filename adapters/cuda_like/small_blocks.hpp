// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/device.hpp"
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

// Device memory for allocations that are much smaller than the driver's objects: objects of one
// granule, cut into blocks of one size each, a power of two. Whoever opened such an object would
// see all that lies in it, so none is shared.
class SmallBlocks {
public:
  // The objects reside on `device`; the devices of `context`, which owns this, can access them.
  SmallBlocks(ur_context_handle_t context, ur_device_handle_t device)
      : context_(context), device_(device) {}
  ~SmallBlocks() {
    endOn(device_, [this] { bySize_.clear(); });
  }

  // Whether the user wants small allocations to lie together.
  static bool areWanted();

  // Null for what is too large, and has an object of its own. Blocks that were given back are used
  // again; an object whose blocks are all free goes, unless it is the last with room for its size.
  std::unique_ptr<kit::Memory> allocate(std::size_t size);

private:
  struct Slab {
    std::unique_ptr<MappedObject> placed;
    std::unique_ptr<UsedRange> use;
    std::size_t blockSize;
    std::vector<std::uint32_t> free; // numbers of blocks; has room for all
    std::size_t count;
  };
  using Slabs = std::list<Slab>;
  struct Slot {
    Slabs::iterator slab;
    std::uint32_t number;
  };
  struct Sized {
    Slabs withRoom;
    Slabs full;
  };
  class Block;

  Slabs makeSlab(std::size_t blockSize) const;
  Slot take(std::size_t blockSize);
  void give(const Slot &slot) noexcept;

  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
  base::ForkSafeMutex mutex_{base::ForkOrder::Inner};
  std::map<std::size_t, Sized> bySize_;
};

} // namespace ur::cuda_like
