// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/virtual_memory.hpp"

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/physical_object.hpp"
#include "fakes/cuda/switches.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

namespace cuda_driver {

bool Reservations::covers(std::uintptr_t start, std::size_t size) const {
  auto next = sizeByStart.upper_bound(start);
  if (next == sizeByStart.begin())
    return false;
  const auto &[reservedStart, reservedSize] = *std::prev(next);
  const std::size_t offset = start - reservedStart;
  return offset < reservedSize && size <= reservedSize - offset;
}

namespace {

void requireVirtualMemory() { require(switches().has("virtual_memory"), CUDA_ERROR_NOT_SUPPORTED); }

bool areWholePages(CUdeviceptr start, std::size_t size) {
  return start != 0 && start % kDevicePage == 0 && size != 0 && size % kDevicePage == 0;
}

// Returns the mappings that exactly cover the range, or nothing. The caller holds the lock.
std::vector<std::shared_ptr<Range>> mappingsOf(CUdeviceptr start, std::size_t size) {
  std::vector<std::shared_ptr<Range>> mappings;
  auto &ranges = addressSpace().ranges();
  std::size_t offset = 0;
  while (offset < size) {
    const auto entry = ranges.find(start + offset);
    if (entry == ranges.end() || entry->second->kind != MemoryKind::Mapped ||
        entry->second->size > size - offset)
      return {};
    mappings.push_back(entry->second);
    offset += entry->second->size;
  }
  return mappings;
}

// Returns whether no mapping overlaps the range. The caller holds the lock.
bool isFree(CUdeviceptr start, std::size_t size) {
  const auto &ranges = addressSpace().ranges();
  const auto next = ranges.lower_bound(start);
  if (next != ranges.end() && next->first < start + size)
    return false;
  return next == ranges.begin() ||
         std::prev(next)->second->start + std::prev(next)->second->size <= start;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemAddressReserve, hipMemAddressReserve)(CUdeviceptr *address, std::size_t size,
                                                           std::size_t alignment, CUdeviceptr hint,
                                                           unsigned long long flags) {
  return entry(__func__, [&] {
    requireVirtualMemory();
    requirePointer(address);
    require(size != 0 && size % kDevicePage == 0 && flags == 0, CUDA_ERROR_INVALID_VALUE);
    require((alignment & (alignment - 1)) == 0, CUDA_ERROR_INVALID_VALUE);
    const std::lock_guard lock(addressSpace().mutex());
    const std::uintptr_t start =
        addressSpace().arena().allocate(size, std::max(alignment, kDevicePage), hint);
    require(start != 0, CUDA_ERROR_OUT_OF_MEMORY);
    reservations().sizeByStart.emplace(start, size);
    *address = start;
  });
}

DRIVER_FUNCTION(cuMemAddressFree, hipMemAddressFree)(CUdeviceptr address, std::size_t size) {
  return entry(__func__, [&] {
    requireVirtualMemory();
    const std::lock_guard lock(addressSpace().mutex());
    const auto entry = reservations().sizeByStart.find(address);
    require(entry != reservations().sizeByStart.end() && entry->second == size,
            CUDA_ERROR_INVALID_VALUE);
    require(isFree(address, size), CUDA_ERROR_INVALID_VALUE);
    reservations().sizeByStart.erase(entry);
    addressSpace().arena().release(address);
  });
}

DRIVER_FUNCTION(cuMemMap, hipMemMap)(CUdeviceptr address, std::size_t size, std::size_t offset,
                                     CUmemGenericAllocationHandle handle,
                                     unsigned long long flags) {
  return entry(__func__, [&] {
    requireVirtualMemory();
    require(flags == 0 && areWholePages(address, size), CUDA_ERROR_INVALID_VALUE);
    const auto object = physicalObjects().get(handle);
    require(offset == 0 && size == object->backing->size(), CUDA_ERROR_NOT_SUPPORTED);
    auto range = std::make_shared<Range>();
    range->kind = MemoryKind::Mapped;
    range->start = address;
    range->size = size;
    range->backing = object->backing;
    range->data = object->backing->data();
    range->object = object;
    range->device = object->properties.location.id;
    range->bufferId = addressSpace().nextBufferId();
    {
      const std::lock_guard lock(addressSpace().mutex());
      require(reservations().covers(address, size), CUDA_ERROR_INVALID_VALUE);
    }
    require(addressSpace().addIfFree(std::move(range)), CUDA_ERROR_INVALID_VALUE);
  });
}

// Does not wait for pending work. Pending work that uses the range fails.
DRIVER_FUNCTION(cuMemUnmap, hipMemUnmap)(CUdeviceptr address, std::size_t size) {
  return entry(__func__, [&] {
    requireVirtualMemory();
    require(areWholePages(address, size), CUDA_ERROR_INVALID_VALUE);
    std::vector<std::shared_ptr<Range>> mappings; // destroyed after the lock is released
    const std::lock_guard lock(addressSpace().mutex());
    mappings = mappingsOf(address, size);
    // Unmapping a reserved range without mappings succeeds.
    require(!mappings.empty() || (reservations().covers(address, size) && isFree(address, size)),
            CUDA_ERROR_INVALID_VALUE);
    for (const auto &mapping : mappings)
      addressSpace().ranges().erase(mapping->start);
  });
}

DRIVER_FUNCTION(cuMemSetAccess, hipMemSetAccess)(CUdeviceptr address, std::size_t size,
                                                 const CUmemAccessDesc *descriptions,
                                                 std::size_t count) {
  return entry(__func__, [&] {
    requireVirtualMemory();
    requirePointer(descriptions);
    require(count != 0 && areWholePages(address, size), CUDA_ERROR_INVALID_VALUE);
    const std::lock_guard lock(addressSpace().mutex());
    const auto mappings = mappingsOf(address, size);
    require(!mappings.empty(), CUDA_ERROR_INVALID_VALUE);
    for (const CUmemAccessDesc &description : std::span(descriptions, count)) {
      require(description.location.type == CU_MEM_LOCATION_TYPE_DEVICE, CUDA_ERROR_INVALID_VALUE);
      require(description.location.id >= 0 && description.location.id < devices().count(),
              CUDA_ERROR_INVALID_DEVICE);
      require(description.flags == CU_MEM_ACCESS_FLAGS_PROT_NONE ||
                  description.flags == CU_MEM_ACCESS_FLAGS_PROT_READ ||
                  description.flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
              CUDA_ERROR_INVALID_VALUE);
      require(description.flags == CU_MEM_ACCESS_FLAGS_PROT_NONE ||
                  std::ranges::all_of(mappings,
                                      [&](const auto &mapping) {
                                        return canAccess(description.location.id, mapping->device);
                                      }),
              CUDA_ERROR_INVALID_DEVICE);
    }
    for (const CUmemAccessDesc &description : std::span(descriptions, count))
      for (const auto &mapping : mappings)
        mapping->access[description.location.id] = description.flags;
  });
}

DRIVER_FUNCTION(cuMemGetAccess, hipMemGetAccess)(unsigned long long *flags,
                                                 const CUmemLocation *location,
                                                 CUdeviceptr address) {
  return entry(__func__, [&] {
    requireVirtualMemory();
    requirePointer(flags);
    requirePointer(location);
    require(location->type == CU_MEM_LOCATION_TYPE_DEVICE, CUDA_ERROR_INVALID_VALUE);
    const auto range = addressSpace().findAt(address);
    require(range != nullptr && range->kind == MemoryKind::Mapped, CUDA_ERROR_INVALID_VALUE);
    const std::lock_guard lock(addressSpace().mutex());
    const auto entry = range->access.find(location->id);
    *flags = entry == range->access.end() ? 0 : static_cast<unsigned long long>(entry->second);
  });
}
