// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/result_name.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/loader/active_table.hpp"
#include "runtime/loader/device_selector.hpp"
#include "runtime/loader/loader_log.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ur::loader {
namespace {

// A reference to a sub-device that nobody has taken over yet.
struct Release {
  void operator()(ur_device_handle_t device) const noexcept {
    activeTable.Device.pfnRelease(device);
  }
};
using OwnedDevice = std::unique_ptr<ur_device_handle_t_, Release>;

void require(ur_result_t result, const char *call) {
  if (result == UR_RESULT_SUCCESS)
    return;
  log().error("urDeviceGetSelected: {} answered {}", call, base::nameOf(result));
  base::raise(result, "urDeviceGetSelected: {} failed", call);
}

template <typename T> T platformInfo(ur_platform_handle_t platform, ur_platform_info_t name) {
  T value{};
  require(activeTable.Platform.pfnGetInfo(platform, name, sizeof(value), &value, nullptr),
          "urPlatformGetInfo");
  return value;
}

std::vector<ur_platform_handle_t> platformsOf(ur_adapter_handle_t adapter) {
  std::uint32_t count = 0;
  require(activeTable.Platform.pfnGet(adapter, 0, nullptr, &count), "urPlatformGet");
  std::vector<ur_platform_handle_t> platforms(count);
  if (count != 0)
    require(activeTable.Platform.pfnGet(adapter, count, platforms.data(), nullptr),
            "urPlatformGet");
  return platforms;
}

std::uint32_t countRoots(ur_platform_handle_t platform) {
  std::uint32_t count = 0;
  require(activeTable.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count),
          "urDeviceGet");
  return count;
}

std::vector<ur_device_handle_t> rootsOf(ur_platform_handle_t platform, ur_device_type_t type) {
  std::uint32_t count = 0;
  require(activeTable.Device.pfnGet(platform, type, 0, nullptr, &count), "urDeviceGet");
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0)
    require(activeTable.Device.pfnGet(platform, type, count, devices.data(), nullptr),
            "urDeviceGet");
  return devices;
}

// The platform's root devices of the wanted type, numbered among all of the adapter's.
std::vector<PlacedDevice> placedRoots(ur_platform_handle_t platform, ur_device_type_t wanted) {
  std::uint32_t number = 0;
  for (const ur_platform_handle_t other :
       platformsOf(platformInfo<ur_adapter_handle_t>(platform, UR_PLATFORM_INFO_ADAPTER))) {
    if (other == platform)
      break;
    number += countRoots(other);
  }

  const auto ofType = rootsOf(platform, wanted);
  std::vector<PlacedDevice> roots;
  for (const ur_device_handle_t device : rootsOf(platform, UR_DEVICE_TYPE_ALL)) {
    if (std::find(ofType.begin(), ofType.end(), device) != ofType.end()) {
      ur_device_type_t type{};
      require(
          activeTable.Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, nullptr),
          "urDeviceGetInfo");
      roots.push_back({.device = device, .rootType = type, .place = {number}});
    }
    ++number;
  }
  return roots;
}

// How a device splits into the parts that the selector numbers: by affinity where the driver offers
// it (a GPU's tiles), by compute slice otherwise (a tile's parts). Empty where it does not split.
std::optional<ur_device_partition_property_t> partitionOf(ur_device_handle_t device) {
  std::size_t size = 0;
  if (activeTable.Device.pfnGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, 0, nullptr,
                                    &size) != UR_RESULT_SUCCESS ||
      size == 0)
    return std::nullopt;
  std::vector<ur_device_partition_t> kinds(size / sizeof(ur_device_partition_t));
  require(activeTable.Device.pfnGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, size,
                                        kinds.data(), nullptr),
          "urDeviceGetInfo");
  const auto offers = [&kinds](ur_device_partition_t kind) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  };

  ur_device_partition_property_t property{};
  if (offers(UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN)) {
    property.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
    property.value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
  } else if (offers(UR_DEVICE_PARTITION_BY_CSLICE)) {
    property.type = UR_DEVICE_PARTITION_BY_CSLICE;
  } else {
    return std::nullopt;
  }
  return property;
}

std::vector<OwnedDevice> partsOf(ur_device_handle_t device) {
  const auto property = partitionOf(device);
  if (!property)
    return {};
  const ur_device_partition_properties_t properties{
      .stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
      .pNext = nullptr,
      .pProperties = &*property,
      .PropCount = 1};
  std::uint32_t count = 0;
  require(activeTable.Device.pfnPartition(device, &properties, 0, nullptr, &count),
          "urDevicePartition");
  std::vector<ur_device_handle_t> handles(count);
  if (count != 0)
    require(activeTable.Device.pfnPartition(device, &properties, count, handles.data(), nullptr),
            "urDevicePartition");
  std::vector<OwnedDevice> parts;
  parts.reserve(count);
  for (const ur_device_handle_t handle : handles)
    parts.emplace_back(handle);
  return parts;
}

// The platform's devices as far down as the selector looks, parents before their parts; `owned`
// receives the references that keep sub-devices alive.
std::vector<PlacedDevice> placedDevices(ur_platform_handle_t platform, ur_device_type_t type,
                                        std::size_t depth, std::vector<OwnedDevice> &owned) {
  std::vector<PlacedDevice> devices = placedRoots(platform, type);
  for (std::size_t i = 0; i < devices.size(); ++i) {
    if (devices[i].place.size() >= depth)
      continue;
    std::uint32_t number = 0;
    for (OwnedDevice &part : partsOf(devices[i].device)) {
      PlacedDevice child = devices[i];
      child.device = part.get();
      child.place.push_back(number++);
      owned.push_back(std::move(part));
      devices.push_back(std::move(child));
    }
  }
  return devices;
}

// The caller now holds the references of the sub-devices it was given.
void handOver(std::vector<OwnedDevice> &subDevices, const ur_device_handle_t *begin,
              const ur_device_handle_t *end) {
  for (OwnedDevice &subDevice : subDevices)
    if (std::find(begin, end, subDevice.get()) != end)
      static_cast<void>(subDevice.release());
}

} // namespace

ur_result_t urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                std::uint32_t NumEntries, ur_device_handle_t *phDevices,
                                std::uint32_t *pNumDevices) {
  if (DeviceType == UR_DEVICE_TYPE_VPU)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  if (NumEntries == 0 && (phDevices || !pNumDevices))
    return UR_RESULT_ERROR_INVALID_SIZE;
  if (NumEntries != 0 && !phDevices)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;

  const auto text = environment::text("ONEAPI_DEVICE_SELECTOR");
  if (!text)
    return activeTable.Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);

  std::optional<DeviceSelector> selector;
  try {
    selector.emplace(*text);
  } catch (const environment::Malformed &error) {
    log().error("ONEAPI_DEVICE_SELECTOR=`{}` is malformed: {}", *text, error.what());
    return UR_RESULT_ERROR_INVALID_VALUE;
  }

  const auto backend = platformInfo<ur_backend_t>(hPlatform, UR_PLATFORM_INFO_BACKEND);
  std::vector<OwnedDevice> subDevices;
  const auto selected = selector->select(
      backend, placedDevices(hPlatform, DeviceType, selector->depth(backend), subDevices));
  const std::size_t copied = std::min<std::size_t>(NumEntries, selected.size());
  std::copy_n(selected.begin(), copied, phDevices);
  handOver(subDevices, phDevices, phDevices + copied);
  if (pNumDevices)
    *pNumDevices = static_cast<std::uint32_t>(selected.size());
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader
