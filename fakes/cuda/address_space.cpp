// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/address_space.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace cuda_driver {

std::shared_ptr<void> AddressSpace::reserve(std::size_t size, std::uintptr_t &start) {
  const std::lock_guard lock(mutex_);
  start = arena_.allocate(size, kDevicePage);
  require(start != 0, CUDA_ERROR_OUT_OF_MEMORY);
  return {reinterpret_cast<void *>(start), [this](void *address) {
            const std::lock_guard releaseLock(mutex_);
            arena_.release(reinterpret_cast<std::uintptr_t>(address));
          }};
}

void AddressSpace::add(std::shared_ptr<Range> range) {
  const std::lock_guard lock(mutex_);
  const std::uintptr_t start = range->start;
  ranges_.emplace(start, std::move(range));
}

bool AddressSpace::addIfFree(std::shared_ptr<Range> range) {
  const std::lock_guard lock(mutex_);
  const std::uintptr_t start = range->start;
  const auto next = ranges_.lower_bound(start);
  if (find(start) != nullptr || (next != ranges_.end() && next->first < start + range->size))
    return false;
  ranges_.emplace(start, std::move(range));
  return true;
}

void AddressSpace::waitForUsers(std::shared_ptr<Range> range) {
  const std::weak_ptr<Range> users = range;
  range = nullptr;
  while (!users.expired())
    std::this_thread::sleep_for(std::chrono::microseconds(20));
}

std::shared_ptr<Range> AddressSpace::find(std::uintptr_t address) const {
  auto next = ranges_.upper_bound(address);
  if (next == ranges_.begin())
    return nullptr;
  const auto &range = std::prev(next)->second;
  return address - range->start < range->size ? range : nullptr;
}

std::shared_ptr<Range> AddressSpace::findAt(std::uintptr_t address) const {
  const std::lock_guard lock(mutex_);
  return find(address);
}

std::shared_ptr<Range> AddressSpace::remove(std::uintptr_t start,
                                            std::initializer_list<MemoryKind> kinds) {
  const std::lock_guard lock(mutex_);
  const auto entry = ranges_.find(start);
  if (entry == ranges_.end() || std::ranges::find(kinds, entry->second->kind) == kinds.end())
    return nullptr;
  std::shared_ptr<Range> range = std::move(entry->second);
  ranges_.erase(entry);
  return range;
}

std::vector<std::shared_ptr<Range>> AddressSpace::removeAllOf(CUcontext context) {
  std::vector<std::shared_ptr<Range>> removedRanges;
  const std::lock_guard lock(mutex_);
  for (auto entry = ranges_.begin(); entry != ranges_.end();) {
    if (entry->second->context == context) {
      removedRanges.push_back(std::move(entry->second));
      entry = ranges_.erase(entry);
    } else {
      ++entry;
    }
  }
  return removedRanges;
}

Extent AddressSpace::extent(CUdeviceptr address, std::size_t size, Access access,
                            int device) const {
  std::vector<Extent::Piece> pieces;
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Range> range = find(address);
  if (range == nullptr) {
    require(address != 0 && !arena_.contains(address), CUDA_ERROR_INVALID_VALUE);
    return Extent({{nullptr, reinterpret_cast<std::byte *>(address), size}});
  }
  std::size_t offset = address - range->start;
  for (;;) {
    if (range->kind == MemoryKind::Mapped && device != -1) {
      const auto entry = range->access.find(device);
      const CUmemAccess_flags flags = entry == range->access.end() ? 0 : entry->second;
      require(flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE ||
                  (flags == CU_MEM_ACCESS_FLAGS_PROT_READ && access == Access::Read),
              CUDA_ERROR_INVALID_VALUE);
    }
    require(!range->readOnly || access == Access::Read, CUDA_ERROR_INVALID_VALUE);
    const std::size_t part = std::min(size, range->size - offset);
    pieces.push_back({range, range->data + offset, part});
    size -= part;
    if (size == 0)
      return Extent(std::move(pieces));
    // An access may continue in the next range only if both ranges are mappings and adjacent.
    const std::uintptr_t end = range->start + range->size;
    require(range->kind == MemoryKind::Mapped, CUDA_ERROR_INVALID_VALUE);
    range = find(end);
    require(range != nullptr && range->kind == MemoryKind::Mapped, CUDA_ERROR_INVALID_VALUE);
    offset = 0;
  }
}

Extent AddressSpace::extentOfRunningCommand(CUdeviceptr address, std::size_t size, Access access,
                                            int device, CUresult fault) const {
  try {
    Extent memory = extent(address, size, access, device);
    if (!memory.isPoisoned())
      return memory;
  } catch (const Failure &) {
    throw DeviceFault{fault};
  }
  throw DeviceFault{CUDA_ERROR_LAUNCH_FAILED};
}

std::size_t AddressSpace::usedBytes() const {
  const std::lock_guard lock(mutex_);
  std::size_t sum = 0;
  for (const auto &[start, range] : ranges_)
    if (range->kind == MemoryKind::Device || range->kind == MemoryKind::Pool)
      sum += range->size;
  return sum;
}

} // namespace cuda_driver
