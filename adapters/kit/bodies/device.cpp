// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Root devices live as long as the adapter, and have no reference count and no sub-devices. The
// support query of a feature under `missing` in support.yml returns false. writeOwnInfo() answers
// queries that are specific to the adapter, and the device's facts answer most others.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/device_facts.hpp"
#include "adapters/kit/identity.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace ur {
namespace {

const kit::DeviceFacts &factsOf(ur_device_handle_t device) {
  return device->facts.get([device] { return backend::readFacts(device); });
}

// Returns the index of the first binary for the best target that has a binary. Throws
// INVALID_BINARY if no target has one. Does not check the binaries' stype, because runtimes leave
// it unset.
std::uint32_t selectBinary(std::span<const ur_device_binary_t> binaries,
                           std::span<const std::string_view> bestFirst) {
  for (const std::string_view target : bestFirst) {
    const auto match = std::ranges::find_if(binaries, [&](const ur_device_binary_t &binary) {
      return binary.pDeviceTargetSpec && binary.pDeviceTargetSpec == target;
    });
    if (match != binaries.end())
      return static_cast<std::uint32_t>(match - binaries.begin());
  }
  base::raise(
      UR_RESULT_ERROR_INVALID_BINARY,
      "none of the {} binaries is for one of the targets {}; to run kernels on a CPU, start "
      "the application with ur-ipc-run",
      binaries.size(), fmt::join(bestFirst, ", "));
}

} // namespace

void backend::urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                          uint32_t NumEntries, ur_device_handle_t *phDevices,
                          uint32_t *pNumDevices) {
  if (NumEntries != 0 && !phDevices)
    base::raise(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                "the call requests {} devices, but the array for them is null", NumEntries);
  if (!phDevices && !pNumDevices)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the call requests neither devices nor their "
                                               "number; pass an array or a pointer to the number");
  std::vector<ur_device_handle_t> matching;
  for (ur_device_handle_t device : hPlatform->devices())
    if (DeviceType == UR_DEVICE_TYPE_ALL || DeviceType == UR_DEVICE_TYPE_DEFAULT ||
        DeviceType == device->type)
      matching.push_back(device);
  kit::writeEntries<ur_device_handle_t>(matching, NumEntries, phDevices, pNumDevices);
}

void backend::urDeviceRetain(ur_device_handle_t) {}

void backend::urDeviceRelease(ur_device_handle_t) {}

void backend::urDevicePartition(ur_device_handle_t,
                                const ur_device_partition_properties_t *pProperties, uint32_t,
                                ur_device_handle_t *, uint32_t *) {
  kit::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                   "device partition properties");
  base::raise(UR_RESULT_ERROR_INVALID_VALUE,
              "this device cannot be partitioned: UR_DEVICE_INFO_SUPPORTED_PARTITIONS is empty");
}

void backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  const kit::FeatureAnswer *answer = kit::featureAnswer(propName);
  if (answer && answer->reason)
    return writer.support(propName, answer->reason);
  if (hDevice->writeOwnInfo(writer, propName))
    return;
  if (answer)
    return writer.support(propName, nullptr);
  switch (propName) {
  case UR_DEVICE_INFO_TYPE:
    return writer.value(hDevice->type);
  case UR_DEVICE_INFO_PLATFORM:
    return writer.value(hDevice->platform);
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return writer.value(hDevice->references());
  default:
    return kit::writeDeviceFact(writer, factsOf(hDevice), propName);
  }
}

void backend::urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                   uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  *pSelectedBinary = selectBinary({pBinaries, NumBinaries}, factsOf(hDevice).binaryTargets);
}

void backend::urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                          uint64_t *pHostTimestamp) {
  const kit::Timestamps now = hDevice->timestamps();
  if (pDeviceTimestamp)
    *pDeviceTimestamp = now.device;
  if (pHostTimestamp)
    *pHostTimestamp = now.host;
}

} // namespace ur
