// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"

namespace ur::adapter {

// urDevicePartition of an adapter that has no sub-devices.
[[noreturn]] inline void refusePartition(const ur_device_partition_properties_t &properties) {
  requireType(properties, UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
              "device partition properties");
  raise(UR_RESULT_ERROR_INVALID_VALUE,
        "this device cannot be partitioned, as UR_DEVICE_INFO_SUPPORTED_PARTITIONS tells");
}

} // namespace ur::adapter
