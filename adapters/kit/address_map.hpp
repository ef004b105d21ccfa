// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "base/error.hpp"
#include "base/fork.hpp"

namespace ur::kit {

// The allocations of a process by address. An `Allocation` has `std::byte *begin() const`,
// `std::size_t size` and `bool contains(const void *) const`.
template <typename Allocation> class AddressMap {
public:
  using Pointer = std::shared_ptr<Allocation>;

  void insert(Pointer allocation) {
    const std::lock_guard lock(mutex_);
    const void *begin = allocation->begin();
    byAddress_.emplace(begin, std::move(allocation));
  }

  // The allocation that an address, at its start or inside, belongs to; null if none.
  Pointer find(const void *pointer) const {
    return visit(pointer, [](const Pointer &allocation) { return allocation; });
  }

  // What `use` makes of the allocation that an address belongs to, null if none, while nobody can
  // take it out.
  template <typename Use> auto visit(const void *pointer, const Use &use) const {
    const std::lock_guard lock(mutex_);
    const auto found = locate(byAddress_, pointer);
    return use(found != byAddress_.end() ? found->second : Pointer());
  }

  // Takes out and returns the allocation of `pointer` if `wanted(allocation)`; null otherwise. Of
  // several callers one gets it.
  template <typename Wanted> Pointer take(const void *pointer, const Wanted &wanted) {
    const std::lock_guard lock(mutex_);
    const auto found = locate(byAddress_, pointer);
    if (found == byAddress_.end() || !wanted(*found->second))
      return nullptr;
    Pointer allocation = std::move(found->second);
    byAddress_.erase(found);
    return allocation;
  }

private:
  template <typename Map> static auto locate(Map &byAddress, const void *pointer) {
    auto next = byAddress.upper_bound(pointer);
    if (next == byAddress.begin())
      return byAddress.end();
    --next;
    return next->second->contains(pointer) ? next : byAddress.end();
  }

  mutable base::ForkSafeMutex mutex_;
  std::map<const void *, Pointer> byAddress_;
};

// Hints are about USM memory; copies take any. Throws INVALID_MEM_OBJECT for null.
template <typename Allocation> void requireUsm(const Allocation *allocation) {
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the address lies in no USM allocation; give hints about USM memory only");
}

// Throws INVALID_SIZE for an empty range and one that leaves the allocation it starts in, if any.
template <typename Allocation>
void requireRange(const Allocation *allocation, const void *pointer, std::size_t size) {
  if (size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "a command on 0 bytes");
  if (!allocation)
    return;
  const auto *first = static_cast<const std::byte *>(pointer);
  const auto room = static_cast<std::size_t>(allocation->begin() + allocation->size - first);
  if (size > room)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "{} bytes leave the allocation of {} bytes, which ends {} bytes further on", size,
                allocation->size, room);
}

// The allocation that a command's range lies in, or null for memory of the host's. Throws
// INVALID_SIZE for an empty range and one that leaves its allocation.
template <typename Allocation>
std::shared_ptr<Allocation> findRange(const AddressMap<Allocation> &allocations,
                                      const void *pointer, std::size_t size) {
  auto allocation = allocations.find(pointer);
  requireRange(allocation.get(), pointer, size);
  return allocation;
}

// Throws INVALID_SIZE unless whole patterns fill the range.
inline void requirePattern(std::size_t patternSize, std::size_t size) {
  if (patternSize == 0 || patternSize > size || size % patternSize != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "a pattern of {} bytes does not fill {} bytes: it must divide them", patternSize,
                size);
}

} // namespace ur::kit
