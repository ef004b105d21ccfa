// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/core.h>

namespace ur::support {

// Text in columns, each as wide as its widest cell. Every row has a cell for each column.
class TextTable {
public:
  enum class Align { Left, Right };

  explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}

  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  std::string text() const {
    const std::vector<std::size_t> widths = widestCells();
    std::string table;
    for (const auto &row : rows_) {
      std::string line;
      for (std::size_t i = 0; i < columns_.size(); ++i)
        line += columns_[i] == Align::Left ? fmt::format("{:<{}}  ", row[i], widths[i])
                                           : fmt::format("{:>{}}  ", row[i], widths[i]);
      line.resize(line.find_last_not_of(' ') + 1);
      table += line + '\n';
    }
    return table;
  }

private:
  std::vector<std::size_t> widestCells() const {
    std::vector<std::size_t> widths(columns_.size());
    for (const auto &row : rows_)
      for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = std::max(widths[i], row[i].size());
    return widths;
  }

  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

} // namespace ur::support
