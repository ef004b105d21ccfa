// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <initializer_list>

namespace ur::ipc::simulation {

// A generator that returns the same numbers on every machine (SplitMix64).
class Random {
public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  // Returns a number less than `end`. `end` must not be 0.
  template <typename Number> Number below(Number end) {
    return static_cast<Number>(next() % static_cast<std::uint64_t>(end));
  }
  bool oneIn(unsigned count) { return below(count) == 0; }
  template <typename T> T pick(std::initializer_list<T> values) {
    return values.begin()[below(values.size())];
  }

private:
  std::uint64_t state_;
};

} // namespace ur::ipc::simulation
