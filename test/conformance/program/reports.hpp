// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// A report is one JSON object, which --json writes. The other formats are made from it.
//
//   program, version, started, seconds
//   left out      how many tests --quick left out; only with --quick
//   seed          of --shuffle; only with --shuffle
//   environment   name to value
//   functions     of the API: name, feature, query
//   devices       see takeInventory(); tests: an array of TestResult
//   totals        passed, failed, skipped

#include "test/conformance/program/test_result.hpp"

#include <string>

namespace ur::conformance {

std::string htmlReport(const Json &report);  // one page without other files
std::string junitReport(const Json &report); // one suite per device

} // namespace ur::conformance
