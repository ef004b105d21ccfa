// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the program prints while and after it runs.

#include "test/conformance/program/test_result.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ur::conformance {

struct Totals {
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::size_t skipped = 0;

  Totals &operator+=(const Totals &other);
};

void printDevice(const Json &device, std::size_t testCount);

// Prints failures as they come and, on a terminal, how far the tests of a device are, in a line
// that changes.
class Follower {
public:
  explicit Follower(std::size_t testCount);

  void add(const TestResult &result);
  // The line gives way to what is printed next.
  void end() const;

private:
  const std::size_t testCount_;
  const bool isTerminal_;
  std::size_t done_ = 0;
  std::size_t failed_ = 0;
};

// Also the skips, by reason. The note says what a reader of the numbers has to know of the run.
Totals printTotals(const std::vector<TestResult> &results, const std::string &note);

} // namespace ur::conformance
