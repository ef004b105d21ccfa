// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/ipc/stopwatch.hpp"

#include <algorithm>

namespace ur::bench {

double Stopwatch::medianMicroseconds() const {
  std::vector<support::Clock::duration> laps = laps_;
  const auto middle = laps.begin() + static_cast<std::ptrdiff_t>(laps.size() / 2);
  std::nth_element(laps.begin(), middle, laps.end());
  return std::chrono::duration<double, std::micro>(*middle).count();
}

} // namespace ur::bench
