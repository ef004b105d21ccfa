// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Values of info queries as Python objects.

#include "bindings/python/ext/values.hpp"

#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

namespace ur::python {

using Bytes = std::span<const std::byte>;

nb::object decodeBytes(Bytes bytes);
nb::object decodeText(Bytes bytes); // up to the null character

template <typename T> nb::object decodeList(Bytes bytes) {
  std::vector<c_type<T>> values(bytes.size() / sizeof(c_type<T>));
  if (!values.empty())
    std::memcpy(values.data(), bytes.data(), values.size() * sizeof(c_type<T>));
  return listTo<T>(values.data(), values.size());
}

// Returns plain bytes if the adapter's answer is shorter than the value.
template <typename T> nb::object decodeValue(Bytes bytes) {
  c_type<T> value{};
  if (bytes.size() < sizeof(value))
    return decodeBytes(bytes);
  std::memcpy(&value, bytes.data(), sizeof(value));
  return to<T>(value);
}

} // namespace ur::python
