// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/object.hpp"
#include "base/fork.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Reserved address ranges and what is mapped into them. Every function throws INVALID_VALUE for
// ranges that are no whole granules, were not reserved in that context, or are not in the state it
// needs, and changes nothing then.
class AddressSpace {
public:
  // Reserves `size` bytes, at `hint` if it is not null and the driver likes it.
  void *reserve(ur_context_handle_t context, const void *hint, std::size_t size);

  // Ends a reservation, given as it was made. Throws INVALID_OPERATION while anything is mapped.
  void free(ur_context_handle_t context, const void *start, std::size_t size);

  // Shows `size` bytes of the memory from `offset` in a range where nothing is mapped.
  void map(ur_context_handle_t context, const void *start, std::size_t size, PhysicalMemory &memory,
           std::size_t offset, ur_virtual_mem_access_flags_t access);

  // Makes a range that is mapped throughout merely reserved again.
  void unmap(ur_context_handle_t context, const void *start, std::size_t size);

  // Changes the access to a range that is mapped throughout.
  void setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                 ur_virtual_mem_access_flags_t access);

  // The access at the start of a range in which all is mapped or nothing, which has none.
  ur_virtual_mem_access_flags_t access(ur_context_handle_t context, const void *start,
                                       std::size_t size);

  // Whether the address lies in a reservation.
  bool reserves(const void *address);

private:
  struct Range {
    std::uintptr_t begin;
    std::uintptr_t end;
  };
  // What one call mapped.
  struct Mapped {
    Range range;
    Mapping mapping;
  };
  // A piece of it that has the same access throughout.
  struct Piece {
    std::uintptr_t end;
    ur_virtual_mem_access_flags_t access;
    std::shared_ptr<const Mapped> whole;
  };
  using Pieces = std::map<std::uintptr_t, Piece>; // by start; they do not overlap

  struct Reservation {
    Range range;
    std::size_t unit;       // what is mapped into it consists of these
    std::size_t driverSize; // at the end the driver may have taken more
    Retained<ur_context_handle_t> context;
    Pieces pieces;
  };

  static Range toRange(const void *start, std::size_t size);
  static void requireWholeUnits(Range range, std::size_t unit);
  static void splitAt(Pieces &pieces, std::uintptr_t address);
  Reservation &reservationAround(ur_context_handle_t context, Range range);
  Pieces &piecesThroughout(ur_context_handle_t context, Range range);

  base::ForkSafeMutex mutex_;
  std::map<std::uintptr_t, Reservation> reservations_; // by start
};

AddressSpace &addressSpace();

} // namespace ur::kit
