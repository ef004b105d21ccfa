// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Version 1 of the handle, as a forger would construct it. This file follows the layout's
// description, and does not use the code under test.

#include "tools/support/ipc_kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

namespace ur::test {

inline constexpr std::size_t kHandleSize = 256;
inline constexpr std::string_view kMagic{"UIPCHNDL", 8};

namespace field {
inline constexpr std::size_t kLayoutVersion = 8;
inline constexpr std::size_t kMinReaderVersion = 10;
inline constexpr std::size_t kKind = 14;
inline constexpr std::size_t kFlags = 16;
inline constexpr std::size_t kCrc = 20;
inline constexpr std::size_t kSerial = 24;
inline constexpr std::size_t kToken = 32;
inline constexpr std::size_t kEffectiveUid = 60;
inline constexpr std::size_t kBootId = 80;
inline constexpr std::size_t kTableFd = 96;
inline constexpr std::size_t kObjectFd = 100;
inline constexpr std::size_t kObjectSize = 120;
inline constexpr std::size_t kOffset = 128;
inline constexpr std::size_t kLength = 136;
inline constexpr std::size_t kDeviceUuid = 144;
inline constexpr std::size_t kDriverHandle = 176;
} // namespace field

inline constexpr std::uint32_t kFabricFlag = 8;

template <typename T> T readField(const support::HandleBytes &handle, std::size_t offset) {
  T value;
  std::memcpy(&value, handle.data() + offset, sizeof(value));
  return value;
}

template <typename T>
void writeField(support::HandleBytes &handle, std::size_t offset, const T &value) {
  std::memcpy(handle.data() + offset, &value, sizeof(value));
}

template <typename T>
support::HandleBytes withField(support::HandleBytes handle, std::size_t offset, const T &value) {
  writeField(handle, offset, value);
  return handle;
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

// Returns whether the handle has this layout. Adapters of other projects may use another layout.
inline bool hasKnownLayout(const support::HandleBytes &handle) {
  return handle.size() == kHandleSize &&
         std::memcmp(handle.data(), kMagic.data(), kMagic.size()) == 0;
}

inline support::HandleBytes withChecksum(support::HandleBytes handle) {
  writeField(handle, field::kCrc, std::uint32_t{0});
  writeField(handle, field::kCrc, crc32c(handle));
  return handle;
}

// Changes one 8-byte field of the handle, and corrects the checksum.
inline support::HandleBytes forge(support::HandleBytes handle, std::size_t offset,
                                  std::uint64_t value) {
  return withChecksum(withField(std::move(handle), offset, value));
}

inline support::HandleBytes withFlags(const support::HandleBytes &handle, std::uint32_t flags) {
  return withChecksum(withField(handle, field::kFlags, flags));
}

// Returns whether other machines can open the handle.
inline bool isFabric(const support::HandleBytes &handle) {
  return readField<std::uint32_t>(handle, field::kFlags) == kFabricFlag;
}

// Returns the handle with a newer layout version and a correct checksum. Readers of this version
// cannot read it.
inline support::HandleBytes withNewerLayout(support::HandleBytes handle) {
  constexpr std::uint16_t kNewerVersion = 1000;
  writeField(handle, field::kLayoutVersion, kNewerVersion);
  writeField(handle, field::kMinReaderVersion, kNewerVersion);
  return withChecksum(std::move(handle));
}

} // namespace ur::test
