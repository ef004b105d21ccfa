// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace ur::bench {

// The results of a benchmark as JSON for bench/run.py: tables whose rows contain one value per
// measured method.
class Report {
public:
  struct Value {
    std::string method;
    double value;
  };

  void add(const std::string &table, const std::string &row, const std::string &unit,
           const std::vector<Value> &values);

  // Does nothing if the name is empty. Throws std::runtime_error if the file cannot be written.
  void write(const std::string &file) const;

private:
  nlohmann::ordered_json tables_;
};

} // namespace ur::bench
