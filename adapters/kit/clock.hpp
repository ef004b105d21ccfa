// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <time.h>

namespace ur::kit {

// Nanoseconds of the clock that events, urDeviceGetGlobalTimestamps and profiling share. It is
// CLOCK_MONOTONIC_RAW, which time synchronization neither steps nor slews.
inline std::uint64_t now() noexcept {
  timespec time{};
  static_cast<void>(
      clock_gettime(CLOCK_MONOTONIC_RAW, &time)); // cannot fail: every kernel has this clock
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000u +
         static_cast<std::uint64_t>(time.tv_nsec);
}

} // namespace ur::kit
