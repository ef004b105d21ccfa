// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/device.hpp"

#include "adapters/opencl/usm_driver.hpp"

#include <cstdio>
#include <sstream>

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

ur_device_type_t readType(cl_device_id device) {
  cl_device_type bits = 0;
  ur::opencl::check(
      ur::opencl::driver().clGetDeviceInfo(device, CL_DEVICE_TYPE, sizeof(bits), &bits, nullptr),
      "clGetDeviceInfo");
  if (bits & CL_DEVICE_TYPE_GPU)
    return UR_DEVICE_TYPE_GPU;
  if (bits & CL_DEVICE_TYPE_CPU)
    return UR_DEVICE_TYPE_CPU;
  return bits & CL_DEVICE_TYPE_ACCELERATOR ? UR_DEVICE_TYPE_FPGA : UR_DEVICE_TYPE_CUSTOM;
}

} // namespace

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, cl_device_id deviceId)
    : Device(owner, readType(deviceId)), id(deviceId), version(readVersion(deviceId)),
      usm(ur::opencl::usmDriverOf(*this)) {}

ur_device_handle_t_::~ur_device_handle_t_() = default;

std::string ur_device_handle_t_::text(cl_device_info name) const { return readText(id, name); }

bool ur_device_handle_t_::hasExtension(std::string_view name) const {
  std::istringstream words(text(CL_DEVICE_EXTENSIONS));
  for (std::string word; words >> word;)
    if (word == name)
      return true;
  return false;
}
