// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/address_space.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <mutex>
#include <utility>

#include "adapters/level_zero/common/granularity.hpp"
#include "adapters/level_zero/common/physical_mem.hpp"
#include "adapters/level_zero/common/validation_layer.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/immortal.hpp"

namespace ur::ze {
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

} // namespace

AddressSpace::Range AddressSpace::wholeGranules(ur_context_handle_t context, const void *start,
                                                std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  const std::size_t unit = granularityOf(context, nullptr);
  if (size == 0 || size % unit != 0 || begin % unit != 0 ||
      size > std::numeric_limits<std::uintptr_t>::max() - begin)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "{} bytes at {:#x} are no range of whole granules; start and size are multiples "
                   "of {}",
                   size, begin, unit);
  return {begin, begin + size};
}

AddressSpace::Range AddressSpace::anyRange(const void *start, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  if (size == 0 || size > std::numeric_limits<std::uintptr_t>::max() - begin)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE, "{} bytes at {:#x} are no range", size, begin);
  return {begin, begin + size};
}

void *AddressSpace::reserve(ur_context_handle_t context, const void *hint, std::size_t size) {
  wholeGranules(context, hint, size);
  const std::size_t nativeSize = nativeSizeOf(context, nullptr, size);
  const std::lock_guard lock(mutex_);
  void *start = nullptr;
  UR_ZE_CHECK(zeVirtualMemReserve, context->native(), reservationHint(hint), nativeSize, &start);
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  try {
    reservations_.emplace(begin,
                          Reservation{begin + size, nativeSize, adapter::Retained(context), {}});
  } catch (...) {
    UR_ZE_END(zeVirtualMemFree, context->native(), start, nativeSize);
    throw;
  }
  return start;
}

void AddressSpace::free(ur_context_handle_t context, const void *start, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  std::map<std::uintptr_t, Reservation>::node_type ended; // lets the context go without the lock
  const std::lock_guard lock(mutex_);
  const auto found = reservations_.find(begin);
  if (found == reservations_.end() || found->second.end - begin != size ||
      found->second.context.get() != context)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "{} bytes at {:#x} were not reserved like this in the context", size, begin);
  if (!found->second.mapped.empty())
    adapter::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                   "the reserved range has memory mapped; unmap it first");
  UR_ZE_CHECK(zeVirtualMemFree, context->native(), start, found->second.nativeSize);
  ended = reservations_.extract(found);
}

void AddressSpace::map(ur_context_handle_t context, const void *start, std::size_t size,
                       ur_physical_mem_handle_t memory, std::size_t offset,
                       ur_virtual_mem_access_flags_t access) {
  const Range range = wholeGranules(context, start, size);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = locate(context, range);
  auto &mapped = reservation.mapped;
  const auto next = mapped.lower_bound(range.begin);
  if ((next != mapped.end() && next->first < range.end) ||
      (next != mapped.begin() && std::prev(next)->second.end > range.begin))
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "a part of the range has memory mapped already; unmap it first");
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
  const Range range = anyRange(start, size); // asks the driver nothing, so that it cannot fail
  std::map<std::uintptr_t, Mapped> ended;    // lets the memory go without the lock
  const std::lock_guard lock(mutex_);
  Reservation &reservation = locate(context, range);
  requireMapped(reservation, range);
  auto &mapped = reservation.mapped;
  auto entry = mapped.find(range.begin);
  const auto after = mapped.lower_bound(range.end);
  if (entry == mapped.end() || std::prev(after)->second.end != range.end)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "the range cuts through memory that was mapped in one call; unmap all of it");
  while (entry != after) {
    UR_ZE_CHECK(zeVirtualMemUnmap, context->native(), toPointer(entry->first),
                entry->second.nativeSize);
    ended.insert(mapped.extract(entry++));
  }
}

void AddressSpace::setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                             ur_virtual_mem_access_flags_t access) {
  const Range range = wholeGranules(context, start, size);
  const std::lock_guard lock(mutex_);
  requireMapped(locate(context, range), range);
  UR_ZE_CHECK(zeVirtualMemSetAccessAttribute, context->native(), start, size, attributeOf(access));
}

ur_virtual_mem_access_flags_t AddressSpace::access(ur_context_handle_t context, const void *start,
                                                   std::size_t size) {
  const Range range = wholeGranules(context, start, size);
  const std::lock_guard lock(mutex_);
  requireMapped(locate(context, range), range);
  auto attribute = ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
  std::size_t same = 0;
  UR_ZE_CHECK(zeVirtualMemGetAccessAttribute, context->native(), start, size, &attribute, &same);
  return flagsOf(attribute);
}

AddressSpace::Reservation &AddressSpace::locate(ur_context_handle_t context, Range range) {
  const auto next = reservations_.upper_bound(range.begin);
  if (next != reservations_.begin()) {
    Reservation &reservation = std::prev(next)->second;
    if (range.end <= reservation.end && reservation.context.get() == context)
      return reservation;
  }
  adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                 "{} bytes at {:#x} lie in no reserved range of the context",
                 range.end - range.begin, range.begin);
}

void AddressSpace::requireMapped(const Reservation &reservation, Range range) {
  std::uintptr_t covered = range.begin;
  auto entry = reservation.mapped.upper_bound(range.begin);
  if (entry != reservation.mapped.begin())
    --entry;
  for (; entry != reservation.mapped.end() && entry->first <= covered && covered < range.end;
       ++entry)
    covered = std::max(covered, entry->second.end);
  if (covered < range.end)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "nothing is mapped at {:#x} in the range of {} bytes at {:#x}", covered,
                   range.end - range.begin, range.begin);
}

AddressSpace &addressSpace() {
  static AddressSpace &instance = adapter::immortal<AddressSpace>();
  return instance;
}

} // namespace ur::ze
