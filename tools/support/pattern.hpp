// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ur::support {

// Returns bytes that differ at every 8-byte word and for every seed. A comparison finds misplaced
// bytes, stale bytes and bytes of another check.
std::vector<std::byte> makePattern(std::size_t size, std::uint64_t seed);

// Returns an empty text for the seed's pattern, else a sentence about the first wrong byte.
std::string comparePattern(std::span<const std::byte> bytes, std::uint64_t seed);

} // namespace ur::support
