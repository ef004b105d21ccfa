// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/virtual_memory.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/switches.hpp"

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
    return switches().ignoresReadOnly ? PROT_READ | PROT_WRITE : PROT_READ;
  default:
    return PROT_NONE;
  }
}

bool permitsAccess(ze_memory_access_attribute_t access, AccessKind kind) {
  return (protectionOf(access) & (kind == AccessKind::Write ? PROT_WRITE : PROT_READ)) != 0;
}

void requireAccess(ze_memory_access_attribute_t access) {
  require(static_cast<std::uint32_t>(access) <= ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY,
          ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace

void *VirtualMemory::reserve(std::shared_ptr<Context> context, const void *hint, std::size_t size) {
  Reservation reservation;
  reservation.range = Mapping::reserve(size, granularityOf(size), hint);
  Context &owner = *context;
  reservation.context = std::move(context);
  std::byte *start = reservation.range.data();
  reservation.access.emplace(addressOf(start), ZE_MEMORY_ACCESS_ATTRIBUTE_NONE);
  const std::lock_guard lock(mutex_);
  reservations_.emplace(addressOf(start), std::move(reservation));
  ++owner.uses;
  return start;
}

void VirtualMemory::free(const void *pointer, std::size_t size) {
  const std::lock_guard lock(mutex_);
  const auto entry = reservations_.find(addressOf(pointer));
  if (entry == reservations_.end() || entry->second.range.size() != size) {
    reportMisuse("zeVirtualMemFree of a range that is not reserved with this start and size");
    throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
  }
  Reservation &reservation = entry->second;
  if (!reservation.mappings.empty())
    reportMisuse("zeVirtualMemFree of a range with memory still mapped");
  for (auto &[address, mapping] : reservation.mappings)
    --mapping.physical->mappings;
  --reservation.context->uses;
  reservations_.erase(entry);
}

VirtualMemory::Reservations::const_iterator VirtualMemory::findReservation(std::uintptr_t address,
                                                                           std::size_t size) const {
  auto next = reservations_.upper_bound(address);
  if (next == reservations_.begin())
    return reservations_.end();
  const auto candidate = std::prev(next);
  const std::size_t offset = address - candidate->first;
  const std::size_t fullSize = candidate->second.range.size();
  return offset < fullSize && size <= fullSize - offset ? candidate : reservations_.end();
}

VirtualMemory::Reservation &VirtualMemory::requireReservation(const void *pointer,
                                                              std::size_t size) {
  const auto entry = findReservation(addressOf(pointer), size);
  require(entry != reservations_.end(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return reservations_.at(entry->first);
}

const PhysicalMapping *VirtualMemory::mappingAt(const Reservation &reservation,
                                                std::uintptr_t address) {
  auto next = reservation.mappings.upper_bound(address);
  if (next == reservation.mappings.begin())
    return nullptr;
  const auto candidate = std::prev(next);
  return address - candidate->first < candidate->second.size ? &candidate->second : nullptr;
}

// Returns the addresses where the memory is mapped: two, or one and null. With hidden device
// memory, a mapping has a host address only while a kernel that may access it runs.
std::array<std::byte *, 2> VirtualMemory::mappedAddressesOf(const Reservation &reservation,
                                                            const PhysicalMapping &mapping) {
  if (!reservation.deviceMapping)
    return {mapping.start, nullptr};
  std::byte *device = reservation.deviceMapping.data() + (mapping.start - reservation.range.data());
  const bool isVisibleToHost = mapping.physical->device == nullptr || *mapping.kernelCount != 0;
  return {device, isVisibleToHost ? mapping.start : nullptr};
}

void VirtualMemory::mapPages(const Reservation &reservation, const PhysicalMapping &mapping,
                             ze_memory_access_attribute_t access) {
  for (std::byte *mappedAddress : mappedAddressesOf(reservation, mapping)) {
    if (mappedAddress == nullptr)
      continue;
    void *address = mmap(mappedAddress, mapping.size, protectionOf(access), MAP_SHARED | MAP_FIXED,
                         mapping.physical->file.get(), static_cast<off_t>(mapping.offset));
    require(address != MAP_FAILED, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  }
}

void VirtualMemory::unmapPages(const Reservation &reservation, const PhysicalMapping &mapping) {
  for (std::byte *mappedAddress : mappedAddressesOf(reservation, mapping))
    require(mappedAddress == nullptr || hidePages(mappedAddress, mapping.size),
            ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

void VirtualMemory::protect(Reservation &reservation, std::uintptr_t address, std::size_t size,
                            ze_memory_access_attribute_t access) {
  recordAccess(reservation, address, size, access);
  for (auto &[start, mapping] : reservation.mappings) {
    const std::uintptr_t from = std::max(start, address);
    const std::uintptr_t to = std::min(start + mapping.size, address + size);
    if (from < to)
      for (std::byte *mappedAddress : mappedAddressesOf(reservation, mapping))
        if (mappedAddress != nullptr)
          mprotect(mappedAddress + (from - start), to - from, protectionOf(access));
  }
}

// Maps all memory of the reservation again, from offset 0 of the memory, regardless of the original
// offset.
void VirtualMemory::remapAll(Reservation &reservation, ze_memory_access_attribute_t access) {
  recordAccess(reservation, addressOf(reservation.range.data()), reservation.range.size(), access);
  for (auto &[address, mapping] : reservation.mappings) {
    mapping.offset = 0;
    mapPages(reservation, mapping, access);
  }
}

void VirtualMemory::recordAccess(Reservation &reservation, std::uintptr_t address, std::size_t size,
                                 ze_memory_access_attribute_t access) {
  auto &parts = reservation.access;
  const auto splitAt = [&](std::uintptr_t start) {
    return parts.try_emplace(start, std::prev(parts.upper_bound(start))->second).first;
  };
  // Changes the access only after splitAt() has allocated memory, which can fail.
  const auto next = splitAt(address + size);
  const auto first = splitAt(address);
  first->second = access;
  parts.erase(std::next(first), next);
}

void VirtualMemory::map(const void *pointer, std::size_t size,
                        std::shared_ptr<PhysicalMem> physical, std::size_t offset,
                        ze_memory_access_attribute_t access) {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireReservation(pointer, size);
  require(offset <= physical->size && size <= physical->size - offset,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const auto next = reservation.mappings.lower_bound(address);
  require(mappingAt(reservation, address) == nullptr &&
              (next == reservation.mappings.end() || next->first >= address + size),
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  bufferHandles().requireOpen(*physical->buffer);
  require(physical->mappings == 0 || physical->device == nullptr || switches().manyMappings,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  if (switches().hiddenDeviceMemory && !reservation.deviceMapping)
    reservation.deviceMapping = Mapping::reserve(reservation.range.size(), kHostPage);
  auto *const start = reinterpret_cast<std::byte *>(address);
  const auto entry =
      reservation.mappings.emplace_hint(next, address,
                                        PhysicalMapping{start, size, offset, std::move(physical),
                                                        std::make_shared<std::uint32_t>(0)});
  try {
    recordAccess(reservation, address, size, access);
    mapPages(reservation, entry->second, access);
  } catch (...) {
    reservation.mappings.erase(entry);
    throw;
  }
  ++entry->second.physical->mappings;
}

void VirtualMemory::unmap(const void *pointer, std::size_t size) {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireReservation(pointer, size);
  const PhysicalMapping *first = mappingAt(reservation, address);
  const PhysicalMapping *last = mappingAt(reservation, address + size - 1);
  if ((first != nullptr && addressOf(first->start) != address) ||
      (last != nullptr && addressOf(last->start) + last->size != address + size)) {
    reportMisuse("zeVirtualMemUnmap of a part of a mapping");
    throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
  }
  const auto from = reservation.mappings.lower_bound(address);
  const auto to = reservation.mappings.lower_bound(address + size);
  // The real driver ignores such a call.
  if (from == to)
    reportMisuse("zeVirtualMemUnmap of a range without a mapping");
  recordAccess(reservation, address, size, ZE_MEMORY_ACCESS_ATTRIBUTE_NONE);
  for (auto mapping = from; mapping != to; ++mapping) {
    unmapPages(reservation, mapping->second);
    --mapping->second.physical->mappings;
  }
  reservation.mappings.erase(from, to);
}

void VirtualMemory::setAccess(const void *pointer, std::size_t size,
                              ze_memory_access_attribute_t access) {
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireReservation(pointer, size);
  if (switches().accessByReservation)
    remapAll(reservation, access);
  else
    protect(reservation, addressOf(pointer), size, access);
}

ze_memory_access_attribute_t VirtualMemory::access(const void *pointer, std::size_t size,
                                                   std::size_t *sameAccessSize) const {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  const auto entry = findReservation(address, size);
  require(entry != reservations_.end(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const auto &parts = entry->second.access;
  const auto first = std::prev(parts.upper_bound(address));
  auto next = std::next(first);
  while (next != parts.end() && next->second == first->second)
    ++next;
  *sameAccessSize = (next == parts.end() ? size : std::min(size, next->first - address));
  return first->second;
}

std::optional<PhysicalMapping> VirtualMemory::findMapping(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto entry = findReservation(addressOf(pointer), 1);
  if (entry == reservations_.end())
    return std::nullopt;
  const PhysicalMapping *mapping = mappingAt(entry->second, addressOf(pointer));
  return mapping == nullptr ? std::nullopt : std::optional(*mapping);
}

bool VirtualMemory::permits(const void *pointer, std::size_t size, AccessKind kind) const {
  const std::uintptr_t address = addressOf(pointer);
  const std::lock_guard lock(mutex_);
  const auto reservation = findReservation(address, 1);
  if (reservation == reservations_.end() || size == 0)
    return true;
  if (findReservation(address, size) != reservation)
    return false;
  const std::uintptr_t end = address + size;
  for (std::uintptr_t next = address; next < end;) {
    const PhysicalMapping *mapping = mappingAt(reservation->second, next);
    if (mapping == nullptr)
      return false;
    next = addressOf(mapping->start) + mapping->size;
  }
  const auto &parts = reservation->second.access;
  return std::all_of(std::prev(parts.upper_bound(address)), parts.lower_bound(end),
                     [&](const auto &part) { return permitsAccess(part.second, kind); });
}

std::byte *VirtualMemory::deviceAddressOf(std::byte *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto reservation = findReservation(addressOf(pointer), 1);
  if (reservation == reservations_.end() || !reservation->second.deviceMapping)
    return pointer;
  return reservation->second.deviceMapping.data() + (pointer - reservation->second.range.data());
}

std::vector<PhysicalMapping> VirtualMemory::deviceOnlyMappings() const {
  std::vector<PhysicalMapping> mappings;
  const std::lock_guard lock(mutex_);
  for (const auto &[start, reservation] : reservations_)
    for (const auto &[address, mapping] : reservation.mappings)
      if (reservation.deviceMapping && mapping.physical->device != nullptr)
        mappings.push_back(mapping);
  return mappings;
}

const VirtualMemory::Reservation *
VirtualMemory::findReservationOf(const PhysicalMapping &mapping) const {
  const auto entry = findReservation(addressOf(mapping.start), mapping.size);
  if (entry == reservations_.end())
    return nullptr;
  const PhysicalMapping *current = mappingAt(entry->second, addressOf(mapping.start));
  return current != nullptr && current->kernelCount == mapping.kernelCount ? &entry->second
                                                                           : nullptr;
}

bool VirtualMemory::mapForKernel(const PhysicalMapping &mapping) {
  const std::lock_guard lock(mutex_);
  const Reservation *reservation = findReservationOf(mapping);
  if (++*mapping.kernelCount != 1 || reservation == nullptr)
    return true;
  const std::uintptr_t start = addressOf(mapping.start);
  const std::uintptr_t end = start + mapping.size;
  const auto &parts = reservation->access;
  // A call can duplicate only pages with the same access.
  for (auto part = std::prev(parts.upper_bound(start)); part != parts.lower_bound(end); ++part) {
    const std::uintptr_t from = std::max(part->first, start);
    const auto next = std::next(part);
    const std::uintptr_t to = next == parts.end() ? end : std::min(next->first, end);
    const std::size_t offset = from - addressOf(reservation->range.data());
    if (!duplicatePages(reservation->deviceMapping.data() + offset, to - from,
                        reservation->range.data() + offset))
      return false;
  }
  return true;
}

void VirtualMemory::unmapAfterKernel(const PhysicalMapping &mapping) {
  const std::lock_guard lock(mutex_);
  if (--*mapping.kernelCount == 0 && findReservationOf(mapping) != nullptr)
    hidePages(mapping.start, mapping.size);
}

std::size_t VirtualMemory::countReservationsOfThisProcess() const {
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
