// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/device.hpp"
#include "adapters/kit/identity.hpp"

#include <array>
#include <cstdio>
#include <sstream>

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/kit/select_binary.hpp"
#include "adapters/opencl/adapter.hpp"
#include "adapters/opencl/functions.hpp"
#include "adapters/opencl/usm_driver.hpp"
#include "base/error.hpp"

namespace {

std::string readText(cl_device_id device, cl_device_info name) {
  const ur::opencl::Driver &driver = ur::opencl::driver();
  size_t size = 0;
  ur::opencl::check(driver.clGetDeviceInfo(device, name, 0, nullptr, &size), "clGetDeviceInfo");
  std::string text(size, '\0');
  ur::opencl::check(driver.clGetDeviceInfo(device, name, size, text.data(), nullptr),
                    "clGetDeviceInfo");
  return text.c_str(); // without the NUL
}

// "OpenCL 3.0 PoCL ..." is 30.
unsigned readVersion(cl_device_id device) {
  unsigned major = 0;
  unsigned minor = 0;
  if (std::sscanf(readText(device, CL_DEVICE_VERSION).c_str(), "OpenCL %u.%u", &major, &minor) != 2)
    return 12;
  return 10 * major + minor;
}

} // namespace

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, cl_device_id deviceId)
    : Object(ur::kit::kIdentity.table), platform(owner), id(deviceId),
      version(readVersion(deviceId)), usm(ur::opencl::usmDriverOf(*this)) {}

ur_device_handle_t_::~ur_device_handle_t_() = default;

std::string ur_device_handle_t_::text(cl_device_info name) const { return readText(id, name); }

bool ur_device_handle_t_::hasExtension(std::string_view name) const {
  std::istringstream words(text(CL_DEVICE_EXTENSIONS));
  for (std::string word; words >> word;)
    if (word == name)
      return true;
  return false;
}

ur_device_type_t ur_device_handle_t_::type() const {
  const auto bits = info<cl_device_type>(CL_DEVICE_TYPE);
  if (bits & CL_DEVICE_TYPE_GPU)
    return UR_DEVICE_TYPE_GPU;
  if (bits & CL_DEVICE_TYPE_CPU)
    return UR_DEVICE_TYPE_CPU;
  return bits & CL_DEVICE_TYPE_ACCELERATOR ? UR_DEVICE_TYPE_FPGA : UR_DEVICE_TYPE_CUSTOM;
}

namespace ur {

ur_result_t backend::urDeviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  const auto compiledFor = [type = hDevice->type()]() -> std::string_view {
    switch (type) {
    case UR_DEVICE_TYPE_CPU:
      return UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64;
    case UR_DEVICE_TYPE_GPU:
      return UR_DEVICE_BINARY_TARGET_SPIRV64_GEN;
    default:
      return UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA;
    }
  };
  const std::array<std::string_view, 2> bestFirst{compiledFor(), UR_DEVICE_BINARY_TARGET_SPIRV64};
  *pSelectedBinary = kit::selectBinary({pBinaries, NumBinaries}, bestFirst);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  *phNativeDevice = kit::nativeHandleOf(hDevice->id);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES,
                     "device native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    for (ur_device_handle_t device : platform->devices())
      if (kit::nativeHandleOf(device->id) == hNativeDevice) {
        *phDevice = device;
        return UR_RESULT_SUCCESS;
      }
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "{:#x} is no cl_device_id of a root device of this process", hNativeDevice);
}

ur_result_t backend::urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  const Timestamps now = hDevice->clock.now(hDevice->id, hDevice->version);
  if (pDeviceTimestamp)
    *pDeviceTimestamp = now.device;
  if (pHostTimestamp)
    *pHostTimestamp = now.host;
  return UR_RESULT_SUCCESS;
}

} // namespace ur
