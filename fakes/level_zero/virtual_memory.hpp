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
  // The number of running kernels that may access hidden pages. Guarded by the mutex.
  std::shared_ptr<std::uint32_t> kernels;
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
  // Returns whether a command may access these bytes. All bytes outside of reservations are
  // permitted.
  bool permits(const void *pointer, std::size_t size, AccessKind kind) const;
  // Returns the device's address of a byte.
  std::byte *deviceViewOf(std::byte *pointer) const;

  // Returns all mappings of device memory, if it is hidden from the host.
  std::vector<PhysicalMapping> hiddenMappings() const;
  // Maps hidden memory at the application's address while kernels run. Returns whether it
  // succeeded.
  bool showToKernel(const PhysicalMapping &mapping);
  void hideFromKernel(const PhysicalMapping &mapping);

  std::size_t countOwnedReservations() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  struct Reservation {
    Mapping range;
    // The device's addresses of the range. Empty before the first mapping, and if the host can
    // access device memory.
    Mapping deviceView;
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
  const Reservation *reservationOf(const PhysicalMapping &mapping) const;
  Reservation &reservationAt(const void *pointer, std::size_t size);
  static const PhysicalMapping *mappingAt(const Reservation &reservation, std::uintptr_t address);
  static void recordAccess(Reservation &reservation, std::uintptr_t address, std::size_t size,
                           ze_memory_access_attribute_t access);
  static std::array<std::byte *, 2> viewsOf(const Reservation &reservation,
                                            const PhysicalMapping &mapping);
  static void show(const Reservation &reservation, const PhysicalMapping &mapping,
                   ze_memory_access_attribute_t access);
  static void hide(const Reservation &reservation, const PhysicalMapping &mapping);
  static void remapAll(Reservation &reservation, ze_memory_access_attribute_t access);
  static void protect(Reservation &reservation, std::uintptr_t address, std::size_t size,
                      ze_memory_access_attribute_t access);

  mutable std::mutex mutex_;
  Reservations reservations_;
};

VirtualMemory &virtualMemory();

} // namespace host_driver
