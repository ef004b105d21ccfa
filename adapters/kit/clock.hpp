// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <time.h>

namespace ur::kit {

// Returns the time of CLOCK_MONOTONIC_RAW in nanoseconds, for events, urDeviceGetGlobalTimestamps
// and profiling. Time synchronization neither steps nor slews this clock.
inline std::uint64_t now() noexcept {
  timespec time{};
  static_cast<void>(
      clock_gettime(CLOCK_MONOTONIC_RAW, &time)); // cannot fail: every kernel has this clock
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000u +
         static_cast<std::uint64_t>(time.tv_nsec);
}

} // namespace ur::kit
