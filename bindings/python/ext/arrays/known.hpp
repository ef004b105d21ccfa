// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/exchange.hpp"

#include <cstdint>
#include <optional>

namespace ur::arrays {

class Handle;

// The cache entry of a shared array of another library: the claims on its memory, and a handle.
class Known {
public:
  Known(nb::object array, std::uintptr_t address, nb::object claims)
      : array_(std::move(array)), address_(address), claims_(std::move(claims)) {}

  std::uintptr_t address() const { return address_; }
  const nb::object &claims() const { return claims_; }
  bool isOf(nb::handle array) const { return array_().is(array); }

  // Caches a handle of the array in its current state, which `state` describes.
  void note(nb::handle array, nb::handle handle, nb::object state);

  // Returns a new handle from the cache if a quick check shows that the array is unchanged.
  // Otherwise returns None.
  nb::object again(nb::handle array);

private:
  const Handle &cachedHandle() const;
  void cacheHandle(const nb::bytes &exported);
  bool isUnchanged(nb::handle array) const;
  nb::object ownerOf(nb::handle array) const;

  const nb::object array_; // a weak reference
  const std::uintptr_t address_;
  const nb::object claims_;
  nb::object handle_; // without a claim; null if nothing is cached
  nb::object state_;
  // The state for a library with C functions: its table, and its description of the array.
  std::optional<Exchange> library_;
  std::optional<ArrayDescription> description_;
};

void bindKnown(nb::module_ &module);

} // namespace ur::arrays
