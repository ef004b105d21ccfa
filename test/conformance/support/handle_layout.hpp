// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Version 1 of the handle as an outsider would forge it: written from the layout's description, not
// with the code under test.

#include "tools/support/ipc_kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ur::test {

inline constexpr std::size_t kHandleSize = 256;

namespace field {
inline constexpr std::size_t kCrc = 20;
inline constexpr std::size_t kObjectFd = 100;
inline constexpr std::size_t kObjectSize = 120;
inline constexpr std::size_t kOffset = 128;
inline constexpr std::size_t kLength = 136;
} // namespace field

template <typename T> T readField(const support::HandleBytes &handle, std::size_t at) {
  T value;
  std::memcpy(&value, handle.data() + at, sizeof(value));
  return value;
}

template <typename T>
void writeField(support::HandleBytes &handle, std::size_t at, const T &value) {
  std::memcpy(handle.data() + at, &value, sizeof(value));
}

inline std::uint32_t crc32c(const support::HandleBytes &bytes) {
  std::uint32_t crc = ~0u;
  for (const std::byte byte : bytes) {
    crc ^= std::to_integer<std::uint32_t>(byte);
    for (int bit = 0; bit < 8; ++bit)
      crc = (crc >> 1) ^ ((crc & 1) ? 0x82f63b78u : 0u);
  }
  return ~crc;
}

// The handle with one 8-byte field changed and a checksum that fits.
inline support::HandleBytes forged(support::HandleBytes handle, std::size_t at,
                                   std::uint64_t value) {
  writeField(handle, at, value);
  writeField(handle, field::kCrc, std::uint32_t{0});
  writeField(handle, field::kCrc, crc32c(handle));
  return handle;
}

} // namespace ur::test
