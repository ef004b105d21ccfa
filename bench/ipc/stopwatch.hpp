// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <utility>
#include <vector>

namespace ur::bench {

// The times of one operation in all rounds. Each round measures all compared operations, so that
// changes of the machine's speed affect all of them equally.
class Stopwatch {
public:
  // Runs and times the operation, and returns its result.
  template <typename Operation> decltype(auto) time(Operation &&operation) {
    const Lap lap(*this);
    return std::forward<Operation>(operation)();
  }

  bool hasLaps() const noexcept { return !laps_.empty(); }
  double medianMicroseconds() const; // needs at least one time

private:
  class Lap {
  public:
    explicit Lap(Stopwatch &watch) : watch_(watch), start_(support::Clock::now()) {}
    Lap(const Lap &) = delete;
    Lap &operator=(const Lap &) = delete;
    ~Lap() { watch_.laps_.push_back(support::Clock::now() - start_); }

  private:
    Stopwatch &watch_;
    support::Clock::time_point start_;
  };

  std::vector<support::Clock::duration> laps_;
};

} // namespace ur::bench
