// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/pattern.hpp"

#include <algorithm>
#include <cstring>

#include <fmt/core.h>

namespace ur::support {
namespace {

// The finalizer of SplitMix64 gives unrelated outputs for neighboring inputs.
std::uint64_t mix(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
  return value ^ (value >> 31);
}

} // namespace

std::vector<std::byte> makePattern(std::size_t size, std::uint64_t seed) {
  std::vector<std::byte> bytes(size);
  for (std::size_t offset = 0; offset < size; offset += sizeof(std::uint64_t)) {
    const std::uint64_t word = mix(seed + offset);
    std::memcpy(bytes.data() + offset, &word, std::min(sizeof(word), size - offset));
  }
  return bytes;
}

std::string comparePattern(std::span<const std::byte> bytes, std::uint64_t seed) {
  const std::vector<std::byte> expected = makePattern(bytes.size(), seed);
  const auto [actual, expectedByte] = std::mismatch(bytes.begin(), bytes.end(), expected.begin());
  if (actual == bytes.end())
    return {};
  return fmt::format("byte {} of {} is {:#04x} and should be {:#04x}", actual - bytes.begin(),
                     bytes.size(), std::to_integer<unsigned>(*actual),
                     std::to_integer<unsigned>(*expectedByte));
}

} // namespace ur::support
