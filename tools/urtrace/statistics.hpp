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
  // Returns the shortest duration that `percent` percent of the calls do not exceed. Requires at
  // least one call.
  Duration percentile(unsigned percent) const;
};

// The statistics of all calls in a trace.
struct Statistics {
  std::map<std::string, FunctionCalls> functions;
  std::set<long> processes;

  std::size_t calls() const;
  std::size_t errors() const;

  // Returns one line per function, in the order of total time, and a line for all functions.
  std::string table() const;
};

// Reads a complete or incomplete trace. Skips lines that are not events, such as a line that a full
// disk has truncated.
Statistics readStatistics(std::istream &trace);

// Returns a text such as "1.23 us".
std::string formatDuration(Duration duration);

} // namespace ur::urtrace
