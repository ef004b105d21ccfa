// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/deadline.hpp"

#include <cstdint>

namespace host_driver {

// The device counts slower than nanoseconds, and both of its clocks wrap, as real devices do.
inline constexpr std::uint64_t kNanosecondsPerTick = 40;
inline constexpr std::uint32_t kTimestampBits = 48;
inline constexpr std::uint64_t kTimestampMask = (std::uint64_t{1} << kTimestampBits) - 1;

inline std::uint64_t hostNanoseconds() { return nanoseconds(CLOCK_MONOTONIC_RAW); }

inline std::uint64_t deviceTicks() {
  return (hostNanoseconds() / kNanosecondsPerTick) & kTimestampMask;
}

// What begins and ends in one tick lasts as long as that, as on real devices: to a runtime, an end
// that is not behind its start is one behind the wrap.
inline std::uint64_t deviceTicksAfter(std::uint64_t start) {
  std::uint64_t ticks = deviceTicks();
  while (ticks == start)
    ticks = deviceTicks();
  return ticks;
}

} // namespace host_driver
