// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/results.hpp"

#include "tools/support/text_table.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ur::bench {
namespace {

constexpr std::size_t kMebibyte = 1 << 20;
constexpr std::array kWays = {"legacy", "vmm", "adapter"};

std::string number(const std::optional<double> &value) {
  return value ? fmt::format("{:.2f}", *value) : "-";
}

nlohmann::ordered_json jsonOf(const ResultRow &row) {
  nlohmann::ordered_json object = {{"row", row.name}, {"unit", row.unit}};
  if (row.size != 0)
    object["size"] = row.size;
  for (const Way way : {Way::Legacy, Way::Vmm, Way::Adapter})
    if (row.cell(way))
      object[kWays[static_cast<std::size_t>(way)]] = *row.cell(way);
  for (const Way way : {Way::Legacy, Way::Vmm})
    if (const auto ratio = row.ratioTo(way))
      object[fmt::format("of_{}", kWays[static_cast<std::size_t>(way)])] = *ratio;
  return object;
}

} // namespace

std::optional<double> ResultRow::ratioTo(Way way) const {
  if (!cell(Way::Adapter) || !cell(way) || *cell(way) == 0)
    return std::nullopt;
  return *cell(Way::Adapter) / *cell(way);
}

std::string Results::text() const {
  using Align = support::TextTable::Align;
  std::string heading = fmt::format(
      "{}, driver API {}.{}: medians of {} rounds and {} signals, in microseconds unless "
      "the row has another unit. legacy: cuIpc*; vmm: virtual memory objects (cuMem*), whose "
      "descriptor the importer fetches separately; adapter: this project. vs.: the adapter's "
      "value divided by the other method's value.\n",
      device, driverVersion / 1000, driverVersion % 1000 / 10, rounds, signals);
  support::TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right,
                            Align::Right, Align::Left});
  const auto addHead = [&](const ResultRow &row) {
    table.add({"", "", "", "", "", "", ""});
    table.add({row.size == 0 ? "events" : fmt::format("{} MiB", row.size / kMebibyte), "legacy",
               "vmm", "adapter", "vs. legacy", "vs. vmm", ""});
  };
  const ResultRow *previous = nullptr;
  for (const ResultRow &row : rows) {
    if (previous == nullptr || previous->size != row.size)
      addHead(row);
    previous = &row;
    table.add({"  " + row.name, number(row.cell(Way::Legacy)), number(row.cell(Way::Vmm)),
               number(row.cell(Way::Adapter)), number(row.ratioTo(Way::Legacy)),
               number(row.ratioTo(Way::Vmm)), row.unit == "us" ? "" : row.unit});
  }
  return heading + table.text();
}

std::string Results::json() const {
  nlohmann::ordered_json document = {{"device", device},
                                     {"exporters_device", exportersDevice},
                                     {"driver_api", driverVersion},
                                     {"rounds", rounds},
                                     {"signals", signals},
                                     {"rows", nlohmann::ordered_json::array()}};
  for (const ResultRow &row : rows)
    document["rows"].push_back(jsonOf(row));
  return document.dump(1) + "\n";
}

} // namespace ur::bench
