// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The side of the program that meets the adapter, in a process of its own: what the adapter does to
// it is a result, not the end of the run.

#include <string>
#include <vector>

namespace ur::conformance {

// Command lines of workers.
inline constexpr const char *kRunTests = "--run-tests"; // and the names, with colons, and a seed
inline constexpr const char *kTakeInventory = "--take-inventory";

// In the order that GoogleTest makes of a seed, or with 0 in the suite's.
std::vector<std::string> runTestsArguments(const std::vector<std::string> &names, int seed);

// Does what the command line asks for and returns true, or returns false.
bool runWorker(int argc, char **argv);

} // namespace ur::conformance
