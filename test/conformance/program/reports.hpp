// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// A report is one JSON object. --json writes it, and the other formats are generated from it.
//
//   program, version, started, seconds
//   left out      the number of tests that --quick left out; only with --quick
//   seed          the seed of --shuffle; only with --shuffle
//   environment   name to value
//   functions     the functions of the API: name, feature, query
//   devices       see takeInventory(); tests: an array of TestResult
//   totals        passed, failed, skipped

#include "test/conformance/program/test_result.hpp"

#include <string>

namespace ur::conformance {

std::string htmlReport(const Json &report);  // one page without other files
std::string junitReport(const Json &report); // one suite per device

} // namespace ur::conformance
