// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ur::conformance {

// The function that a test suite is named after: urQueueCreate for urQueueCreateTest; "" for
// suites about more than one.
std::string functionOfSuite(std::string_view suite);

// The full names of the tests that a pattern in GoogleTest's grammar selects: `a*:b?-c*`.
std::vector<std::string> testNames(std::string_view pattern);

// Those that tell most in little time: of tests that repeat for each command or each offset only
// the first, and none with many threads or many objects.
std::vector<std::string> quickSetOf(const std::vector<std::string> &names);

} // namespace ur::conformance
