// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>

#include "base/error.hpp"

// The rules of reserved address ranges and of what is mapped into them. An adapter keeps its
// reservations in a std::map by start: each has an `end`, a counted `context`, and `mapped`, again
// a std::map by start of things with an `end`, which do not overlap.

namespace ur::kit {

struct AddressRange {
  std::uintptr_t begin;
  std::uintptr_t end;
};

// Throws INVALID_VALUE for a range that is empty, wraps, or is no multiple of `unit`.
inline AddressRange wholeUnits(const void *start, std::size_t size, std::size_t unit) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  if (size == 0 || size % unit != 0 || begin % unit != 0 ||
      size > std::numeric_limits<std::uintptr_t>::max() - begin)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes at {:#x} are no range of whole pages; start and size are multiples of {}",
                size, begin, unit);
  return {begin, begin + size};
}

// The reservation of the context that a range lies in. Throws INVALID_VALUE if there is none.
template <typename Reservation>
Reservation &reservationAround(std::map<std::uintptr_t, Reservation> &reservations,
                               ur_context_handle_t context, AddressRange range) {
  const auto next = reservations.upper_bound(range.begin);
  if (next != reservations.begin()) {
    Reservation &reservation = std::prev(next)->second;
    if (range.end <= reservation.end && reservation.context.get() == context)
      return reservation;
  }
  base::raise(UR_RESULT_ERROR_INVALID_VALUE,
              "{} bytes at {:#x} lie in no reserved range of the context", range.end - range.begin,
              range.begin);
}

// The reservation that was made of exactly this range in the context. Throws INVALID_VALUE if there
// is none, INVALID_OPERATION while anything is mapped into it.
template <typename Reservation>
auto endableReservation(std::map<std::uintptr_t, Reservation> &reservations,
                        ur_context_handle_t context, const void *start, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  const auto found = reservations.find(begin);
  if (found == reservations.end() || found->second.end - begin != size ||
      found->second.context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes at {:#x} were not reserved like this in the context", size, begin);
  if (!found->second.mapped.empty())
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "the reserved range has memory mapped; unmap it first");
  return found;
}

// Where in `mapped` a range belongs in which nothing is mapped. Throws INVALID_VALUE if anything
// is.
template <typename Mapped>
auto placeFor(std::map<std::uintptr_t, Mapped> &mapped, AddressRange range) {
  const auto next = mapped.lower_bound(range.begin);
  if ((next != mapped.end() && next->first < range.end) ||
      (next != mapped.begin() && std::prev(next)->second.end > range.begin))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "a part of the range has memory mapped already; unmap it first");
  return next;
}

// Throws INVALID_VALUE unless something is mapped throughout the range.
template <typename Mapped>
void requireMapped(const std::map<std::uintptr_t, Mapped> &mapped, AddressRange range) {
  std::uintptr_t covered = range.begin;
  auto entry = mapped.upper_bound(range.begin);
  if (entry != mapped.begin())
    --entry;
  for (; entry != mapped.end() && entry->first <= covered && covered < range.end; ++entry)
    covered = std::max(covered, entry->second.end);
  if (covered < range.end)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "nothing is mapped at {:#x} in the range of {} bytes at {:#x}", covered,
                range.end - range.begin, range.begin);
}

} // namespace ur::kit
