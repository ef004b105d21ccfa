// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/device.hpp"

#include <array>
#include <span>
#include <string_view>

#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/clock.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/entries.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/native_handle.hpp"
#include "runtime/adapter/select_binary.hpp"
#include "runtime/adapter/whole_device.hpp"

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner)
    : Object(ur::native_cpu::kIdentity.table), platform(owner) {}

namespace ur {

ur_result_t native_cpu::urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                    uint32_t NumEntries, ur_device_handle_t *phDevices,
                                    uint32_t *pNumDevices) {
  if (NumEntries != 0 && !phDevices)
    adapter::raise(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                   "{} devices are asked for, but there is no array for them", NumEntries);
  if (!phDevices && !pNumDevices)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE, "neither devices nor their number are asked for");
  const bool matches = DeviceType == UR_DEVICE_TYPE_ALL || DeviceType == UR_DEVICE_TYPE_DEFAULT ||
                       DeviceType == UR_DEVICE_TYPE_CPU;
  const std::array<ur_device_handle_t, 1> devices{&hPlatform->device};
  adapter::writeEntries(std::span<const ur_device_handle_t>(devices).first(matches ? 1 : 0),
                        NumEntries, phDevices, pNumDevices);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urDeviceRetain(ur_device_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t native_cpu::urDeviceRelease(ur_device_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t native_cpu::urDevicePartition(ur_device_handle_t,
                                          const ur_device_partition_properties_t *pProperties,
                                          uint32_t, ur_device_handle_t *, uint32_t *) {
  adapter::refusePartition(*pProperties);
}

// Runtimes hide a device that takes none of their binaries, also from programs that launch no
// kernel. So portable code is taken as well.
ur_result_t native_cpu::urDeviceSelectBinary(ur_device_handle_t,
                                             const ur_device_binary_t *pBinaries,
                                             uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  static constexpr std::array<std::string_view, 3> kBestFirst{
      UR_DEVICE_BINARY_TARGET_NATIVE_CPU, UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64,
      UR_DEVICE_BINARY_TARGET_SPIRV64};
  *pSelectedBinary = adapter::selectBinary({pBinaries, NumBinaries}, kBestFirst);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                                ur_native_handle_t *phNativeDevice) {
  *phNativeDevice = adapter::nativeHandleOf(hDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES,
                         "device native properties");
  ur_device_handle_t device = &hAdapter->platform.device;
  if (hNativeDevice != adapter::nativeHandleOf(device))
    rejectNativeHandle(hNativeDevice, "device");
  *phDevice = device;
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urDeviceGetGlobalTimestamps(ur_device_handle_t, uint64_t *pDeviceTimestamp,
                                                    uint64_t *pHostTimestamp) {
  const std::uint64_t time = adapter::now(); // host and device are the same processors
  if (pDeviceTimestamp)
    *pDeviceTimestamp = time;
  if (pHostTimestamp)
    *pHostTimestamp = time;
  return UR_RESULT_SUCCESS;
}

} // namespace ur
