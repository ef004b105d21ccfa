// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <algorithm>
#include <chrono>

namespace ur::ipc {

// A point in time that waiting must not pass.
class Deadline {
public:
  using Milliseconds = std::chrono::milliseconds;

  explicit Deadline(Milliseconds fromNow) noexcept : end_(now() + fromNow) {}

  // 0 once the deadline has passed.
  Milliseconds remaining() const noexcept {
    return std::max(std::chrono::ceil<Milliseconds>(end_ - now()), Milliseconds(0));
  }
  bool passed() const noexcept { return remaining() == Milliseconds(0); }

private:
  static std::chrono::nanoseconds now() noexcept {
    timespec time{};
    base::os().clockGettime(CLOCK_MONOTONIC, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

  std::chrono::nanoseconds end_;
};

} // namespace ur::ipc
