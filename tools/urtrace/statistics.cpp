// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/statistics.hpp"

#include "tools/support/text_table.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

namespace ur::urtrace {
namespace {

using Json = nlohmann::json;
using support::TextTable;

void addCall(const Json &event, Statistics &statistics) {
  FunctionCalls &calls = statistics.functions[event.at("name")];
  calls.durations.emplace_back(event.at("dur").get<double>() * 1e3); // "dur" is in microseconds
  if (event.at("args").at("result") != "UR_RESULT_SUCCESS")
    ++calls.errors;
}

std::vector<std::string> rowOf(const std::string &name, const FunctionCalls &calls) {
  const std::size_t count = calls.durations.size();
  return {name,
          std::to_string(count),
          std::to_string(calls.errors),
          formatDuration(calls.total()),
          formatDuration(calls.total() / static_cast<double>(count)),
          formatDuration(calls.percentile(50)),
          formatDuration(calls.percentile(99))};
}

} // namespace

Duration FunctionCalls::total() const {
  return std::accumulate(durations.begin(), durations.end(), Duration{});
}

Duration FunctionCalls::percentile(unsigned percent) const {
  std::vector<Duration> values = durations;
  const std::size_t rank = (values.size() * percent + 99) / 100; // the first rank is 1
  const auto element =
      values.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(rank, 1)) - 1;
  std::nth_element(values.begin(), element, values.end());
  return *element;
}

std::size_t Statistics::calls() const {
  std::size_t sum = 0;
  for (const auto &[name, calls] : functions)
    sum += calls.durations.size();
  return sum;
}

std::size_t Statistics::errors() const {
  std::size_t sum = 0;
  for (const auto &[name, calls] : functions)
    sum += calls.errors;
  return sum;
}

std::string Statistics::table() const {
  std::vector<std::pair<std::string, FunctionCalls>> byTotal(functions.begin(), functions.end());
  std::ranges::stable_sort(byTotal, std::ranges::greater{},
                           [](const auto &entry) { return entry.second.total(); });
  using enum TextTable::Align;
  TextTable table({Left, Right, Right, Right, Right, Right, Right});
  table.add({"function", "calls", "errors", "total", "mean", "p50", "p99"});
  Duration total{};
  for (const auto &[name, calls] : byTotal) {
    table.add(rowOf(name, calls));
    total += calls.total();
  }
  const std::string label =
      fmt::format("all, {} process{}", processes.size(), processes.size() == 1 ? "" : "es");
  table.add({label, std::to_string(calls()), std::to_string(errors()), formatDuration(total), "",
             "", ""});
  return table.text();
}

Statistics readStatistics(std::istream &trace) {
  Statistics statistics;
  for (std::string line; std::getline(trace, line);) {
    if (line.ends_with(','))
      line.pop_back();
    try {
      const Json event = Json::parse(line);
      statistics.processes.insert(event.at("pid").get<long>());
      if (event.at("ph") == "X")
        addCall(event, statistics);
    } catch (const Json::exception &) {
      // The line is a bracket or a truncated event.
    }
  }
  return statistics;
}

std::string formatDuration(Duration duration) {
  static constexpr std::array<std::pair<double, const char *>, 4> kUnits{
      {{1, "ns"}, {1e3, "us"}, {1e6, "ms"}, {1e9, "s"}}};
  std::size_t unit = 0;
  while (unit + 1 < kUnits.size() && duration.count() >= kUnits[unit + 1].first * 0.9995)
    ++unit;
  const double value = duration.count() / kUnits[unit].first;
  const int decimals = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
  return fmt::format("{:.{}f} {}", value, decimals, kUnits[unit].second);
}

} // namespace ur::urtrace
