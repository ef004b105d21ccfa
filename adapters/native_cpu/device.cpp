// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/device.hpp"

#include <array>
#include <string_view>

#include "adapters/kit/clock.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/kit/select_binary.hpp"
#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/functions.hpp"

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner)
    : Object(ur::kit::kIdentity.table), platform(owner) {}

namespace ur {

// Runtimes hide a device that takes none of their binaries, also from programs that launch no
// kernel. So portable code is taken as well.
ur_result_t backend::urDeviceSelectBinary(ur_device_handle_t, const ur_device_binary_t *pBinaries,
                                          uint32_t NumBinaries, uint32_t *pSelectedBinary) {
  static constexpr std::array<std::string_view, 3> kBestFirst{
      UR_DEVICE_BINARY_TARGET_NATIVE_CPU, UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64,
      UR_DEVICE_BINARY_TARGET_SPIRV64};
  *pSelectedBinary = kit::selectBinary({pBinaries, NumBinaries}, kBestFirst);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  *phNativeDevice = kit::nativeHandleOf(hDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES,
                     "device native properties");
  ur_device_handle_t device = &hAdapter->platform.device;
  if (hNativeDevice != kit::nativeHandleOf(device))
    rejectNativeHandle(hNativeDevice, "device");
  *phDevice = device;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceGetGlobalTimestamps(ur_device_handle_t, uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  const std::uint64_t time = kit::now(); // host and device are the same processors
  if (pDeviceTimestamp)
    *pDeviceTimestamp = time;
  if (pHostTimestamp)
    *pHostTimestamp = time;
  return UR_RESULT_SUCCESS;
}

} // namespace ur
