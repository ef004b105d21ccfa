// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/core.h>

namespace ur::support {

// Lines of text in columns as wide as their widest cell. All rows are as long as the first.
class TextTable {
public:
  enum class Align { Left, Right };

  explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}

  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  std::string text() const {
    std::string all;
    for (const auto &row : rows_) {
      std::string line;
      for (std::size_t i = 0; i < columns_.size(); ++i)
        line += columns_[i] == Align::Left ? fmt::format("{:<{}}  ", row[i], width(i))
                                           : fmt::format("{:>{}}  ", row[i], width(i));
      line.resize(line.find_last_not_of(' ') + 1);
      all += line + '\n';
    }
    return all;
  }

private:
  std::size_t width(std::size_t column) const {
    std::size_t widest = 0;
    for (const auto &row : rows_)
      widest = std::max(widest, row[column].size());
    return widest;
  }

  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

} // namespace ur::support
