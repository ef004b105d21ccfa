// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ur::support {

// Bytes that differ at every 8-byte word and for every seed, so that bytes in a wrong place, stale
// bytes and bytes of another check all show.
std::vector<std::byte> makePattern(std::size_t size, std::uint64_t seed);

// Empty where the bytes are the seed's pattern, else a sentence about the first wrong one.
std::string comparePattern(std::span<const std::byte> bytes, std::uint64_t seed);

} // namespace ur::support
