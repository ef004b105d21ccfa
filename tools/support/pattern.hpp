// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ur::support {

// Returns bytes whose 8-byte words all differ from each other and, at each position, from the words
// of other seeds. So a comparison finds misplaced bytes, stale bytes and bytes of another check.
std::vector<std::byte> makePattern(std::size_t size, std::uint64_t seed);

// Returns an empty text if the bytes are the seed's pattern, otherwise a sentence about the first
// wrong byte.
std::string comparePattern(std::span<const std::byte> bytes, std::uint64_t seed);

} // namespace ur::support
