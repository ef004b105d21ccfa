// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace ur::urtrace {

// The options of the command line.
struct Options {
  std::string json;   // file for the trace; empty: write no trace
  std::string filter; // regular expression; empty for all functions
  bool stats = false;
  std::vector<std::string> command; // program and arguments

  bool printsLines() const { return json.empty() && !stats; }
};

// Parses the command line. If there is nothing to run, prints the help or an error, and returns an
// exit code.
std::variant<Options, int> parseCommandLine(int argc, const char *const *argv);

// The exit code for urtrace's own failures, distinct from the program's exit codes.
inline constexpr int kUrtraceFailed = 125;

} // namespace ur::urtrace
