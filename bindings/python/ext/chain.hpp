// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What structs hold beyond values.

#include "bindings/python/ext/values.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace ur::python {

// The struct that pNext links to, as long as the scratch lives; generated.
void *chain(const Input &input);

// Refuses a chain that leads back into itself.
void requireEnd(const Input &input);

template <typename T, typename Pointer, typename Count>
void readList(const Input &input, Pointer &values, Count &count) {
  const auto *kept = input.scratch().keep(listFrom<T>(input));
  values = kept->data();
  count = static_cast<Count>(kept->size());
}

template <typename T, typename Element, std::size_t Size>
void readArray(const Input &input, Element (&values)[Size]) {
  const auto given = listFrom<T>(input);
  if (given.size() > Size)
    input.refuseValue("holds more than " + std::to_string(Size) + " elements");
  std::ranges::copy(given, values);
}

} // namespace ur::python
