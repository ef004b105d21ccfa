// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace ur::conformance {

using Json = nlohmann::ordered_json;

enum class Outcome { kPassed, kFailed, kSkipped };

NLOHMANN_JSON_SERIALIZE_ENUM(Outcome, {{Outcome::kFailed, "failed"},
                                       {Outcome::kPassed, "passed"},
                                       {Outcome::kSkipped, "skipped"}})

// How one test ended on one device.
struct TestResult {
  std::string name;                   // "urQueueCreateTest.KeepsItsFlags"
  std::vector<std::string> functions; // of the API, that it counts for
  Outcome outcome = Outcome::kFailed;
  double seconds = 0;
  std::string message; // what failed, or why it was skipped
  std::string log;     // what was printed during a test that failed
};

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(TestResult, name, functions, outcome, seconds, message, log)

// Bytes that are no UTF-8 are replaced: adapters may print anything.
inline std::string textOf(const Json &json, int indent = -1) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace ur::conformance
