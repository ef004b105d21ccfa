// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/summary.hpp"

#include <cstdio>
#include <map>
#include <sstream>
#include <string>

#include <fmt/core.h>
#include <unistd.h>

namespace ur::conformance {
namespace {

void printIndented(const std::string &text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    fmt::print("    {}\n", line);
}

void printFailure(const TestResult &result) {
  fmt::print("  FAILED {}\n", result.name);
  printIndented(result.message);
  if (!result.log.empty()) {
    fmt::print("    the test printed:\n");
    printIndented(result.log);
  }
}

Totals count(const std::vector<TestResult> &results) {
  Totals totals;
  for (const TestResult &result : results)
    ++(result.outcome == Outcome::Passed    ? totals.passed
       : result.outcome == Outcome::Skipped ? totals.skipped
                                            : totals.failed);
  return totals;
}

} // namespace

Totals &Totals::operator+=(const Totals &other) {
  passed += other.passed;
  failed += other.failed;
  skipped += other.skipped;
  return *this;
}

void printDevice(const Json &device, std::size_t testCount) {
  fmt::print("device {}: {} ({}), {} tests\n", device["index"].get<std::size_t>(),
             device["name"].get<std::string>(), device["backend"].get<std::string>(), testCount);
  std::fflush(stdout);
}

ProgressPrinter::ProgressPrinter(std::size_t testCount)
    : testCount_(testCount), isTerminal_(isatty(STDOUT_FILENO) != 0) {}

void ProgressPrinter::add(const TestResult &result) {
  ++finishedCount_;
  if (result.outcome == Outcome::Failed) {
    ++failedCount_;
    clearLine();
    printFailure(result);
  }
  if (isTerminal_)
    fmt::print("\r  {} of {} tests, {} failed\x1b[K", finishedCount_, testCount_, failedCount_);
  std::fflush(stdout);
}

void ProgressPrinter::clearLine() const {
  if (isTerminal_)
    fmt::print("\r\x1b[K");
}

Totals printTotals(const std::vector<TestResult> &results, const std::string &note) {
  std::map<std::string, std::vector<std::string>> skips;
  for (const TestResult &result : results)
    if (result.outcome == Outcome::Skipped)
      skips[result.message].push_back(result.name);
  for (const auto &[reason, names] : skips) {
    fmt::print("  skipped, {}\n", reason);
    for (const std::string &name : names)
      fmt::print("    {}\n", name);
  }
  const Totals totals = count(results);
  fmt::print("  {} passed, {} failed, {} skipped{}\n", totals.passed, totals.failed, totals.skipped,
             note);
  return totals;
}

} // namespace ur::conformance
