// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/object.hpp"
#include "base/fork.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Reserved address ranges and the memory mapped into them. A function that takes a range throws
// INVALID_VALUE, and changes nothing, if the range
// - does not consist of whole granules,
// - is not in a reservation of the context, or
// - is mapped although the function requires an unmapped range, or the reverse.
class AddressSpace {
public:
  // Reserves `size` bytes, at `hint` if the driver accepts it.
  void *reserve(ur_context_handle_t context, const void *hint, std::size_t size);

  // Releases a whole reservation. Throws INVALID_OPERATION if memory is still mapped in the
  // reservation.
  void free(ur_context_handle_t context, const void *start, std::size_t size);

  // Maps `size` bytes of the memory, starting at `offset`, into an unmapped range.
  void map(ur_context_handle_t context, const void *start, std::size_t size,
           ur_physical_mem_handle_t memory, std::size_t offset,
           ur_virtual_mem_access_flags_t access);

  // Unmaps a range that is completely mapped.
  void unmap(ur_context_handle_t context, const void *start, std::size_t size);

  // Changes the access to a range that is completely mapped.
  void setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                 ur_virtual_mem_access_flags_t access);

  // Returns the access at the start of a completely mapped range, or NONE if nothing is mapped in
  // the range.
  ur_virtual_mem_access_flags_t access(ur_context_handle_t context, const void *start,
                                       std::size_t size);

  // Returns whether the address is in a reservation.
  bool isReserved(const void *address);

  // A mapping, made by one call, of a whole shareable physical memory object.
  struct WholeMapping {
    Reference<ur_physical_mem_handle_t> memory;
    std::byte *begin;
  };
  // Returns the whole mapping that contains the address. Returns nullopt if there is no whole
  // mapping, or if the application has released the handle of its memory.
  std::optional<WholeMapping> findWholeMapping(ur_context_handle_t context, const void *address);

private:
  struct MapCall;

public:
  // Adjacent whole mappings in one reservation. All their memory belongs to one device.
  struct Run {
    std::byte *begin = nullptr;
    std::size_t size = 0;
    std::vector<Reference<ur_physical_mem_handle_t>> memories; // in address order
    std::vector<std::shared_ptr<const MapCall>> mappings;      // of the memories, in the same order
  };
  // Returns the longest run that contains the address, or nullopt if no shareable memory is mapped
  // there.
  std::optional<Run> findRun(ur_context_handle_t context, const void *address);

  // Calls `use` while no other thread can change the mappings. Throws INVALID_ARGUMENT if a mapping
  // of the run was removed.
  void callWhileMapped(ur_context_handle_t context, const Run &run,
                       const std::function<void()> &use);

private:
  struct Range {
    std::uintptr_t begin;
    std::uintptr_t end;
  };
  // The mapping that one call of map() created.
  struct MapCall {
    Range range;
    std::uintptr_t memory; // the memory's handle, perhaps released; 0 if only a part is mapped
    std::uint64_t number;  // identifies the handle, whose address a new handle may reuse
    std::shared_ptr<const void> driverMapping; // the result of PhysicalMemory::map()
  };
  // A part of a mapped range with the same access throughout.
  struct Piece {
    std::uintptr_t end;
    ur_virtual_mem_access_flags_t access;
    std::shared_ptr<const MapCall> mapCall;
  };
  using Pieces = std::map<std::uintptr_t, Piece>; // by start; they do not overlap

  struct Reservation {
    Range range;
    std::size_t granularity;
    std::size_t driverSize; // the size that the driver reserved, at least the size of the range
    Reference<ur_context_handle_t> context;
    Pieces pieces;
  };

  const Reservation *findReservation(ur_context_handle_t context, std::uintptr_t address) const;
  static std::shared_ptr<const MapCall> findMapCall(const Reservation &reservation,
                                                    std::uintptr_t address);
  static Reference<ur_physical_mem_handle_t> retainShareable(const MapCall &mapCall);
  static Range toRange(const void *start, std::size_t size);
  static void requireWholeGranules(Range range, std::size_t granularity);
  static void splitAt(Pieces &pieces, std::uintptr_t address);
  Reservation &requireReservation(ur_context_handle_t context, Range range);
  Pieces &requireMappedPieces(ur_context_handle_t context, Range range);

  base::ForkSafeMutex mutex_;
  std::map<std::uintptr_t, Reservation> reservations_; // by start
};

AddressSpace &addressSpace();

} // namespace ur::kit
