// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace ur::conformance {

using Json = nlohmann::ordered_json;

enum class Outcome { Passed, Failed, Skipped };

NLOHMANN_JSON_SERIALIZE_ENUM(Outcome, {{Outcome::Failed, "failed"},
                                       {Outcome::Passed, "passed"},
                                       {Outcome::Skipped, "skipped"}})

// The result of a test on a device.
struct TestResult {
  std::string name;                   // "urQueueCreateTest.KeepsItsFlags"
  std::vector<std::string> functions; // the functions that the test covers
  Outcome outcome = Outcome::Failed;
  double seconds = 0;
  std::string message; // the failures, or the reason for the skip
  std::string log;     // the output of a failed test
};

inline void to_json(Json &json, const TestResult &result) {
  json = {{"name", result.name},       {"functions", result.functions}, {"outcome", result.outcome},
          {"seconds", result.seconds}, {"message", result.message},     {"log", result.log}};
}

inline void from_json(const Json &json, TestResult &result) {
  json.at("name").get_to(result.name);
  json.at("functions").get_to(result.functions);
  json.at("outcome").get_to(result.outcome);
  json.at("seconds").get_to(result.seconds);
  json.at("message").get_to(result.message);
  json.at("log").get_to(result.log);
}

// Converts JSON to text. Replaces invalid UTF-8, because adapters may print any bytes.
inline std::string textOf(const Json &json, int indent = -1) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace ur::conformance
