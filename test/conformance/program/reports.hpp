// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// A report is one JSON object, which --json writes as it is. The others are made of it.
//
//   program, version, started, seconds
//   left out      how many tests --quick left out; only where it was given
//   seed          of --shuffle; only where it was given
//   environment   name to value
//   functions     of the API: name, feature, query
//   devices       see takeInventory(); tests: an array of TestResult
//   totals        passed, failed, skipped

#include "test/conformance/program/test_result.hpp"

#include <string>

namespace ur::conformance {

std::string htmlReport(const Json &report);  // one page that needs no other file
std::string junitReport(const Json &report); // a suite a device

} // namespace ur::conformance
