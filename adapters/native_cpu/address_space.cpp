// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/address_space.hpp"

#include "runtime/adapter/immortal.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <limits>
#include <mutex>
#include <utility>

#include <sys/mman.h>

#include "adapters/common/os_calls.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "runtime/adapter/error.hpp"

namespace ur::native_cpu {
namespace {

constexpr int kReserved = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

void *toPointer(std::uintptr_t address) { return reinterpret_cast<void *>(address); }

// READ_WRITE wins over READ_ONLY, and both over none.
int protectionOf(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return PROT_READ | PROT_WRITE;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? PROT_READ : PROT_NONE;
}

// The one flag that stands for an access.
ur_virtual_mem_access_flags_t normalize(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY
                                                       : UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
}

void requireWholePages(std::uintptr_t start, std::size_t size) {
  if (size == 0 || !isMultiple(size, pageSize()) || !isMultiple(start, pageSize()) ||
      size > std::numeric_limits<std::uintptr_t>::max() - start)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "{} bytes at {:#x} are no range of whole granules; start and size are multiples "
                   "of {}",
                   size, start, pageSize());
}

[[noreturn]] void fail(const char *call, std::size_t size) {
  adapter::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                 "cannot change a range of {} bytes: {}: {}; free memory or raise "
                 "vm.max_map_count",
                 size, call, std::strerror(errno));
}

} // namespace

void *AddressSpace::reserve(ur_context_handle_t context, const void *hint, std::size_t size) {
  requireWholePages(reinterpret_cast<std::uintptr_t>(hint), size);
  const auto &os = ipc::os();
  const std::lock_guard lock(mutex_);
  void *start = os.mmap(const_cast<void *>(hint), size, PROT_NONE, kReserved, -1, 0);
  if (start == MAP_FAILED)
    fail("mmap", size);
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  try {
    reservations_.emplace(begin, Reservation{begin + size, adapter::Retained(context), {}});
  } catch (...) {
    os.munmap(start, size);
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
  if (ipc::os().munmap(toPointer(begin), size) != 0)
    fail("munmap", size);
  ended = reservations_.extract(found);
}

void AddressSpace::map(ur_context_handle_t context, const void *start, std::size_t size, int file,
                       std::size_t offset, ur_virtual_mem_access_flags_t access) {
  const Range range{reinterpret_cast<std::uintptr_t>(start),
                    reinterpret_cast<std::uintptr_t>(start) + size};
  requireWholePages(range.begin, size);
  const std::lock_guard lock(mutex_);
  auto &mapped = locate(context, range).mapped;
  const auto next = mapped.lower_bound(range.begin);
  if ((next != mapped.end() && next->first < range.end) ||
      (next != mapped.begin() && std::prev(next)->second.end > range.begin))
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "a part of the range has memory mapped already; unmap it first");
  const auto entry = mapped.emplace_hint(next, range.begin, Mapped{range.end, normalize(access)});
  if (ipc::os().mmap(toPointer(range.begin), size, protectionOf(access), MAP_SHARED | MAP_FIXED,
                     file, static_cast<off_t>(offset)) == MAP_FAILED) {
    mapped.erase(entry);
    fail("mmap", size);
  }
}

void AddressSpace::unmap(ur_context_handle_t context, const void *start, std::size_t size) {
  const Range range{reinterpret_cast<std::uintptr_t>(start),
                    reinterpret_cast<std::uintptr_t>(start) + size};
  requireWholePages(range.begin, size);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = locate(context, range);
  requireMapped(reservation, range);
  splitAt(reservation, range.begin);
  splitAt(reservation, range.end);
  if (ipc::os().mmap(toPointer(range.begin), size, PROT_NONE, kReserved | MAP_FIXED, -1, 0) ==
      MAP_FAILED)
    fail("mmap", size);
  auto &mapped = reservation.mapped;
  mapped.erase(mapped.find(range.begin), mapped.lower_bound(range.end));
}

void AddressSpace::setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                             ur_virtual_mem_access_flags_t access) {
  const Range range{reinterpret_cast<std::uintptr_t>(start),
                    reinterpret_cast<std::uintptr_t>(start) + size};
  requireWholePages(range.begin, size);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = locate(context, range);
  requireMapped(reservation, range);
  splitAt(reservation, range.begin);
  splitAt(reservation, range.end);
  if (ipc::os().mprotect(toPointer(range.begin), size, protectionOf(access)) != 0)
    fail("mprotect", size);
  auto &mapped = reservation.mapped;
  const auto end = mapped.lower_bound(range.end);
  for (auto entry = mapped.find(range.begin); entry != end; ++entry)
    entry->second.access = normalize(access);
}

ur_virtual_mem_access_flags_t AddressSpace::access(ur_context_handle_t context, const void *start,
                                                   std::size_t size) {
  const Range range{reinterpret_cast<std::uintptr_t>(start),
                    reinterpret_cast<std::uintptr_t>(start) + size};
  requireWholePages(range.begin, size);
  const std::lock_guard lock(mutex_);
  const Reservation &reservation = locate(context, range);
  requireMapped(reservation, range);
  return std::prev(reservation.mapped.upper_bound(range.begin))->second.access;
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

// Makes sure that no mapping reaches across the address.
void AddressSpace::splitAt(Reservation &reservation, std::uintptr_t address) {
  const auto next = reservation.mapped.upper_bound(address);
  if (next == reservation.mapped.begin())
    return;
  const auto entry = std::prev(next);
  if (entry->first == address || entry->second.end <= address)
    return;
  const Mapped right = entry->second;
  reservation.mapped.emplace_hint(next, address, right);
  entry->second.end = address;
}

AddressSpace &addressSpace() {
  static AddressSpace &instance = adapter::immortal<AddressSpace>();
  return instance;
}

} // namespace ur::native_cpu
