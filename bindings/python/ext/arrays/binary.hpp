// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <bit>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>

#include <nanobind/nanobind.h>

// Reads and writes the binary formats of messages.
namespace ur::arrays {

static_assert(std::endian::native == std::endian::little); // the byte order of messages

struct FormatError : std::runtime_error {
  using runtime_error::runtime_error;
};

inline std::string_view viewOf(const nanobind::bytes &bytes) {
  return {bytes.c_str(), bytes.size()};
}

inline nanobind::bytes bytesOf(std::string_view text) {
  return nanobind::bytes(text.data(), text.size());
}

template <typename Value> Value valueAt(std::string_view text, std::size_t offset) {
  if (text.size() < sizeof(Value) || offset > text.size() - sizeof(Value))
    throw FormatError("they are truncated");
  Value value;
  std::memcpy(&value, text.data() + offset, sizeof value);
  return value;
}

template <typename Value> void append(std::string &text, const Value &value) {
  text.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace ur::arrays
