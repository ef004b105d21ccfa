// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstddef>
#include <cstdint>
#include <map>

#include "adapters/kit/object.hpp"
#include "adapters/kit/reserved_ranges.hpp"
#include "adapters/native_cpu/context.hpp"
#include "base/fork.hpp"

namespace ur::native_cpu {

// Reserved address ranges and what is mapped into them. Every function throws INVALID_VALUE for
// ranges that are no whole pages, were not reserved in that context, or are not in the state it
// needs, and changes nothing then.
class AddressSpace {
public:
  // Reserves `size` bytes, at `hint` if it is not null and free. Throws OUT_OF_HOST_MEMORY. Kernel
  // interface: mmap without access.
  void *reserve(ur_context_handle_t context, const void *hint, std::size_t size);

  // Ends a reservation, given as it was made. Throws INVALID_OPERATION while anything is mapped.
  void free(ur_context_handle_t context, const void *start, std::size_t size);

  // Shows `size` bytes of `file` from `offset` in a range where nothing is mapped.
  void map(ur_context_handle_t context, const void *start, std::size_t size, int file,
           std::size_t offset, ur_virtual_mem_access_flags_t access);

  // Makes a range that is mapped throughout merely reserved again.
  void unmap(ur_context_handle_t context, const void *start, std::size_t size);

  // Changes the access to a range that is mapped throughout.
  void setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                 ur_virtual_mem_access_flags_t access);

  // The access at the start of a range that is mapped throughout.
  ur_virtual_mem_access_flags_t access(ur_context_handle_t context, const void *start,
                                       std::size_t size);

private:
  struct Mapped {
    std::uintptr_t end;
    ur_virtual_mem_access_flags_t access;
  };
  struct Reservation {
    std::uintptr_t end;
    kit::Retained<ur_context_handle_t> context;
    std::map<std::uintptr_t, Mapped> mapped; // by start; they do not overlap
  };

  static void splitAt(Reservation &reservation, std::uintptr_t address);

  base::ForkSafeMutex mutex_;
  std::map<std::uintptr_t, Reservation> reservations_; // by start
};

AddressSpace &addressSpace();

} // namespace ur::native_cpu
