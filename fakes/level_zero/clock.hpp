// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/deadline.hpp"

#include <cstdint>

namespace host_driver {

// As on real devices, a tick is longer than a nanosecond, and the device's timestamps wrap.
inline constexpr std::uint64_t kNanosecondsPerTick = 40;
inline constexpr std::uint32_t kTimestampBits = 48;
inline constexpr std::uint64_t kTimestampMask = (std::uint64_t{1} << kTimestampBits) - 1;

inline std::uint64_t hostNanoseconds() { return nanoseconds(CLOCK_MONOTONIC_RAW); }

inline std::uint64_t deviceTicks() {
  return (hostNanoseconds() / kNanosecondsPerTick) & kTimestampMask;
}

// Waits for the tick after `start`, and returns it. So a time span is at least one tick, as on real
// devices. If the end were equal to the start, a runtime would assume that the clock has wrapped.
inline std::uint64_t deviceTicksAfter(std::uint64_t start) {
  std::uint64_t ticks = deviceTicks();
  while (ticks == start)
    ticks = deviceTicks();
  return ticks;
}

} // namespace host_driver
