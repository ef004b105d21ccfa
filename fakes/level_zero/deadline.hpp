// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <optional>

#include <time.h>

namespace host_driver {

inline std::uint64_t nanoseconds(clockid_t clock) {
  timespec now = {};
  clock_gettime(clock, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(now.tv_nsec);
}

// The end of a Level Zero timeout on CLOCK_MONOTONIC, in nanoseconds. A timeout of UINT64_MAX has
// no end.
class Deadline {
public:
  explicit Deadline(std::uint64_t timeout) {
    if (timeout == UINT64_MAX)
      return;
    const std::uint64_t now = nanoseconds(CLOCK_MONOTONIC);
    // The kernel stores times as signed numbers.
    end_ = timeout > INT64_MAX - now ? std::uint64_t{INT64_MAX} : now + timeout;
  }

  static Deadline never() { return Deadline(UINT64_MAX); }

  bool hasPassed() const { return end_ && nanoseconds(CLOCK_MONOTONIC) >= *end_; }
  std::optional<std::uint64_t> end() const { return end_; }

private:
  std::optional<std::uint64_t> end_;
};

} // namespace host_driver
