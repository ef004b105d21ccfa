// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Members of structs that are not plain values.

#include "bindings/python/ext/values.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace ur::python {

// Converts the struct for pNext. The result is valid as long as the input's scratch. Generated.
void *chain(const Input &input);

// Throws if a chain contains a cycle.
void requireEnd(const Input &input);

template <typename T, typename Pointer, typename Count>
void readList(const Input &input, Pointer &values, Count &count) {
  const auto *list = input.scratch().keep(listFrom<T>(input));
  values = list->data();
  count = static_cast<Count>(list->size());
}

template <typename T, typename Element, std::size_t Size>
void readArray(const Input &input, Element (&values)[Size]) {
  const auto list = listFrom<T>(input);
  if (list.size() > Size)
    input.raiseValueError("has more than " + std::to_string(Size) + " elements");
  std::ranges::copy(list, values);
}

} // namespace ur::python
