// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/ipc/stopwatch.hpp"

#include <algorithm>

namespace ur::bench {

double Stopwatch::medianMicroseconds() const {
  std::vector<support::Clock::duration> sorted = laps_;
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::nth_element(sorted.begin(), middle, sorted.end());
  return std::chrono::duration<double, std::micro>(*middle).count();
}

} // namespace ur::bench
