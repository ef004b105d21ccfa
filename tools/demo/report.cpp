// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/report.hpp"

#include "tools/support/text_table.hpp"

#include <fmt/core.h>

namespace ur::demo {
namespace {

using Cells = std::vector<std::string>;

const Cells kTitles = {"adapter", "device",     "kind",          "handle", "open",
                       "checked", "local copy", "imported copy", "result"};

std::string formatSpeed(const std::optional<double> &gigabytes) {
  return gigabytes ? fmt::format("{:.1f} GB/s", *gigabytes) : "-";
}

std::string formatCheckedBytes(const Row &row) {
  if (row.bytesToConsumer == 0 && row.bytesToProducer == 0)
    return "order";
  return fmt::format("{} + {}", formatSize(row.bytesToConsumer), formatSize(row.bytesToProducer));
}

Cells cellsOf(const Row &row) {
  switch (row.verdict) {
  case Row::Verdict::NotOffered:
    return {row.adapter, row.device, row.kind, "-", "-", "-", "-", "-", "not offered"};
  case Row::Verdict::Failed:
    return {row.adapter, row.device, row.kind, "-", "-", "-", "-", "-", "FAILED"};
  case Row::Verdict::Ok:
    break;
  }
  return {row.adapter,
          row.device,
          row.kind,
          formatSize(row.handleBytes),
          formatSeconds(row.openSeconds),
          formatCheckedBytes(row),
          formatSpeed(row.localCopy),
          formatSpeed(row.importedCopy),
          "ok"};
}

} // namespace

std::string formatSize(std::size_t bytes) {
  if (bytes >= (1u << 20))
    return fmt::format("{} MiB", bytes >> 20);
  return fmt::format("{} B", bytes);
}

std::string formatSeconds(double seconds) {
  return seconds < 1e-3 ? fmt::format("{:.1f} us", seconds * 1e6)
                        : fmt::format("{:.1f} ms", seconds * 1e3);
}

void printTable(const std::vector<Row> &rows) {
  using Align = support::TextTable::Align;
  support::TextTable table({Align::Left, Align::Left, Align::Left, Align::Right, Align::Right,
                            Align::Right, Align::Right, Align::Right, Align::Left});
  table.add(kTitles);
  for (const Row &row : rows)
    table.add(cellsOf(row));
  fmt::print("{}", table.text());
}

void printFailures(const std::vector<Row> &rows) {
  for (const Row &row : rows)
    if (row.verdict == Row::Verdict::Failed)
      fmt::print("\n{}, {}: {}\n", row.adapter, row.kind, row.failure);
}

} // namespace ur::demo
