// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/address_space.hpp"

#include <iterator>
#include <mutex>
#include <utility>

#include "adapters/level_zero/granularity.hpp"
#include "adapters/level_zero/physical_mem.hpp"
#include "adapters/level_zero/validation_layer.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

namespace ur::level_zero {
namespace {

void *toPointer(std::uintptr_t address) { return reinterpret_cast<void *>(address); }

// READ_WRITE wins over READ_ONLY, and both over none.
ze_memory_access_attribute_t attributeOf(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY
                                                       : ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
}

ur_virtual_mem_access_flags_t flagsOf(ze_memory_access_attribute_t attribute) {
  switch (attribute) {
  case ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE:
    return UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
  case ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY:
    return UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;
  default:
    return UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
  }
}

kit::AddressRange wholeUnits(ur_context_handle_t context, const void *start, std::size_t size) {
  return kit::wholeUnits(start, size, granularityOf(context, nullptr));
}

} // namespace

void *AddressSpace::reserve(ur_context_handle_t context, const void *hint, std::size_t size) {
  wholeUnits(context, hint, size);
  const std::size_t nativeSize = nativeSizeOf(context, nullptr, size);
  const std::lock_guard lock(mutex_);
  void *start = nullptr;
  UR_ZE_CHECK(zeVirtualMemReserve, context->native(), reservationHint(hint), nativeSize, &start);
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  try {
    reservations_.emplace(begin, Reservation{begin + size, nativeSize, kit::Retained(context), {}});
  } catch (...) {
    UR_ZE_END(zeVirtualMemFree, context->native(), start, nativeSize);
    throw;
  }
  return start;
}

void AddressSpace::free(ur_context_handle_t context, const void *start, std::size_t size) {
  std::map<std::uintptr_t, Reservation>::node_type ended; // lets the context go without the lock
  const std::lock_guard lock(mutex_);
  const auto found = kit::endableReservation(reservations_, context, start, size);
  UR_ZE_CHECK(zeVirtualMemFree, context->native(), start, found->second.nativeSize);
  ended = reservations_.extract(found);
}

void AddressSpace::map(ur_context_handle_t context, const void *start, std::size_t size,
                       ur_physical_mem_handle_t memory, std::size_t offset,
                       ur_virtual_mem_access_flags_t access) {
  const kit::AddressRange range = wholeUnits(context, start, size);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = kit::reservationAround(reservations_, context, range);
  auto &mapped = reservation.mapped;
  const auto next = kit::placeFor(mapped, range);
  // The end of both was rounded up in the same way.
  const bool toTheEnd = range.end == reservation.end && offset + size == memory->size;
  const std::size_t nativeSize = toTheEnd ? memory->nativeSize - offset : size;
  const auto entry =
      mapped.emplace_hint(next, range.begin, Mapped{range.end, nativeSize, memory->native});
  const auto mapNative = [&](const std::shared_ptr<NativePhysical> &native) {
    return functions().zeVirtualMemMap(context->native(), start, nativeSize, native->get(), offset,
                                       attributeOf(access));
  };
  try {
    ze_result_t result = mapNative(memory->native);
    // All else that is an invalid argument was checked: the memory is mapped elsewhere.
    if (result == ZE_RESULT_ERROR_INVALID_ARGUMENT) {
      entry->second.memory = memory->makeAlias();
      result = mapNative(entry->second.memory);
    }
    check("zeVirtualMemMap", result);
  } catch (...) {
    mapped.erase(entry);
    throw;
  }
}

void AddressSpace::unmap(ur_context_handle_t context, const void *start, std::size_t size) {
  // By bytes: the driver is not asked for its unit, so that it cannot fail.
  const kit::AddressRange range = kit::wholeUnits(start, size, 1);
  std::map<std::uintptr_t, Mapped> ended; // lets the memory go without the lock
  const std::lock_guard lock(mutex_);
  Reservation &reservation = kit::reservationAround(reservations_, context, range);
  kit::requireMapped(reservation.mapped, range);
  auto &mapped = reservation.mapped;
  auto entry = mapped.find(range.begin);
  const auto after = mapped.lower_bound(range.end);
  if (entry == mapped.end() || std::prev(after)->second.end != range.end)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the range cuts through memory that was mapped in one call; unmap all of it");
  while (entry != after) {
    UR_ZE_CHECK(zeVirtualMemUnmap, context->native(), toPointer(entry->first),
                entry->second.nativeSize);
    ended.insert(mapped.extract(entry++));
  }
}

void AddressSpace::setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                             ur_virtual_mem_access_flags_t access) {
  const kit::AddressRange range = wholeUnits(context, start, size);
  const std::lock_guard lock(mutex_);
  kit::requireMapped(kit::reservationAround(reservations_, context, range).mapped, range);
  UR_ZE_CHECK(zeVirtualMemSetAccessAttribute, context->native(), start, size, attributeOf(access));
}

ur_virtual_mem_access_flags_t AddressSpace::access(ur_context_handle_t context, const void *start,
                                                   std::size_t size) {
  const kit::AddressRange range = wholeUnits(context, start, size);
  const std::lock_guard lock(mutex_);
  kit::requireMapped(kit::reservationAround(reservations_, context, range).mapped, range);
  auto attribute = ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
  std::size_t same = 0;
  UR_ZE_CHECK(zeVirtualMemGetAccessAttribute, context->native(), start, size, &attribute, &same);
  return flagsOf(attribute);
}

AddressSpace &addressSpace() {
  static AddressSpace &instance = base::immortal<AddressSpace>();
  return instance;
}

} // namespace ur::level_zero
