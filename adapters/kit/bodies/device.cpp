// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Root devices: they live as long as the adapter, are not counted and have no parts.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/entries.hpp"
#include "base/error.hpp"

#include <vector>

namespace ur {

ur_result_t backend::urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                 uint32_t NumEntries, ur_device_handle_t *phDevices,
                                 uint32_t *pNumDevices) {
  if (NumEntries != 0 && !phDevices)
    base::raise(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                "{} devices are asked for, but there is no array for them", NumEntries);
  if (!phDevices && !pNumDevices)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "neither devices nor their number are asked for");
  std::vector<ur_device_handle_t> matching;
  for (ur_device_handle_t device : hPlatform->devices())
    if (DeviceType == UR_DEVICE_TYPE_ALL || DeviceType == UR_DEVICE_TYPE_DEFAULT ||
        DeviceType == device->type)
      matching.push_back(device);
  kit::writeEntries<ur_device_handle_t>(matching, NumEntries, phDevices, pNumDevices);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceRetain(ur_device_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t backend::urDeviceRelease(ur_device_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t backend::urDevicePartition(ur_device_handle_t,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t, ur_device_handle_t *, uint32_t *) {
  kit::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                   "device partition properties");
  base::raise(UR_RESULT_ERROR_INVALID_VALUE,
              "this device cannot be partitioned, as UR_DEVICE_INFO_SUPPORTED_PARTITIONS tells");
}

} // namespace ur
