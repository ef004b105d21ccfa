// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/report/report.hpp"

#include <fstream>
#include <stdexcept>

namespace ur::bench {

void Report::add(const std::string &table, const std::string &row, const std::string &unit,
                 const std::vector<Value> &values) {
  nlohmann::ordered_json entry = {
      {"row", row}, {"unit", unit}, {"values", nlohmann::ordered_json::object()}};
  for (const Value &value : values)
    entry["values"][value.method] = value.value;
  tables_[table].push_back(std::move(entry));
}

void Report::write(const std::string &file) const {
  if (file.empty())
    return;
  std::ofstream stream(file);
  stream << tables_.dump(1) << '\n';
  stream.close();
  if (!stream)
    throw std::runtime_error("cannot write " + file);
}

} // namespace ur::bench
