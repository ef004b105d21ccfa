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

// The USM or opened memory around an address, as urUSMGetMemAllocInfo of `table` tells it; nothing
// for other memory.
std::optional<Extent> extentOf(const ur_dditable_t &table, ur_context_handle_t context,
                               const void *address) noexcept;

// Whether memory is looked up at all: each look asks the adapter, which costs more than all other
// checks of a call. The layer stack decides, while no call is under way.
extern bool boundsAreChecked;

bool findPastEnd(const ur_dditable_t &table, ur_context_handle_t context, const void *address,
                 std::size_t size) noexcept;
bool findPastEnd(const ur_dditable_t &table, ur_queue_handle_t queue, const void *address,
                 std::size_t size) noexcept;

// Whether `size` bytes from `address` on start in USM memory and reach past its end. Memory that
// the adapter does not know may be host memory of any size and is not judged.
template <typename Owner>
bool reachesPastEnd(const ur_dditable_t &table, Owner owner, const void *address,
                    std::size_t size) noexcept {
  return boundsAreChecked && findPastEnd(table, owner, address, size);
}

// Copies bytes of this process from any address whatever, through process_vm_readv(2). False where
// not all of them can be read, or where the system refuses the call.
bool readOwnMemory(const void *from, std::span<std::byte> to) noexcept;

// Whether the process has readable memory at an address; true where the system does not tell.
bool isOwnMemory(const void *address) noexcept;

} // namespace ur::validation
