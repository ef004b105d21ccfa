// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

namespace ur::tracing::test {

using Json = nlohmann::json;

// Reads a trace whose array is not closed yet.
inline Json readTrace(const std::string &path) {
  std::ifstream file(path);
  return Json::parse(std::string(std::istreambuf_iterator<char>(file), {}) + "]");
}

} // namespace ur::tracing::test
