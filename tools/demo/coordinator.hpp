// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <chrono>
#include <string>

namespace ur::demo {

struct Options {
  unsigned mebibytes = 64;
  std::string adapter; // empty: check all adapters
  std::chrono::seconds timeout{60};
};

// Runs every check with a new producer and consumer, and prints progress and the table. Calls no
// API function itself. Returns the program's exit code.
int coordinate(const Options &options);

} // namespace ur::demo
