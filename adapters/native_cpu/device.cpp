// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/device.hpp"

#include <array>
#include <string_view>

#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/clock.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/native_handle.hpp"
#include "runtime/adapter/select_binary.hpp"

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner)
    : Object(ur::native_cpu::kIdentity.table), platform(owner) {}

namespace ur {

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
