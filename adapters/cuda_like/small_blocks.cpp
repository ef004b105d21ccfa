// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/small_blocks.hpp"

#include "adapters/kit/backend.hpp"
#include "base/environment/environment.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <bit>
#include <mutex>
#include <numeric>
#include <utility>

namespace ur::cuda_like {
namespace {

constexpr std::size_t kSmallestBlock = 512;

} // namespace

class SmallBlocks::Block final : public kit::Memory {
public:
  Block(SmallBlocks &owner, const Slot &slot)
      : Memory(static_cast<std::byte *>(slot.slab->object->start()) +
                   slot.number * slot.slab->blockSize,
               slot.slab->blockSize),
        owner_(owner), slot_(slot) {}
  ~Block() override { owner_.returnSlot(slot_); }

  kit::HandleParts share() override {
    base::raise(
        UR_RESULT_ERROR_INVALID_ARGUMENT,
        "cannot export the memory: with {}=pooled it shares an object with other "
        "allocations, which an importer would see; allocate more than {} bytes, or unset the "
        "variable",
        kFacts.smallMemoryVariable, owner_.device_->granularity() / 2);
  }

private:
  SmallBlocks &owner_;
  const Slot slot_;
};

SmallBlocks::~SmallBlocks() {
  releaseOnDevice(device_, [this] { bySize_.clear(); });
}

bool SmallBlocks::areEnabled() { return environment::text(kFacts.smallMemoryVariable) == "pooled"; }

std::unique_ptr<kit::Memory> SmallBlocks::allocate(std::size_t size) {
  if (size > device_->granularity() / 2)
    return nullptr;
  const Slot slot = take(std::bit_ceil(std::max(size, kSmallestBlock)));
  try {
    return std::make_unique<Block>(*this, slot);
  } catch (...) {
    returnSlot(slot);
    throw;
  }
}

// Returns a list of one slab, because splicing it into another list cannot fail.
SmallBlocks::Slabs SmallBlocks::makeSlab(std::size_t blockSize) const {
  const std::size_t size = device_->granularity();
  std::vector<std::uint32_t> freeBlocks(size / blockSize);
  std::iota(freeBlocks.rbegin(), freeBlocks.rend(), 0);
  const std::size_t count = freeBlocks.size();
  auto object = std::make_unique<MappedObject>(std::make_shared<Object>(device_, size, kNoExport));
  auto access = std::make_unique<MappingAccess>(object->mapping(), context_,
                                                MemoryLocation{device_, device_}, kWriteAccess);
  Slabs slabs;
  slabs.push_back({.object = std::move(object),
                   .access = std::move(access),
                   .blockSize = blockSize,
                   .freeBlocks = std::move(freeBlocks),
                   .count = count});
  return slabs;
}

// Allocates slabs without the lock, so several threads may each allocate one.
SmallBlocks::Slot SmallBlocks::take(std::size_t blockSize) {
  Slabs newSlabs;
  for (;;) {
    {
      const std::lock_guard lock(mutex_);
      SizeClass &sizeClass = bySize_[blockSize];
      sizeClass.slabsWithFreeBlocks.splice(sizeClass.slabsWithFreeBlocks.begin(), newSlabs);
      if (!sizeClass.slabsWithFreeBlocks.empty()) {
        const auto slab = sizeClass.slabsWithFreeBlocks.begin();
        const Slot slot{slab, slab->freeBlocks.back()};
        slab->freeBlocks.pop_back();
        if (slab->freeBlocks.empty())
          sizeClass.fullSlabs.splice(sizeClass.fullSlabs.begin(), sizeClass.slabsWithFreeBlocks,
                                     slab);
        return slot;
      }
    }
    newSlabs = makeSlab(blockSize);
  }
}

void SmallBlocks::returnSlot(const Slot &slot) noexcept {
  Slabs unusedSlabs; // destroyed after the unlock
  {
    const std::lock_guard lock(mutex_);
    Slab &slab = *slot.slab;
    SizeClass &sizeClass = bySize_.find(slab.blockSize)->second;
    if (slab.freeBlocks.empty())
      sizeClass.slabsWithFreeBlocks.splice(sizeClass.slabsWithFreeBlocks.end(), sizeClass.fullSlabs,
                                           slot.slab);
    slab.freeBlocks.push_back(slot.number);
    if (slab.freeBlocks.size() == slab.count && sizeClass.slabsWithFreeBlocks.size() > 1)
      unusedSlabs.splice(unusedSlabs.begin(), sizeClass.slabsWithFreeBlocks, slot.slab);
  }
  if (!unusedSlabs.empty())
    releaseOnDevice(device_, [&] { unusedSlabs.clear(); });
}

} // namespace ur::cuda_like
