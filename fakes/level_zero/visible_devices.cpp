// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/visible_devices.hpp"

#include "fakes/host/switch_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <string_view>

namespace host_driver {
namespace {

constexpr char kMask[] = "ZE_AFFINITY_MASK";
constexpr char kHierarchy[] = "ZE_FLAT_DEVICE_HIERARCHY";

std::string_view environmentText(const char *name) {
  const char *text = std::getenv(name);
  return text == nullptr ? std::string_view() : std::string_view(text);
}

// A mask may name sub-devices only in the hierarchy COMPOSITE.
bool maskMayNameSubDevices() {
  const std::string_view hierarchy = environmentText(kHierarchy);
  return hierarchy.empty() ||
         choose<bool>(kHierarchy, hierarchy,
                      {{"COMPOSITE", true}, {"FLAT", false}, {"COMBINED", false}});
}

std::uint32_t parseDevice(std::string_view text, std::string_view mask) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  text = text.substr(0, text.find_last_not_of(' ') + 1);
  std::uint32_t number = 0;
  if (!parse(text, number))
    refuse(kMask, mask, "list device numbers with commas between them, such as 0,1");
  return number;
}

} // namespace

std::vector<std::uint32_t> visibleDevices(std::uint32_t deviceCount) {
  std::vector<std::uint32_t> devices(deviceCount);
  std::iota(devices.begin(), devices.end(), 0U);
  const bool allowsSubDevices = maskMayNameSubDevices();
  const std::string_view mask = environmentText(kMask);
  if (mask.empty())
    return devices;
  std::set<std::uint32_t> selectedDevices;
  for (const std::string &entry : split(mask, ',')) {
    const std::size_t dot = std::min(entry.find('.'), entry.size());
    const std::uint32_t device = parseDevice(std::string_view(entry).substr(0, dot), mask);
    // As in Intel's driver, sub-device 0 of a device without sub-devices is the device itself.
    if (dot == entry.size() ||
        (parseDevice(std::string_view(entry).substr(dot + 1), mask) == 0 && allowsSubDevices))
      selectedDevices.insert(device);
  }
  std::erase_if(devices, [&](std::uint32_t device) { return !selectedDevices.contains(device); });
  return devices;
}

} // namespace host_driver
