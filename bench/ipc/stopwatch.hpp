// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <utility>
#include <vector>

namespace ur::bench {

// The times of one operation over all rounds. What is compared is measured in the same rounds, in
// turn, so that a machine that gets slower or faster does so for all.
class Stopwatch {
public:
  // Runs the operation, notes how long it took and passes its result on.
  template <typename Operation> decltype(auto) time(Operation &&operation) {
    const Lap lap(*this);
    return std::forward<Operation>(operation)();
  }

  bool hasLaps() const noexcept { return !laps_.empty(); }
  double medianMicroseconds() const; // of at least one

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
