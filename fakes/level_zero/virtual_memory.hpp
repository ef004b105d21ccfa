// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/mapping.hpp"
#include "fakes/level_zero/physical_memory.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace host_driver {

// A mapping of physical memory in a reserved range.
struct PhysicalMapping {
  std::byte *start = nullptr;
  std::size_t size = 0;
  std::size_t offset = 0; // into the physical memory
  std::shared_ptr<PhysicalMem> physical;
  // The number of running kernels that need the pages at the host's address. Guarded by
  // VirtualMemory::mutex_.
  std::shared_ptr<std::uint32_t> kernelCount;
};

enum class AccessKind { Read, Write };

// Reserved address ranges and their mappings.
class VirtualMemory {
public:
  void *reserve(std::shared_ptr<Context> context, const void *hint, std::size_t size);
  void free(const void *pointer, std::size_t size);
  void map(const void *pointer, std::size_t size, std::shared_ptr<PhysicalMem> physical,
           std::size_t offset, ze_memory_access_attribute_t access);
  void unmap(const void *pointer, std::size_t size);
  void setAccess(const void *pointer, std::size_t size, ze_memory_access_attribute_t access);
  ze_memory_access_attribute_t access(const void *pointer, std::size_t size,
                                      std::size_t *sameAccessSize) const;

  std::optional<PhysicalMapping> findMapping(const void *pointer) const;
  // Returns whether a command may access these bytes. Always true for addresses outside
  // reservations.
  bool permits(const void *pointer, std::size_t size, AccessKind kind) const;
  // Returns the address at which the device accesses the byte at `pointer`.
  std::byte *deviceAddressOf(std::byte *pointer) const;

  // Returns the mappings of device memory that the host cannot access.
  std::vector<PhysicalMapping> deviceOnlyMappings() const;
  // Called when a kernel starts and ends. The first running kernel maps the memory at the
  // application's address; returns false if that fails. The last kernel unmaps the memory.
  bool mapForKernel(const PhysicalMapping &mapping);
  void unmapAfterKernel(const PhysicalMapping &mapping);

  std::size_t countReservationsOfThisProcess() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  struct Reservation {
    Mapping range;
    // A second mapping of the range, for the device. Unset before the first mapping, and if host
    // and device use the same addresses.
    Mapping deviceMapping;
    std::shared_ptr<Context> context;
    pid_t owner = getpid();
    std::map<std::uintptr_t, PhysicalMapping> mappings;
    // The keys are start addresses. Each access applies up to the next key.
    std::map<std::uintptr_t, ze_memory_access_attribute_t> access;
  };
  using Reservations = std::map<std::uintptr_t, Reservation>;

  // Returns the reservation that contains the whole range, or the end of reservations_.
  Reservations::const_iterator findReservation(std::uintptr_t address, std::size_t size) const;
  // Returns the reservation of the mapping, or null if the application has unmapped it.
  const Reservation *findReservationOf(const PhysicalMapping &mapping) const;
  // Throws INVALID_ARGUMENT if no reservation contains the whole range.
  Reservation &requireReservation(const void *pointer, std::size_t size);
  static const PhysicalMapping *mappingAt(const Reservation &reservation, std::uintptr_t address);
  static void recordAccess(Reservation &reservation, std::uintptr_t address, std::size_t size,
                           ze_memory_access_attribute_t access);
  static std::array<std::byte *, 2> mappedAddressesOf(const Reservation &reservation,
                                                      const PhysicalMapping &mapping);
  static void mapPages(const Reservation &reservation, const PhysicalMapping &mapping,
                       ze_memory_access_attribute_t access);
  static void unmapPages(const Reservation &reservation, const PhysicalMapping &mapping);
  static void remapAll(Reservation &reservation, ze_memory_access_attribute_t access);
  static void protect(Reservation &reservation, std::uintptr_t address, std::size_t size,
                      ze_memory_access_attribute_t access);

  mutable std::mutex mutex_;
  Reservations reservations_;
};

VirtualMemory &virtualMemory();

} // namespace host_driver
