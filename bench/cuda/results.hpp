// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/orders.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ur::bench {

// One row of the table, with a value for each way that supports it.
struct ResultRow {
  std::string name;
  std::size_t size; // size of the memory in bytes; 0 for rows without memory
  std::string unit; // "us", "GB/s", "%"
  std::array<std::optional<double>, 3> values = {};

  std::optional<double> &cell(Way way) { return values[static_cast<std::size_t>(way)]; }
  const std::optional<double> &cell(Way way) const { return values[static_cast<std::size_t>(way)]; }
  // Returns the adapter's value divided by the other way's value.
  std::optional<double> ratioTo(Way way) const;
};

struct Results {
  std::string device;
  std::size_t exportersDevice = 0;
  int driverVersion = 0;
  int rounds = 0;
  int signals = 0;
  std::vector<ResultRow> rows;

  std::string text() const;
  std::string json() const;
};

} // namespace ur::bench
