// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/address_space.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/physical_mem.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <mutex>

namespace ur::kit {
namespace {

void *toPointer(std::uintptr_t address) { return reinterpret_cast<void *>(address); }

// Returns the strongest access in `access`: READ_WRITE, READ_ONLY or NONE.
ur_virtual_mem_access_flags_t strongestAccess(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY
                                                       : UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
}

} // namespace

void *AddressSpace::reserve(ur_context_handle_t context, const void *hint, std::size_t size) {
  const std::size_t granularity = backend::granularityOf(context, nullptr, 1);
  requireWholeGranules(toRange(hint, size), granularity);
  const std::lock_guard lock(mutex_);
  const ReservedRange reserved = backend::reserveRange(context, hint, size);
  try {
    const Range range = toRange(reserved.start, size);
    reservations_.emplace(range.begin,
                          Reservation{range, granularity, reserved.size, Reference(context), {}});
  } catch (...) {
    backend::freeRange(context, reserved.start, reserved.size);
    throw;
  }
  return reserved.start;
}

void AddressSpace::free(ur_context_handle_t context, const void *start, std::size_t size) {
  // Releases the context after the unlock.
  std::map<std::uintptr_t, Reservation>::node_type endedReservation;
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  const std::lock_guard lock(mutex_);
  const auto reservation = reservations_.find(begin);
  if (reservation == reservations_.end() || reservation->second.range.end - begin != size ||
      reservation->second.context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes at {:#x} are not a whole reservation of the context; pass the address "
                "and the size of the reservation",
                size, begin);
  if (!reservation->second.pieces.empty())
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "memory is mapped in the reserved range; unmap it first");
  backend::freeRange(context, toPointer(begin), reservation->second.driverSize);
  endedReservation = reservations_.extract(reservation);
}

bool AddressSpace::isReserved(const void *address) {
  const auto target = reinterpret_cast<std::uintptr_t>(address);
  const std::lock_guard lock(mutex_);
  const auto next = reservations_.upper_bound(target);
  return next != reservations_.begin() && target < std::prev(next)->second.range.end;
}

std::optional<AddressSpace::WholeMapping>
AddressSpace::findWholeMapping(ur_context_handle_t context, const void *address) {
  const auto target = reinterpret_cast<std::uintptr_t>(address);
  std::shared_ptr<const MapCall> mapCall; // destroyed after the unlock
  {
    const std::lock_guard lock(mutex_);
    const Reservation *const reservation = findReservation(context, target);
    mapCall = reservation ? findMapCall(*reservation, target) : nullptr;
  }
  if (!mapCall)
    return std::nullopt;
  Reference<ur_physical_mem_handle_t> memory = retainShareable(*mapCall);
  if (!memory)
    return std::nullopt;
  return WholeMapping{std::move(memory), static_cast<std::byte *>(toPointer(mapCall->range.begin))};
}

std::optional<AddressSpace::Run> AddressSpace::findRun(ur_context_handle_t context,
                                                       const void *address) {
  const auto target = reinterpret_cast<std::uintptr_t>(address);
  std::vector<std::shared_ptr<const MapCall>> adjacent; // destroyed after the unlock
  {
    const std::lock_guard lock(mutex_);
    const Reservation *const reservation = findReservation(context, target);
    auto first = reservation ? findMapCall(*reservation, target) : nullptr;
    for (auto previous = first; previous && previous->memory != 0;
         previous = findMapCall(*reservation, previous->range.begin - 1))
      first = previous;
    for (auto next = first; next && next->memory != 0;
         next = findMapCall(*reservation, next->range.end))
      adjacent.push_back(next);
  }
  Run run;
  for (auto &mapCall : adjacent) {
    Reference<ur_physical_mem_handle_t> memory = retainShareable(*mapCall);
    if (!memory || (!run.memories.empty() && run.memories.front()->device != memory->device)) {
      if (mapCall->range.begin > target)
        break;
      run = {};
    }
    if (!memory)
      continue;
    run.memories.push_back(std::move(memory));
    run.mappings.push_back(std::move(mapCall));
  }
  if (run.mappings.empty() || target < run.mappings.front()->range.begin ||
      target >= run.mappings.back()->range.end)
    return std::nullopt;
  const std::uintptr_t begin = run.mappings.front()->range.begin;
  run.begin = static_cast<std::byte *>(toPointer(begin));
  run.size = run.mappings.back()->range.end - begin;
  return run;
}

void AddressSpace::callWhileMapped(ur_context_handle_t context, const Run &run,
                                   const std::function<void()> &use) {
  const std::lock_guard lock(mutex_);
  for (const auto &mapCall : run.mappings) {
    const Reservation *const reservation = findReservation(context, mapCall->range.begin);
    if (!reservation || findMapCall(*reservation, mapCall->range.begin) != mapCall)
      base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                  "the memory at {:#x} was unmapped during the call; keep it mapped until the call "
                  "returns",
                  mapCall->range.begin);
  }
  use();
}

void AddressSpace::map(ur_context_handle_t context, const void *start, std::size_t size,
                       ur_physical_mem_handle_t memory, std::size_t offset,
                       ur_virtual_mem_access_flags_t access) {
  const Range range = toRange(start, size);
  const std::lock_guard lock(mutex_);
  Reservation &reservation = requireReservation(context, range);
  Pieces &pieces = reservation.pieces;
  const auto next = pieces.lower_bound(range.begin);
  if ((next != pieces.end() && next->first < range.end) ||
      (next != pieces.begin() && std::prev(next)->second.end > range.begin))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "memory is already mapped in a part of the range; unmap it first");
  const std::size_t freeBytes = range.end == reservation.range.end
                                    ? reservation.range.begin + reservation.driverSize - range.begin
                                    : size;
  const bool isWhole = size == memory->size;
  const auto mapCall = std::make_shared<MapCall>(
      MapCall{range, isWhole ? reinterpret_cast<std::uintptr_t>(memory) : 0, memory->number, {}});
  const auto piece =
      pieces.emplace_hint(next, range.begin, Piece{range.end, strongestAccess(access), mapCall});
  base::ScopeGuard undo([&] { pieces.erase(piece); });
  mapCall->driverMapping = memory->memory->map(
      {context, toPointer(range.begin), size, freeBytes, offset, strongestAccess(access)});
  undo.dismiss();
}

void AddressSpace::unmap(ur_context_handle_t context, const void *start, std::size_t size) {
  const Range range = toRange(start, size);
  Pieces endedPieces; // releases the memory after the unlock
  const std::lock_guard lock(mutex_);
  Pieces &pieces = requireMappedPieces(context, range);
  const Range first = std::prev(pieces.upper_bound(range.begin))->second.mapCall->range;
  const Range last = std::prev(pieces.lower_bound(range.end))->second.mapCall->range;
  if (!backend::kUnmapsParts && (first.begin != range.begin || last.end != range.end))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the range cuts through memory that was mapped in one call; unmap all of it");
  splitAt(pieces, range.begin);
  splitAt(pieces, range.end);
  backend::unmapRange(context, toPointer(range.begin), size);
  const auto end = pieces.lower_bound(range.end);
  for (auto piece = pieces.find(range.begin); piece != end;)
    endedPieces.insert(pieces.extract(piece++));
}

void AddressSpace::setAccess(ur_context_handle_t context, const void *start, std::size_t size,
                             ur_virtual_mem_access_flags_t access) {
  const Range range = toRange(start, size);
  const std::lock_guard lock(mutex_);
  Pieces &pieces = requireMappedPieces(context, range);
  splitAt(pieces, range.begin);
  splitAt(pieces, range.end);
  backend::protectRange(context, toPointer(range.begin), size, strongestAccess(access));
  const auto end = pieces.lower_bound(range.end);
  for (auto piece = pieces.find(range.begin); piece != end; ++piece)
    piece->second.access = strongestAccess(access);
}

ur_virtual_mem_access_flags_t AddressSpace::access(ur_context_handle_t context, const void *start,
                                                   std::size_t size) {
  const Range range = toRange(start, size);
  const std::lock_guard lock(mutex_);
  const Pieces &pieces = requireReservation(context, range).pieces;
  const auto next = pieces.lower_bound(range.end);
  if (next == pieces.begin() || std::prev(next)->second.end <= range.begin)
    return UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
  return std::prev(requireMappedPieces(context, range).upper_bound(range.begin))->second.access;
}

// Returns the context's reservation around an address, or null.
const AddressSpace::Reservation *AddressSpace::findReservation(ur_context_handle_t context,
                                                               std::uintptr_t address) const {
  const auto next = reservations_.upper_bound(address);
  if (next == reservations_.begin())
    return nullptr;
  const Reservation &reservation = std::prev(next)->second;
  return address < reservation.range.end && reservation.context.get() == context ? &reservation
                                                                                 : nullptr;
}

// Returns the mapping around an address, or null.
std::shared_ptr<const AddressSpace::MapCall>
AddressSpace::findMapCall(const Reservation &reservation, std::uintptr_t address) {
  const auto next = reservation.pieces.upper_bound(address);
  if (next == reservation.pieces.begin() || std::prev(next)->second.end <= address)
    return nullptr;
  return std::prev(next)->second.mapCall;
}

// Returns the memory that one call mapped as a whole. Returns null if the call mapped only a
// part, or if the memory is not shareable or was released.
Reference<ur_physical_mem_handle_t> AddressSpace::retainShareable(const MapCall &mapCall) {
  auto memory =
      Reference<ur_physical_mem_handle_t>::adopt(shareablePhysicalMemory().retain(mapCall.memory));
  return memory && memory->number == mapCall.number ? std::move(memory)
                                                    : Reference<ur_physical_mem_handle_t>();
}

// Throws for a range that is empty or wraps around.
AddressSpace::Range AddressSpace::toRange(const void *start, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  if (size == 0 || size > std::numeric_limits<std::uintptr_t>::max() - begin)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes at {:#x} are not a range of addresses: the range is empty or exceeds the "
                "largest address",
                size, begin);
  return {begin, begin + size};
}

void AddressSpace::requireWholeGranules(Range range, std::size_t granularity) {
  if (range.begin % granularity != 0 || range.end % granularity != 0)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "{} bytes at {:#x} are not whole granules; the start and the size must be multiples of the "
        "granularity, {} bytes",
        range.end - range.begin, range.begin, granularity);
}

// Splits the piece that crosses the address, if there is one.
void AddressSpace::splitAt(Pieces &pieces, std::uintptr_t address) {
  const auto next = pieces.upper_bound(address);
  if (next == pieces.begin())
    return;
  const auto left = std::prev(next);
  if (left->first == address || left->second.end <= address)
    return;
  const Piece right = left->second;
  pieces.emplace_hint(next, address, right);
  left->second.end = address;
}

// Returns the context's reservation around a range. Throws INVALID_VALUE if there is none, or if
// the range does not consist of whole granules.
AddressSpace::Reservation &AddressSpace::requireReservation(ur_context_handle_t context,
                                                            Range range) {
  const auto next = reservations_.upper_bound(range.begin);
  if (next != reservations_.begin()) {
    Reservation &reservation = std::prev(next)->second;
    if (range.end <= reservation.range.end && reservation.context.get() == context) {
      requireWholeGranules(range, reservation.granularity);
      return reservation;
    }
  }
  base::raise(
      UR_RESULT_ERROR_INVALID_VALUE,
      "{} bytes at {:#x} are not in a reserved range of the context; reserve the range first",
      range.end - range.begin, range.begin);
}

// Returns the pieces of the reservation around a range. Throws if they do not cover the range.
AddressSpace::Pieces &AddressSpace::requireMappedPieces(ur_context_handle_t context, Range range) {
  Pieces &pieces = requireReservation(context, range).pieces;
  std::uintptr_t covered = range.begin;
  auto piece = pieces.upper_bound(range.begin);
  if (piece != pieces.begin())
    --piece;
  for (; piece != pieces.end() && piece->first <= covered && covered < range.end; ++piece)
    covered = std::max(covered, piece->second.end);
  if (covered < range.end)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "nothing is mapped at {:#x} in the range of {} bytes at {:#x}", covered,
                range.end - range.begin, range.begin);
  return pieces;
}

AddressSpace &addressSpace() {
  static constinit base::Immortal<AddressSpace> instance;
  return instance.get();
}

} // namespace ur::kit
