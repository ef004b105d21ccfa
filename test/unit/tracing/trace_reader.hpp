// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace ur::tracing::test {

using Json = nlohmann::json;

// Reads a trace whose JSON array is not closed yet.
inline Json readTrace(const std::string &path) {
  std::ifstream file(path);
  return Json::parse(std::string(std::istreambuf_iterator<char>(file), {}) + "]");
}

inline std::vector<Json> eventsOf(const Json &trace, std::string_view phase) {
  std::vector<Json> matches;
  std::ranges::copy_if(trace, std::back_inserter(matches),
                       [phase](const Json &event) { return event.at("ph") == phase; });
  return matches;
}

// Returns the names of the calls around one end of an arrow. Viewers find them in the same way.
inline std::vector<std::string> callsAround(const Json &arrow, const Json &trace) {
  std::vector<std::string> names;
  const double time = arrow.at("ts");
  for (const Json &call : eventsOf(trace, "X"))
    if (const double begin = call.at("ts"); call.at("pid") == arrow.at("pid") &&
                                            call.at("tid") == arrow.at("tid") && begin <= time &&
                                            time <= begin + call.at("dur").get<double>())
      names.push_back(call.at("name"));
  return names;
}

} // namespace ur::tracing::test
