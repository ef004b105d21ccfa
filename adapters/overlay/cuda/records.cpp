// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/work.hpp"
#include "adapters/kit/backend.hpp"
#include "base/immortal.hpp"

#include <cstdint>

namespace ur {
namespace overlay_cuda {
namespace {

using overlay::checkVendor;
using overlay::vendor;

std::vector<ur_device_handle_t> allDevices() {
  const auto &functions = vendor().functions;
  std::uint32_t count = 0;
  checkVendor(functions.Platform.pfnGet(vendor().adapter, 0, nullptr, &count), "urPlatformGet");
  std::vector<ur_platform_handle_t> platforms(count);
  checkVendor(functions.Platform.pfnGet(vendor().adapter, count, platforms.data(), nullptr),
              "urPlatformGet");
  std::vector<ur_device_handle_t> records;
  for (ur_platform_handle_t platform : platforms) {
    checkVendor(functions.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count),
                "urDeviceGet");
    std::vector<ur_device_handle_t> devices(count);
    checkVendor(
        functions.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr),
        "urDeviceGet");
    for (ur_device_handle_t device : devices)
      records.push_back(overlay::recordOf(device));
  }
  return records;
}

ur_platform_handle_t platform() {
  static constinit base::Immortal<ur_platform_handle_t_> instance;
  return &instance.get();
}

cuda_like::Device nativeOf(ur_device_handle_t vendorDevice) {
  ur_native_handle_t native{};
  checkVendor(vendor().functions.Device.pfnGetNativeHandle(vendorDevice, &native),
              "urDeviceGetNativeHandle");
  return static_cast<cuda_like::Device>(native);
}

} // namespace
} // namespace overlay_cuda

// Waits for all work of the devices, because a kernel may use any address.
void cuda_like::finishUsersOf(ur_context_handle_t context, const Span &) {
  for (ur_device_handle_t device : context->devices) {
    const CurrentContext current(device->context());
    check(driver().contextSynchronize(), "wait for the device");
  }
}

} // namespace ur

const std::vector<ur_device_handle_t> &ur_platform_handle_t_::devices() {
  return devices_.get(ur::overlay_cuda::allDevices);
}

ur_device_handle_t_::ur_device_handle_t_(ur_device_handle_t vendorDevice)
    : Object(ur::kit::kIdentity.table), NativeDevice(ur::overlay_cuda::nativeOf(vendorDevice)),
      platform(ur::overlay_cuda::platform()), vendorHandle(vendorDevice) {}

const char *ur_device_handle_t_::sharingUnsupportedReason() {
  const char *const reason = unsupportedReason(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
  return reason ? reason : unsupportedReason(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
}

const char *ur_device_handle_t_::unsupportedReason(ur_device_info_t feature) {
  const ur::cuda_like::Answer *const featureAnswer = answer(feature);
  return !featureAnswer || featureAnswer->supported ? nullptr : featureAnswer->detail.c_str();
}

// Creates the records of all devices now, because the memory functions need these records while
// they hold locks.
ur_context_handle_t_::ur_context_handle_t_(ur_context_handle_t vendorContext)
    : Object(ur::kit::kIdentity.table), vendorHandle(vendorContext),
      devices(ur::overlay::devicesOf(vendorContext)), memory_(this, devices) {
  ur::overlay_cuda::platform()->devices();
}
