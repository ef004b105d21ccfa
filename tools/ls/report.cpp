// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/report.hpp"

#include "tools/processes/adapter_names.hpp"
#include "tools/support/text_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ur::ls {
namespace {

using support::TextTable;

constexpr const char *kUnknown = "?";

std::string kindName(ipc::Kind kind) {
  switch (kind) {
  case ipc::Kind::Memory:
    return "memory";
  case ipc::Kind::PhysicalMemory:
    return "physical memory";
  case ipc::Kind::Event:
    return "event";
  }
  return kUnknown;
}

std::string adapterOf(const Row &row) {
  const std::string_view name = processes::adapterName(row.adapter);
  return name.empty() ? kUnknown : std::string(name);
}

std::string deviceOf(const Row &row, const DeviceNames &devices) {
  if (row.device == ipc::DeviceMark{})
    return kUnknown;
  const auto known = devices.find(row.device);
  return known == devices.end() ? fmt::format("{:02x}", fmt::join(row.device, "")) : known->second;
}

std::string sizeText(std::uint64_t bytes) {
  static constexpr const char *kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  std::size_t unit = 0;
  while (unit + 1 < std::size(kUnits) && bytes >= 1024 && bytes % 1024 == 0) {
    bytes /= 1024;
    ++unit;
  }
  return fmt::format("{} {}", bytes, kUnits[unit]);
}

std::string ageText(std::uint32_t seconds) {
  if (seconds < 60)
    return fmt::format("{} s", seconds);
  if (seconds < 3600)
    return fmt::format("{} min", seconds / 60);
  if (seconds < 48 * 3600)
    return fmt::format("{} h", seconds / 3600);
  return fmt::format("{} d", seconds / (24 * 3600));
}

std::string openersText(const Row &row) {
  if (!row.openedBy)
    return kUnknown;
  return row.openedBy->empty() ? "nobody seen" : fmt::format("{}", fmt::join(*row.openedBy, " "));
}

} // namespace

std::string textReport(const Listing &listing, const DeviceNames &devices) {
  using enum TextTable::Align;
  std::string text;
  if (listing.rows.empty()) {
    text = "nothing is shared, as far as this process sees\n";
  } else {
    TextTable table({Right, Left, Left, Left, Left, Left, Right, Right, Right, Left});
    table.add({"pid", "user", "program", "adapter", "device", "kind", "size", "handles", "age",
               "opened by"});
    for (const Row &row : listing.rows)
      table.add({std::to_string(row.exporter.pid), processes::userName(row.exporter.uid),
                 row.exporter.name, adapterOf(row), deviceOf(row, devices), kindName(row.kind),
                 sizeText(row.bytes), std::to_string(row.handles),
                 row.ageSeconds ? ageText(*row.ageSeconds) : kUnknown, openersText(row)});
    text = table.text();
  }
  for (const std::string &sentence : listing.blind.sentences())
    text += sentence + '\n';
  return text;
}

Json jsonReport(const Listing &listing, const DeviceNames &devices) {
  const auto orNull = [](const std::string &text) {
    return text == kUnknown ? Json() : Json(text);
  };
  Json exports = Json::array();
  for (const Row &row : listing.rows)
    exports.push_back({{"pid", row.exporter.pid},
                       {"uid", row.exporter.uid},
                       {"program", row.exporter.name},
                       {"adapter", orNull(adapterOf(row))},
                       {"device", orNull(deviceOf(row, devices))},
                       {"kind", orNull(kindName(row.kind))},
                       {"bytes", row.bytes},
                       {"handles", row.handles},
                       {"age_seconds", row.ageSeconds ? Json(*row.ageSeconds) : Json()},
                       {"opened_by", row.openedBy ? Json(*row.openedBy) : Json()}});
  return {{"exports", exports},
          {"not_seen",
           {{"processes_of_other_users", listing.blind.otherUsers},
            {"processes_of_this_user", listing.blind.ownUser},
            {"late", listing.blind.late},
            {"hidden", listing.blind.hidden},
            {"other_pid_namespaces", listing.blind.elsewhere}}}};
}

} // namespace ur::ls
