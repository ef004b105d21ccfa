// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/report.hpp"

#include "tools/processes/adapter_names.hpp"
#include "tools/support/printable.hpp"
#include "tools/support/text_table.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace ur::ls {
namespace {

using Json = nlohmann::ordered_json;
using support::TextTable;

constexpr const char *kUnknown = "?";

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
  if (!row.openers)
    return kUnknown;
  return row.openers->empty() ? "none seen" : fmt::format("{}", fmt::join(*row.openers, " "));
}

std::vector<std::string> cellsOf(const processes::Process &exporter, const Row &row,
                                 const DeviceNames &devices) {
  return {std::to_string(exporter.pid),
          processes::userName(exporter.uid),
          support::printable(exporter.name),
          adapterName(row.adapter),
          deviceName(row.device, devices),
          kindName(row.kind),
          sizeText(row.bytes),
          std::to_string(row.handles),
          row.ageSeconds ? ageText(*row.ageSeconds) : kUnknown,
          openersText(row)};
}

Json jsonOf(const processes::Process &exporter, const Row &row, const DeviceNames &devices) {
  const auto nullIfUnknown = [](const std::string &text) {
    return text == kUnknown ? Json() : Json(text);
  };
  return {{"pid", exporter.pid},
          {"uid", exporter.uid},
          {"program", exporter.name},
          {"adapter", nullIfUnknown(adapterName(row.adapter))},
          {"device", nullIfUnknown(deviceName(row.device, devices))},
          {"kind", nullIfUnknown(kindName(row.kind))},
          {"bytes", row.bytes},
          {"handles", row.handles},
          {"age_seconds", row.ageSeconds ? Json(*row.ageSeconds) : Json()},
          {"opened_by", row.openers ? Json(*row.openers) : Json()}};
}

Json jsonOf(const UnreadProcesses &unreadProcesses) {
  return {{"processes_of_other_users", unreadProcesses.otherUsers},
          {"processes_of_this_user", unreadProcesses.ownUser},
          {"late", unreadProcesses.pastDeadline},
          {"hidden", unreadProcesses.hidepid},
          {"other_pid_namespaces", unreadProcesses.isChildNamespace}};
}

} // namespace

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

std::string adapterName(ipc::AdapterId adapter) {
  const std::string_view name = processes::adapterName(adapter);
  return name.empty() ? kUnknown : std::string(name);
}

std::string deviceName(const ipc::DeviceChecksum &device, const DeviceNames &devices) {
  if (device == ipc::DeviceChecksum{})
    return kUnknown;
  const auto entry = devices.find(device);
  return entry == devices.end() ? fmt::format("{:02x}", fmt::join(device, "")) : entry->second;
}

std::string textReport(const Listing &listing, const DeviceNames &devices) {
  using enum TextTable::Align;
  std::string text;
  if (listing.exports.empty()) {
    text = "this process sees no shared objects\n";
  } else {
    TextTable table({Right, Left, Left, Left, Left, Left, Right, Right, Right, Left});
    table.add({"pid", "user", "program", "adapter", "device", "kind", "size", "handles", "age",
               "opened by"});
    for (const Exports &exports : listing.exports)
      for (const Row &row : exports.rows)
        table.add(cellsOf(exports.exporter, row, devices));
    text = table.text();
  }
  for (const Exports &exports : listing.exports)
    if (exports.omittedRows != 0)
      text += fmt::format("process {} shares {} more objects; --all lists them\n",
                          exports.exporter.pid, exports.omittedRows);
  for (const std::string &sentence : listing.unreadProcesses.sentences())
    text += sentence + '\n';
  return text;
}

void printJson(std::FILE *file, const Listing &listing, const DeviceNames &devices, bool compact) {
  const auto newLine = [&](std::size_t depth) {
    return compact ? "" : '\n' + std::string(2 * depth, ' ');
  };
  const auto indented = [&](const Json &value, std::size_t depth) {
    std::string text;
    for (const char character :
         value.dump(compact ? -1 : 2, ' ', true, Json::error_handler_t::replace))
      character == '\n' ? text += newLine(depth) : text += character;
    return text;
  };
  const char *const space = compact ? "" : " ";
  const char *separator = "";
  fmt::print(file, "{{{}\"exports\":{}[", newLine(1), space);
  for (const Exports &exports : listing.exports)
    for (const Row &row : exports.rows)
      fmt::print(file, "{}{}{}", std::exchange(separator, ","), newLine(2),
                 indented(jsonOf(exports.exporter, row, devices), 2));
  fmt::print(file, "{}],{}\"not_seen\":{}{}{}}}\n", listing.exports.empty() ? "" : newLine(1),
             newLine(1), space, indented(jsonOf(listing.unreadProcesses), 1), newLine(0));
}

} // namespace ur::ls
