// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/program/test_result.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace ur::conformance {

// Returns the devices of the inventory. Throws std::runtime_error if it fails.
Json findDevices(std::chrono::seconds timeout);

using Progress = std::function<void(const TestResult &)>;

// Runs tests on one device, in processes that are replaced if they crash or hang. The order is that
// of the seed, or for 0 the suite's. Returns a result for every name.
std::vector<TestResult> runOnDevice(std::size_t device, std::vector<std::string> names, int seed,
                                    std::chrono::seconds timeout, const Progress &progress);

} // namespace ur::conformance
