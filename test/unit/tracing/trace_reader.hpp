// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

namespace ur::tracing::test {

using Json = nlohmann::json;

// The array of a trace that is still open.
inline Json readTrace(const std::string &path) {
  std::ifstream file(path);
  return Json::parse(std::string(std::istreambuf_iterator<char>(file), {}) + "]");
}

} // namespace ur::tracing::test
