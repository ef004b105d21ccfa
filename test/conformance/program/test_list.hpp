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

} // namespace ur::conformance
