// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device tells of itself. What an adapter's device answers on its own comes first, then what
// support.yml says, and then what stays true of the device.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/device_facts.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/select_binary.hpp"

namespace ur {
namespace {

const kit::DeviceFacts &factsOf(ur_device_handle_t device) {
  return device->facts.get([device] { return backend::readFacts(device); });
}

} // namespace

ur_result_t backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  if (const auto result = hDevice->writeOwnInfo(write, propName))
    return *result;
  if (const auto support = kit::featureSupport(propName))
    return write.value(*support);
  switch (propName) {
  case UR_DEVICE_INFO_TYPE:
    return write.value(hDevice->type);
  case UR_DEVICE_INFO_PLATFORM:
    return write.value(hDevice->platform);
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return write.value(hDevice->references());
  default:
    return kit::writeDeviceFact(write, factsOf(hDevice), propName);
  }
}

ur_result_t backend::urDeviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  *pSelectedBinary = kit::selectBinary({pBinaries, NumBinaries}, factsOf(hDevice).binaryTargets);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  const kit::Timestamps now = hDevice->timestamps();
  if (pDeviceTimestamp)
    *pDeviceTimestamp = now.device;
  if (pHostTimestamp)
    *pHostTimestamp = now.host;
  return UR_RESULT_SUCCESS;
}

} // namespace ur
