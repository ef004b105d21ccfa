// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/address_space.hpp"

#include "base/immortal.hpp"

#include <cerrno>
#include <cstring>
#include <iterator>
#include <mutex>
#include <utility>

#include <sys/mman.h>

#include "adapters/native_cpu/pages.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"

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

[[noreturn]] void fail(const char *call, std::size_t size) {
  base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
              "cannot change a range of {} bytes: {}: {}; free memory or raise "
              "vm.max_map_count",
              size, call, std::strerror(errno));
}

} // namespace

void *AddressSpace::reserve(ur_context_handle_t context, const void *hint, std::size_t size) {
  kit::wholeUnits(hint, size, pageSize());
  const auto &os = base::os();
  const std::lock_guard lock(mutex_);
  void *start = os.mmap(const_cast<void *>(hint), size, PROT_NONE, kReserved, -1, 0);
  if (start == MAP_FAILED)
    fail("mmap", size);
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  try {
    reservations_.emplace(begin, Reservation{begin + size, kit::Retained(context), {}});
  } catch (...) {
    os.munmap(start, size);
    throw;
  }
  return start;
}

void AddressSpace::free(ur_context_handle_t context, const void *start, std::size_t size) {
  std::map<std::uintptr_t, Reservation>::node_type ended; // lets the context go without the lock
  const std::lock_guard lock(mutex_);
  const auto found = kit::endableReservation(reservations_, context, start, size);
  if (base::os().munmap(toPointer(found->first), size) != 0)
    fail("munmap", size);
  ended = reservations_.extract(found);
}

void AddressSpace::map(ur_context_handle_t context, const void *start, std::size_t size, int file,
                       std::size_t offset, ur_virtual_mem_access_flags_t access) {
  const kit::AddressRange range = kit::wholeUnits(start, size, pageSize());
  const std::lock_guard lock(mutex_);
  auto &mapped = kit::reservationAround(reservations_, context, range).mapped;
  const auto next = kit::placeFor(mapped, range);
  const auto entry = mapped.emplace_hint(next, range.begin, Mapped{range.end, normalize(access)});
  if (base::os().mmap(toPointer(range.begin), size, protectionOf(access), MAP_SHARED | MAP_FIXED,
                      file, static_cast<off_t>(offset)) == MAP_FAILED) {
    mapped.erase(entry);
    fail("mmap", size);
  }
}

void AddressSpace::unmap(ur_context_handle_t context, const void *start, std::size_t size) {
  const kit::AddressRange range = kit::wholeUnits(start, size, pageSize());
  const std::lock_guard lock(mutex_);
  Reservation &reservation = kit::reservationAround(reservations_, context, range);
  kit::requireMapped(reservation.mapped, range);
  splitAt(reservation, range.begin);
  splitAt(reservation, range.end);
  if (base::os().mmap(toPointer(range.begin), size, PROT_NONE, kReserved | MAP_FIXED, -1, 0) ==
      MAP_FAILED)
    fail("mmap", size);
  auto &mapped = reservation.mapped;
  mapped.erase(mapped.find(range.begin), mapped.lower_bound(range.end));
}

void AddressSpace::setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                             ur_virtual_mem_access_flags_t access) {
  const kit::AddressRange range = kit::wholeUnits(start, size, pageSize());
  const std::lock_guard lock(mutex_);
  Reservation &reservation = kit::reservationAround(reservations_, context, range);
  kit::requireMapped(reservation.mapped, range);
  splitAt(reservation, range.begin);
  splitAt(reservation, range.end);
  if (base::os().mprotect(toPointer(range.begin), size, protectionOf(access)) != 0)
    fail("mprotect", size);
  auto &mapped = reservation.mapped;
  const auto end = mapped.lower_bound(range.end);
  for (auto entry = mapped.find(range.begin); entry != end; ++entry)
    entry->second.access = normalize(access);
}

ur_virtual_mem_access_flags_t AddressSpace::access(ur_context_handle_t context, const void *start,
                                                   std::size_t size) {
  const kit::AddressRange range = kit::wholeUnits(start, size, pageSize());
  const std::lock_guard lock(mutex_);
  const Reservation &reservation = kit::reservationAround(reservations_, context, range);
  kit::requireMapped(reservation.mapped, range);
  return std::prev(reservation.mapped.upper_bound(range.begin))->second.access;
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
  static AddressSpace &instance = base::immortal<AddressSpace>();
  return instance;
}

} // namespace ur::native_cpu
