// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The process that calls the adapter. A crash of it is a result, and does not end the run.

#include <string>
#include <vector>

namespace ur::conformance {

// Command lines of workers.
inline constexpr const char *kRunTests =
    "--run-tests"; // followed by the names, with colons, and a seed
inline constexpr const char *kTakeInventory = "--take-inventory";

// The order is GoogleTest's for the seed, or for 0 the suite's.
std::vector<std::string> runTestsArguments(const std::vector<std::string> &names, int seed);

// Does the work of the command line and returns true, or returns false.
bool runWorker(int argc, char **argv);

} // namespace ur::conformance
