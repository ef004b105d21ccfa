// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

#include "adapters/kit/object.hpp"
#include "adapters/kit/reserved_ranges.hpp"
#include "adapters/level_zero/native_physical.hpp"
#include "base/fork.hpp"

namespace ur::level_zero {

// Reserved address ranges and what is mapped into them. Every function throws INVALID_VALUE for
// ranges that are no whole granules, were not reserved in that context, or are not in the state it
// needs, and changes nothing then.
class AddressSpace {
public:
  // Reserves `size` bytes, at `hint` if the driver likes it.
  void *reserve(ur_context_handle_t context, const void *hint, std::size_t size);

  // Ends a reservation, given as it was made. Throws INVALID_OPERATION while anything is mapped.
  void free(ur_context_handle_t context, const void *start, std::size_t size);

  // Shows `size` bytes of the memory from `offset` in a range where nothing is mapped.
  void map(ur_context_handle_t context, const void *start, std::size_t size,
           ur_physical_mem_handle_t memory, std::size_t offset,
           ur_virtual_mem_access_flags_t access);

  // Makes a range merely reserved again. Drivers unmap what was mapped in one call as a whole.
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
    std::size_t nativeSize; // at the end of a reservation the driver may want more
    std::shared_ptr<NativePhysical> memory;
  };
  struct Reservation {
    std::uintptr_t end;
    std::size_t nativeSize;
    kit::Retained<ur_context_handle_t> context;
    std::map<std::uintptr_t, Mapped> mapped; // by start; they do not overlap
  };

  base::ForkSafeMutex mutex_;
  std::map<std::uintptr_t, Reservation> reservations_; // by start
};

AddressSpace &addressSpace();

} // namespace ur::level_zero
