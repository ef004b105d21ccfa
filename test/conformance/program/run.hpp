// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/program/test_result.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace ur::conformance {

// Takes the inventory in a new process. Throws std::runtime_error if that process fails.
Json findDevices(std::chrono::seconds timeout);

using Progress = std::function<void(const TestResult &)>;

// Runs tests on one device, in worker processes. Replaces a worker that crashes or hangs. Shuffles
// the tests with the seed; with the seed 0, they run in the order of the suite. Returns a result
// for every name.
std::vector<TestResult> runOnDevice(std::size_t device, std::vector<std::string> names, int seed,
                                    std::chrono::seconds timeout, const Progress &progress);

} // namespace ur::conformance
