// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ur::conformance {

// Returns the function in the name of a test suite: urQueueCreate for urQueueCreateTest. Returns ""
// for other suites.
std::string functionOfSuite(std::string_view suite);

// The full names of the tests that a pattern in GoogleTest's grammar selects: `a*:b?-c*`.
std::vector<std::string> testNames(std::string_view pattern);

// Returns the most useful tests for little time: only the first of tests that repeat for each
// command or offset, and no tests with many threads or many objects.
std::vector<std::string> quickSetOf(const std::vector<std::string> &names);

} // namespace ur::conformance
