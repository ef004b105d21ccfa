// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The process that calls the adapter. If it crashes, the crash is a test's result, and the run
// continues.

#include <string>
#include <vector>

namespace ur::conformance {

// Command lines of workers.
inline constexpr const char *kRunTests = "--run-tests"; // with names, joined by colons, and a seed
inline constexpr const char *kTakeInventory = "--take-inventory";

// GoogleTest shuffles the tests with the seed; with the seed 0, they run in the order of the suite.
std::vector<std::string> runTestsArguments(const std::vector<std::string> &names, int seed);

// Runs a worker and returns true if the command line starts one. Returns false otherwise.
bool runWorker(int argc, char **argv);

} // namespace ur::conformance
