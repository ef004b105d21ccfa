// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/virtual_memory.hpp"

#include "test/host_driver/misuses.hpp"
#include "test/level_zero_driver/switches.hpp"

#include <algorithm>

#include <sys/mman.h>

namespace host_driver {
namespace {

std::uintptr_t addressOf(const void *pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

int protectionOf(ze_memory_access_attribute_t access) {
  switch (access) {
  case ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE:
    return PROT_READ | PROT_WRITE;
  case ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY:
    return PROT_READ;
  default:
    return PROT_NONE;
  }
}

void requireAccess(ze_memory_access_attribute_t access) {
  require(static_cast<std::uint32_t>(access) <= ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY,
          ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace

void *VirtualMemory::reserve(std::shared_ptr<Context> context, const void *hint, std::size_t size) {
  Reservation reservation;
  reservation.range = Mapping::reserve(size, granularityOf(size), hint);
  if (switches().hiddenDeviceMemory)
    reservation.deviceView = Mapping::reserve(size, kHostPage);
  reservation.context = context;
  reservation.access.resize(size / kHostPage, ZE_MEMORY_ACCESS_ATTRIBUTE_NONE);
  std::byte *start = reservation.range.data();
  const std::lock_guard lock(mutex_);
  reservations_.emplace(addressOf(start), std::move(reservation));
  ++context->uses;
  return start;
}

void VirtualMemory::free(const void *pointer, std::size_t size) {
  const std::lock_guard lock(mutex_);
  const auto found = reservations_.find(addressOf(pointer));
  if (found == reservations_.end() || found->second.range.size() != size) {
    reportMisuse("zeVirtualMemFree of a range that is not reserved with this start and size");
    throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
  }
  Reservation &reservation = found->second;
  if (!reservation.mapped.empty())
    reportMisuse("zeVirtualMemFree of a range with memory still mapped");
  for (auto &[address, mapped] : reservation.mapped)
    --mapped.physical->mappings;
  --reservation.context->uses;
  reservations_.erase(found);
}

VirtualMemory::Reservations::const_iterator VirtualMemory::holding(std::uintptr_t address,
                                                                   std::size_t size) const {
  auto next = reservations_.upper_bound(address);
  if (next == reservations_.begin())
    return reservations_.end();
  const auto candidate = std::prev(next);
  const std::size_t offset = address - candidate->first;
  const std::size_t whole = candidate->second.range.size();
  return offset < whole && size <= whole - offset ? candidate : reservations_.end();
}

VirtualMemory::Reservation &VirtualMemory::requireHolding(const void *pointer, std::size_t size) {
  const auto found = holding(addressOf(pointer), size);
  require(found != reservations_.end(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return reservations_.at(found->first);
}

const Mapped *VirtualMemory::mappedAt(const Reservation &reservation, std::uintptr_t address) {
  auto next = reservation.mapped.upper_bound(address);
  if (next == reservation.mapped.begin())
    return nullptr;
  const auto candidate = std::prev(next);
  return address - candidate->first < candidate->second.size ? &candidate->second : nullptr;
}

std::byte *VirtualMemory::placeOf(const Reservation &reservation, std::uintptr_t address) {
  const Mapping &view = reservation.deviceView ? reservation.deviceView : reservation.range;
  return view.data() + (address - addressOf(reservation.range.data()));
}

void VirtualMemory::protect(Reservation &reservation, std::uintptr_t address, std::size_t size,
                            ze_memory_access_attribute_t access) {
  setPages(reservation, address, size, access);
  for (auto &[start, mapped] : reservation.mapped) {
    const std::uintptr_t from = std::max(start, address);
    const std::uintptr_t to = std::min(start + mapped.size, address + size);
    if (from < to)
      mprotect(placeOf(reservation, from), to - from, protectionOf(access));
  }
}

// Each mapping then shows its memory from offset 0, whatever its offset was.
void VirtualMemory::mapAgain(Reservation &reservation, ze_memory_access_attribute_t access) {
  std::byte *const start = reservation.range.data();
  setPages(reservation, addressOf(start), reservation.range.size(), access);
  for (auto &[address, mapped] : reservation.mapped) {
    mapped.offset = 0;
    void *again = mmap(placeOf(reservation, address), mapped.size, protectionOf(access),
                       MAP_SHARED | MAP_FIXED, mapped.physical->file.get(), 0);
    require(again != MAP_FAILED, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  }
}

void VirtualMemory::setPages(Reservation &reservation, std::uintptr_t address, std::size_t size,
                             ze_memory_access_attribute_t access) {
  const std::size_t first = (address - addressOf(reservation.range.data())) / kHostPage;
  std::fill_n(reservation.access.begin() + static_cast<std::ptrdiff_t>(first), size / kHostPage,
              access);
}

void VirtualMemory::map(const void *pointer, std::size_t size,
                        std::shared_ptr<PhysicalMem> physical, std::size_t offset,
                        ze_memory_access_attribute_t access) {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireHolding(pointer, size);
  require(offset <= physical->size && size <= physical->size - offset,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const auto next = reservation.mapped.lower_bound(address);
  require(mappedAt(reservation, address) == nullptr &&
              (next == reservation.mapped.end() || next->first >= address + size),
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  bufferHandles().requireOpen(*physical->buffer);
  require(physical->mappings == 0 || physical->device == nullptr || switches().manyMappings,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  auto *const start = reinterpret_cast<std::byte *>(address);
  const auto entry =
      reservation.mapped.emplace_hint(next, address, Mapped{start, size, offset, physical});
  void *mapped = mmap(placeOf(reservation, address), size, protectionOf(access),
                      MAP_SHARED | MAP_FIXED, physical->file.get(), static_cast<off_t>(offset));
  if (mapped == MAP_FAILED) {
    reservation.mapped.erase(entry);
    throw Failure{ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY};
  }
  ++physical->mappings;
  setPages(reservation, address, size, access);
}

void VirtualMemory::unmap(const void *pointer, std::size_t size) {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireHolding(pointer, size);
  const auto found = reservation.mapped.find(address);
  if (found == reservation.mapped.end() || found->second.size != size) {
    reportMisuse("zeVirtualMemUnmap of a range that is not mapped with this start and size");
    throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
  }
  void *hole = mmap(placeOf(reservation, address), size, PROT_NONE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
  require(hole != MAP_FAILED, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  --found->second.physical->mappings;
  reservation.mapped.erase(found);
  setPages(reservation, address, size, ZE_MEMORY_ACCESS_ATTRIBUTE_NONE);
}

void VirtualMemory::setAccess(const void *pointer, std::size_t size,
                              ze_memory_access_attribute_t access) {
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireHolding(pointer, size);
  if (switches().accessByReservation)
    mapAgain(reservation, access);
  else
    protect(reservation, addressOf(pointer), size, access);
}

ze_memory_access_attribute_t VirtualMemory::access(const void *pointer, std::size_t size,
                                                   std::size_t *sameSize) const {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  const auto found = holding(address, size);
  require(found != reservations_.end(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const std::size_t first = (address - found->first) / kHostPage;
  const std::size_t last = first + size / kHostPage;
  const auto &access = found->second.access;
  std::size_t page = first;
  while (page < last && access[page] == access[first])
    ++page;
  *sameSize = (page - first) * kHostPage;
  return access[first];
}

std::optional<Mapped> VirtualMemory::mappedAround(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto found = holding(addressOf(pointer), 1);
  if (found == reservations_.end())
    return std::nullopt;
  const Mapped *mapped = mappedAt(found->second, addressOf(pointer));
  return mapped == nullptr ? std::nullopt : std::optional(*mapped);
}

bool VirtualMemory::permits(const void *pointer, std::size_t size, Wanted wanted) const {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  const auto reserved = holding(address, 1);
  if (reserved == reservations_.end() || size == 0)
    return true;
  if (holding(address, size) != reserved)
    return false;
  const auto &access = reserved->second.access;
  const std::size_t first = (address - reserved->first) / kHostPage;
  const std::size_t last = (address + size - 1 - reserved->first) / kHostPage;
  for (std::size_t page = first; page <= last; ++page)
    if (mappedAt(reserved->second, reserved->first + page * kHostPage) == nullptr ||
        access[page] == ZE_MEMORY_ACCESS_ATTRIBUTE_NONE ||
        (wanted == Wanted::Write && access[page] != ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE))
      return false;
  return true;
}

std::byte *VirtualMemory::deviceViewOf(std::byte *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto reserved = holding(addressOf(pointer), 1);
  return reserved == reservations_.end() ? pointer : placeOf(reserved->second, addressOf(pointer));
}

std::size_t VirtualMemory::countOwnReservations() const {
  const std::lock_guard lock(mutex_);
  return static_cast<std::size_t>(
      std::count_if(reservations_.begin(), reservations_.end(),
                    [](const auto &entry) { return entry.second.owner == getpid(); }));
}

ze_result_t virtualMemReserve(ze_context_handle_t hContext, const void *pStart, std::size_t size,
                              void **pptr) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(pptr);
  require(switches().has("virtual_memory"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require(size != 0 && size % kHostPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  *pptr = virtualMemory().reserve(std::move(context), pStart, size);
  return ZE_RESULT_SUCCESS;
}

ze_result_t virtualMemFree(ze_context_handle_t hContext, const void *ptr, std::size_t size) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  virtualMemory().free(ptr, size);
  return ZE_RESULT_SUCCESS;
}

ze_result_t virtualMemQueryPageSize(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                    std::size_t size, std::size_t *pagesize) {
  deviceOf(*objectOf<Context>(hContext), hDevice);
  requirePointer(pagesize);
  require(switches().has("virtual_memory"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require(size != 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  *pagesize = granularityOf(size);
  return ZE_RESULT_SUCCESS;
}

ze_result_t virtualMemMap(ze_context_handle_t hContext, const void *ptr, std::size_t size,
                          ze_physical_mem_handle_t hPhysicalMemory, std::size_t offset,
                          ze_memory_access_attribute_t access) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  std::shared_ptr<PhysicalMem> physical = objectOf<PhysicalMem>(hPhysicalMemory);
  requireAccess(access);
  require(size != 0 && size % granularityOf(size) == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  const std::size_t unit = switches().alignedBySize ? granularityOf(size) : kDevicePage;
  require(addressOf(ptr) % unit == 0 && offset % unit == 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  virtualMemory().map(ptr, size, std::move(physical), offset, access);
  return ZE_RESULT_SUCCESS;
}

ze_result_t virtualMemUnmap(ze_context_handle_t hContext, const void *ptr, std::size_t size) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  virtualMemory().unmap(ptr, size);
  return ZE_RESULT_SUCCESS;
}

ze_result_t virtualMemSetAccessAttribute(ze_context_handle_t hContext, const void *ptr,
                                         std::size_t size, ze_memory_access_attribute_t access) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  requireAccess(access);
  require(size != 0 && size % kHostPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  require(addressOf(ptr) % kHostPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  virtualMemory().setAccess(ptr, size, access);
  return ZE_RESULT_SUCCESS;
}

ze_result_t virtualMemGetAccessAttribute(ze_context_handle_t hContext, const void *ptr,
                                         std::size_t size, ze_memory_access_attribute_t *access,
                                         std::size_t *outSize) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  requirePointer(access);
  requirePointer(outSize);
  require(size != 0 && size % kHostPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  require(addressOf(ptr) % kHostPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  *access = virtualMemory().access(ptr, size, outSize);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
