// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ur::conformance {

// Returns the function in the name of a test suite: urQueueCreate for urQueueCreateTest. Returns ""
// for other suites.
std::string functionOfSuite(std::string_view suite);

// Returns the full names of the tests that a pattern in GoogleTest's syntax selects: `a*:b?-c*`.
std::vector<std::string> testNames(std::string_view pattern);

// Returns the most useful tests that take little time. If a test repeats for each command or
// offset, returns only the first repetition. Omits tests with many threads or many objects.
std::vector<std::string> quickSetOf(const std::vector<std::string> &names);

} // namespace ur::conformance
