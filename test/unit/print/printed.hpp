// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <sstream>
#include <string>

#include <unified-runtime/ur_print.hpp>

namespace ur::test {

template <typename T> std::string printed(const T &value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

inline std::string address(const void *pointer) {
  std::ostringstream text;
  text << pointer;
  return text.str();
}

// Returns the beginning of the printed text of a member or argument.
inline std::string startOf(const char *field) {
  return std::string(1, '.').append(field).append(" = ");
}

// Returns bytes that look like many different pointers and counts.
inline std::array<std::uint8_t, 1024> variedBytes(int first) {
  std::array<std::uint8_t, 1024> bytes;
  std::iota(bytes.begin(), bytes.end(), static_cast<std::uint8_t>(first));
  return bytes;
}

// Returns an address that the tested function must not read.
template <typename Pointer> Pointer unreadable() { return reinterpret_cast<Pointer>(0x10); }

} // namespace ur::test
