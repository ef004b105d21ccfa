// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace ur::urtrace {

// What the command line asks for.
struct Options {
  std::string json;   // file for the trace; empty for none
  std::string filter; // regular expression; empty for all functions
  bool stats = false;
  std::vector<std::string> command; // program and arguments

  bool lines() const { return json.empty() && !stats; }
};

// Reads the command line. An exit code where there is nothing to run: help was asked for and
// printed, or the line is wrong and that was printed.
std::variant<Options, int> parseCommandLine(int argc, const char *const *argv);

// urtrace's own failures, apart from exit codes of the program.
inline constexpr int kFailed = 125;

} // namespace ur::urtrace
