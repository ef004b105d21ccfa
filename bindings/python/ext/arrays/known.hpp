// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/exchange.hpp"

#include <cstdint>
#include <optional>

namespace ur::arrays {

class Handle;

// An array of another library that was shared and lives still, and the claims on its memory.
class Known {
public:
  Known(nb::object array, std::uintptr_t address, nb::object claims)
      : array_(std::move(array)), address_(address), claims_(std::move(claims)) {}

  std::uintptr_t address() const { return address_; }
  const nb::object &claims() const { return claims_; }
  bool isOf(nb::handle array) const { return array_().is(array); }

  // Notes a handle of the array as it is now; `state` is what Python knows of that.
  void note(nb::handle array, nb::handle handle, nb::object state);

  // A handle, if the array tells quickly that nothing has changed; otherwise None.
  nb::object again(nb::handle array);

private:
  const Handle &noted() const;
  void keepNoted(const nb::bytes &exported);
  bool isAsNoted(nb::handle array) const;
  nb::object ownerOf(nb::handle array) const;

  const nb::object array_; // a weak reference
  const std::uintptr_t address_;
  const nb::object claims_;
  nb::object handle_; // without a claim; null where nothing is noted
  nb::object state_;
  // The same, of libraries that tell it to programs in C.
  std::optional<Exchange> library_;
  std::optional<Place> place_;
};

void bindKnown(nb::module_ &module);

} // namespace ur::arrays
