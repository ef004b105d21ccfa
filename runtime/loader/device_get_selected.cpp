// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/unique_handle.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/loader/active_table.hpp"
#include "runtime/loader/device_selector.hpp"
#include "runtime/loader/loader_log.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ur::loader {
namespace {

void release(ur_device_handle_t device) noexcept { activeTable.Device.pfnRelease(device); }

// Owns a reference to a sub-device, until urDeviceGetSelected passes it to its caller.
using OwnedDevice = base::UniqueHandle<ur_device_handle_t, release>;

DeviceSelector parse(const std::string &text) {
  try {
    return DeviceSelector(text);
  } catch (const environment::BadValue &error) {
    refuse(UR_RESULT_ERROR_INVALID_VALUE, "ONEAPI_DEVICE_SELECTOR=`{}` is malformed: {}", text,
           error.what());
  }
}

// Throws if a call of an adapter failed. The Error has no text, so urAdapterGetLastError returns
// the adapter's text.
void require(ur_result_t result, const char *call) {
  if (result == UR_RESULT_SUCCESS)
    return;
  log().info("urDeviceGetSelected: {} returned {}", call, base::nameOf(result));
  throw base::Error(result, {});
}

// Returns the elements that an API function lists. Calls the function twice: for the number, then
// for the elements.
template <typename Handle, typename Call>
std::vector<Handle> listOf(const char *name, const Call &call) {
  std::uint32_t count = 0;
  require(call(0u, nullptr, &count), name);
  std::vector<Handle> elements(count);
  if (count != 0)
    require(call(count, elements.data(), nullptr), name);
  return elements;
}

template <typename T> T platformInfo(ur_platform_handle_t platform, ur_platform_info_t name) {
  T value{};
  require(activeTable.Platform.pfnGetInfo(platform, name, sizeof(value), &value, nullptr),
          "urPlatformGetInfo");
  return value;
}

std::vector<ur_platform_handle_t> platformsOf(ur_adapter_handle_t adapter) {
  return listOf<ur_platform_handle_t>(
      "urPlatformGet", [&](auto... room) { return activeTable.Platform.pfnGet(adapter, room...); });
}

std::vector<ur_device_handle_t> rootsOf(ur_platform_handle_t platform, ur_device_type_t type) {
  return listOf<ur_device_handle_t>("urDeviceGet", [&](auto... room) {
    return activeTable.Device.pfnGet(platform, type, room...);
  });
}

// Returns the platform's root devices of the selected type. Their numbers count all root devices of
// the adapter.
std::vector<PositionedDevice> positionedRoots(ur_platform_handle_t platform,
                                              ur_device_type_t selectedType) {
  std::uint32_t number = 0;
  for (const ur_platform_handle_t other :
       platformsOf(platformInfo<ur_adapter_handle_t>(platform, UR_PLATFORM_INFO_ADAPTER))) {
    if (other == platform)
      break;
    number += static_cast<std::uint32_t>(rootsOf(other, UR_DEVICE_TYPE_ALL).size());
  }

  const auto devicesOfType = rootsOf(platform, selectedType);
  std::vector<PositionedDevice> roots;
  for (const ur_device_handle_t device : rootsOf(platform, UR_DEVICE_TYPE_ALL)) {
    if (std::ranges::find(devicesOfType, device) != devicesOfType.end()) {
      ur_device_type_t type{};
      require(
          activeTable.Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, nullptr),
          "urDeviceGetInfo");
      roots.push_back({.device = device, .rootType = type, .position = {number}});
    }
    ++number;
  }
  return roots;
}

// Returns the partition of a device into the parts that the selector numbers. These are its
// affinity domains (the tiles of a GPU), or, if the driver cannot partition by affinity, its
// compute slices (the parts of a tile). Returns nullopt if the driver offers neither.
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
    return std::ranges::find(kinds, kind) != kinds.end();
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
  const auto handles = listOf<ur_device_handle_t>("urDevicePartition", [&](auto... room) {
    return activeTable.Device.pfnPartition(device, &properties, room...);
  });
  std::vector<OwnedDevice> parts;
  parts.reserve(handles.size());
  for (const ur_device_handle_t handle : handles)
    parts.emplace_back(handle);
  return parts;
}

// Returns the platform's devices down to the selector's depth, each parent before its parts. Adds
// the references that keep the sub-devices alive to `references`.
std::vector<PositionedDevice> devicesOf(ur_platform_handle_t platform, ur_device_type_t type,
                                        std::size_t depth, std::vector<OwnedDevice> &references) {
  std::vector<PositionedDevice> devices = positionedRoots(platform, type);
  for (std::size_t i = 0; i < devices.size(); ++i) {
    if (devices[i].position.size() >= depth)
      continue;
    std::uint32_t number = 0;
    for (OwnedDevice &part : partsOf(devices[i].device)) {
      PositionedDevice child = devices[i];
      child.device = part.get();
      child.position.push_back(number++);
      references.push_back(std::move(part));
      devices.push_back(std::move(child));
    }
  }
  return devices;
}

// Transfers the references of the returned sub-devices to the caller.
void transferReferences(std::vector<OwnedDevice> &subDevices, const ur_device_handle_t *begin,
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
    refuse(UR_RESULT_ERROR_INVALID_ENUMERATION,
           "urDeviceGetSelected: cannot select devices by UR_DEVICE_TYPE_VPU; pass another type");
  if (NumEntries == 0 && (phDevices || !pNumDevices))
    refuse(UR_RESULT_ERROR_INVALID_SIZE,
           "urDeviceGetSelected: NumEntries is 0; to query the number of devices, pass null as "
           "phDevices and a pointer as pNumDevices");
  if (NumEntries != 0 && !phDevices)
    refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER,
           "urDeviceGetSelected: phDevices is null, but NumEntries is {}", NumEntries);

  const auto text = environment::text("ONEAPI_DEVICE_SELECTOR");
  if (!text) {
    require(activeTable.Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices),
            "urDeviceGet");
    return UR_RESULT_SUCCESS;
  }

  const DeviceSelector selector = parse(*text);
  const auto backend = platformInfo<ur_backend_t>(hPlatform, UR_PLATFORM_INFO_BACKEND);
  std::vector<OwnedDevice> subDevices;
  const auto selectedDevices = selector.select(
      backend, devicesOf(hPlatform, DeviceType, selector.depth(backend), subDevices));
  const std::size_t copiedCount = std::min<std::size_t>(NumEntries, selectedDevices.size());
  std::copy_n(selectedDevices.begin(), copiedCount, phDevices);
  transferReferences(subDevices, phDevices, phDevices + copiedCount);
  if (pNumDevices)
    *pNumDevices = static_cast<std::uint32_t>(selectedDevices.size());
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader
