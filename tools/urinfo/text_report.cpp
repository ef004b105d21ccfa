// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/error.hpp"
#include "tools/support/printable.hpp"
#include "tools/support/text_table.hpp"
#include "tools/urinfo/report.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/core.h>

namespace ur::urinfo {
namespace {

using support::TextTable;
using enum TextTable::Align;

constexpr char kNoAdapter[] =
    "No adapter was found. The loader searches for adapters in its own directory and in\n"
    "the directories of UR_ADAPTERS_SEARCH_PATH, or loads the files in UR_ADAPTERS_FORCE_LOAD.\n"
    "UR_LOG_LOADER='level:info;output:stderr' shows the files that it tried, and the errors.\n";

// Returns a value in one line.
std::string lineOf(const Json &value) {
  if (value.is_null() || value == "")
    return "none";
  if (value.is_string())
    return support::printable(value.get<std::string>());
  if (value.is_boolean())
    return value.get<bool>() ? "yes" : "no";
  if (!value.is_array())
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string line;
  for (const Json &element : value)
    line += (line.empty() ? "" : ", ") + lineOf(element);
  return value.empty() ? "none" : line;
}

std::string lineOf(const Answer &answer) {
  if (answer.result == UR_RESULT_SUCCESS)
    return lineOf(answer.value);
  // A device that lacks the queried feature returns this result.
  return answer.result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ? "not provided"
                                                                  : support::nameOf(answer.result);
}

std::string textOrUnknown(const Json &value) {
  return value.is_null() || value == "" ? "unknown" : lineOf(value);
}

// Returns "CPU" for UR_DEVICE_TYPE_CPU.
std::string typeOf(const Device &device) {
  static constexpr std::string_view kPrefix = "UR_DEVICE_TYPE_";
  const std::string type = textOrUnknown(find(device.answers, UR_DEVICE_INFO_TYPE));
  return type.starts_with(kPrefix) ? type.substr(kPrefix.size()) : type;
}

std::string summaryOf(const Adapter &adapter) {
  std::string text = fmt::format("adapter {}", adapter.backend);
  if (!adapter.problem.empty())
    text += "\n  its platforms could not be listed: " + adapter.problem;
  else if (adapter.platforms.empty())
    text += "\n  no platform: its driver is missing, or has no device";
  text += '\n';
  for (const Platform &platform : adapter.platforms) {
    text += fmt::format("  platform {}, version {}\n",
                        textOrUnknown(find(platform.answers, UR_PLATFORM_INFO_NAME)),
                        textOrUnknown(find(platform.answers, UR_PLATFORM_INFO_VERSION)));
    if (!platform.problem.empty())
      text += "    its devices could not be listed: " + platform.problem + '\n';
    for (const Device &device : platform.devices)
      text += fmt::format("    {}  {}, {}, driver {}\n", device.selector,
                          textOrUnknown(find(device.answers, UR_DEVICE_INFO_NAME)), typeOf(device),
                          textOrUnknown(find(device.answers, UR_DEVICE_INFO_DRIVER_VERSION)));
  }
  return text;
}

std::vector<const Device *> devicesOf(const Inventory &inventory) {
  std::vector<const Device *> devices;
  for (const Adapter &adapter : inventory)
    for (const Platform &platform : adapter.platforms)
      for (const Device &device : platform.devices)
        devices.push_back(&device);
  return devices;
}

// Returns one line per feature and one column per device, then numbered reasons for each "no".
std::string supportMatrix(const std::vector<const Device *> &devices) {
  std::vector<std::string> reasons;
  const auto mark = [&](const Support &support) -> std::string {
    if (support.supported)
      return "yes";
    auto entry = std::ranges::find(reasons, support.reason);
    if (entry == reasons.end())
      entry = reasons.insert(entry, support.reason);
    return fmt::format("no ({})", entry - reasons.begin() + 1);
  };

  TextTable table(std::vector(devices.size() + 1, Left));
  std::vector<std::string> title{"support"};
  for (const Device *device : devices)
    title.push_back(device->selector);
  table.add(title);
  for (std::size_t row = 0; row < supportQueries().size(); ++row) {
    std::vector<std::string> cells{supportQueries()[row].label};
    for (const Device *device : devices)
      cells.push_back(mark(device->support[row]));
    table.add(cells);
  }

  std::string text = table.text();
  for (std::size_t i = 0; i < reasons.size(); ++i)
    text += fmt::format("{}({}) {}\n", i == 0 ? "\n" : "", i + 1, reasons[i]);
  return text;
}

bool isListOfNames(const Json &value) {
  return value.is_array() && !value.empty() && value.front().is_string();
}

// Prints each name of a list on its own line, because one line would be too long.
std::string allAnswers(const std::string &title, const std::vector<Answer> &answers) {
  TextTable table({Left, Left});
  for (const Answer &answer : answers) {
    std::string name = std::string("  ") + answer.info->name;
    if (!isListOfNames(answer.value)) {
      table.add({name, lineOf(answer)});
      continue;
    }
    for (const Json &element : answer.value)
      table.add({std::exchange(name, ""), lineOf(element)});
  }
  return '\n' + title + '\n' + table.text();
}

std::string allDetails(const Inventory &inventory) {
  std::string text;
  for (const Adapter &adapter : inventory) {
    text += allAnswers("adapter " + adapter.backend, adapter.answers);
    for (std::size_t i = 0; i < adapter.log.size(); ++i)
      text += fmt::format("{}  {}\n", i == 0 ? "\nits log\n" : "", adapter.log[i]);
    for (const Platform &platform : adapter.platforms) {
      text += allAnswers("platform " + textOrUnknown(find(platform.answers, UR_PLATFORM_INFO_NAME)),
                         platform.answers);
      for (const Device &device : platform.devices)
        text += allAnswers("device " + device.selector, device.answers);
    }
  }
  return text;
}

} // namespace

std::string textReport(const Inventory &inventory, bool verbose) {
  if (inventory.empty())
    return kNoAdapter;
  std::string text;
  for (const Adapter &adapter : inventory)
    text += summaryOf(adapter);
  if (const std::vector<const Device *> devices = devicesOf(inventory); !devices.empty())
    text += '\n' + supportMatrix(devices);
  if (verbose)
    text += allDetails(inventory);
  return text;
}

} // namespace ur::urinfo
