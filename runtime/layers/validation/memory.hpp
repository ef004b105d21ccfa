// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::validation {

// The addresses of one piece of memory.
struct Extent {
  std::uintptr_t first;
  std::size_t size;

  bool contains(std::uintptr_t address) const noexcept { return address - first < size; }
  bool overlaps(const Extent &other) const noexcept {
    return contains(other.first) || other.contains(first);
  }
};

// Returns the extent of the USM or opened memory that contains an address. Returns nullopt for
// other memory. Calls urUSMGetMemAllocInfo of `table`.
std::optional<Extent> extentOf(const ur_dditable_t &table, ur_context_handle_t context,
                               const void *address) noexcept;

// True if the layer checks memory bounds. Each check queries the adapter, which costs more than all
// other checks of a call. layers::apply() sets it while no call is in flight.
extern bool boundsAreChecked;

bool crossesMemoryEnd(const ur_dditable_t &table, ur_context_handle_t context, const void *address,
                      std::size_t size) noexcept;
bool crossesMemoryEnd(const ur_dditable_t &table, ur_queue_handle_t queue, const void *address,
                      std::size_t size) noexcept;

// Returns whether `size` bytes at `address` start inside USM memory and end outside it. Returns
// false for memory that the adapter does not know, which may be host memory of any size.
template <typename Owner>
bool reachesPastEnd(const ur_dditable_t &table, Owner owner, const void *address,
                    std::size_t size) noexcept {
  return boundsAreChecked && crossesMemoryEnd(table, owner, address, size);
}

// Copies bytes of this process from any address, with process_vm_readv(2). Returns false if not all
// bytes are readable, or if the system refuses the call.
bool readOwnMemory(const void *from, std::span<std::byte> to) noexcept;

// Returns whether the process has readable memory at an address, or true if the system does not
// report it.
bool isOwnMemory(const void *address) noexcept;

} // namespace ur::validation
