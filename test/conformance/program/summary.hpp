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
void printFailure(const TestResult &result); // nothing for others
// Also the skips, by reason. The note says what a reader of the numbers has to know of the run.
Totals printTotals(const std::vector<TestResult> &results, const std::string &note);

} // namespace ur::conformance
