// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/native_cpu/machine.hpp"

#include <algorithm>
#include <cstdint>

namespace ur::native_cpu {

// The largest USM allocation: a quarter of the memory, yet a gigabyte where there is one.
inline std::uint64_t maxAllocationBytes() {
  constexpr std::uint64_t kGigabyte = std::uint64_t{1} << 30;
  const std::uint64_t memory = machine().memoryBytes;
  return std::max(memory / 4, std::min(memory, kGigabyte));
}

// The largest alignment that USM can be asked for: a huge page's.
inline constexpr std::uint32_t kMaxAlignment = std::uint32_t{2} << 20;

} // namespace ur::native_cpu
