// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/exchange.hpp"

#include <cstdint>
#include <optional>

namespace ur::arrays {

class Handle;

// The cache entry of another library's shared array: the exports of its memory, and a handle.
class HandleCacheEntry {
public:
  HandleCacheEntry(nb::object array, std::uintptr_t address, nb::object exports)
      : array_(std::move(array)), address_(address), exports_(std::move(exports)) {}

  std::uintptr_t address() const { return address_; }
  const nb::object &exports() const { return exports_; }
  bool belongsTo(nb::handle array) const { return array_().is(array); }

  // Caches a handle of the array in its current state, which `state` describes.
  void cache(nb::handle array, nb::handle handle, nb::object state);

  // Returns a new handle with the cached layout if a quick check shows that the array is unchanged.
  // Otherwise returns None.
  nb::object reuse(nb::handle array);

private:
  const Handle &cachedHandle() const;
  void cacheHandle(const nb::bytes &exported);
  bool isUnchanged(nb::handle array) const;
  nb::object ownerOf(nb::handle array) const;

  const nb::object array_; // a weak reference
  const std::uintptr_t address_;
  const nb::object exports_;
  nb::object handle_; // owns no export; null if no handle is cached
  nb::object state_;
  // The state for a library with C functions: its table, and its description of the array.
  std::optional<Exchange> library_;
  std::optional<ArrayDescription> description_;
};

void bindHandleCacheEntry(nb::module_ &module);

} // namespace ur::arrays
