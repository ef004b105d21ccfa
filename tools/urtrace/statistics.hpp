// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <chrono>
#include <cstddef>
#include <istream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ur::urtrace {

using Duration = std::chrono::duration<double, std::nano>;

// The calls of one function.
struct FunctionCalls {
  std::vector<Duration> durations;
  std::size_t errors = 0;

  Duration total() const;
  // The shortest duration that `percent` of 100 calls do not exceed. At least one call is needed.
  Duration percentile(unsigned percent) const;
};

// What a trace says about all calls.
struct Statistics {
  std::map<std::string, FunctionCalls> functions;
  std::set<long> processes;

  std::size_t calls() const;
  std::size_t errors() const;

  // A line a function, those that took longest first, and a line for all.
  std::string table() const;
};

// Reads a trace, finished or not. Lines that are no event, such as the last one of a full disk, are
// skipped.
Statistics readStatistics(std::istream &trace);

// "1.23 us"
std::string formatDuration(Duration duration);

} // namespace ur::urtrace
