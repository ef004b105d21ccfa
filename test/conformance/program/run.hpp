// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/program/test_result.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace ur::conformance {

// The devices as an inventory; throws std::runtime_error with the reason where it cannot be taken.
Json findDevices(std::chrono::seconds patience);

using Progress = std::function<void(const TestResult &)>;

// Runs tests on one device, in processes that are replaced when they crash or hang, in the order of
// a seed, or with 0 in the suite's. Every name has a result afterwards.
std::vector<TestResult> runOnDevice(std::size_t device, std::vector<std::string> names, int seed,
                                    std::chrono::seconds patience, const Progress &progress);

} // namespace ur::conformance
