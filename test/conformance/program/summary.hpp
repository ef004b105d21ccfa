// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

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

// Prints failures and, on a terminal, a line with the progress on a device.
class ProgressPrinter {
public:
  explicit ProgressPrinter(std::size_t testCount);

  void add(const TestResult &result);
  // Clears the line before other output.
  void clearLine() const;

private:
  const std::size_t testCount_;
  const bool isTerminal_;
  std::size_t finishedCount_ = 0;
  std::size_t failedCount_ = 0;
};

// Prints the skips by reason, and the totals followed by the note.
Totals printTotals(const std::vector<TestResult> &results, const std::string &note);

} // namespace ur::conformance
