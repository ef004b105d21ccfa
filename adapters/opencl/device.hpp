// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/opencl/driver.hpp"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace ur::opencl {

class UsmDriver;

// Reads the time of a device. Drivers before OpenCL 2.1 have no query for the time. For these
// drivers, the clock enqueues an empty command and reads when the command ended.
class Clock {
public:
  kit::Timestamps now(cl_device_id device, unsigned version);

private:
  std::uint64_t endOfCommand(cl_device_id device);

  std::mutex mutex_;
  UniqueContext context_;
  UniqueQueue queue_;
};

} // namespace ur::opencl

// A platform of the driver. It may have no devices.
struct ur_platform_handle_t_ : ur::kit::Platform {
  ur_platform_handle_t_(ur_adapter_handle_t owner, cl_platform_id platformId);

  // Returns a text such as CL_PLATFORM_NAME.
  std::string text(cl_platform_info name) const;

  // Returns a function of a platform extension, or null.
  template <typename Function> Function extension(const char *name) const {
    return reinterpret_cast<Function>(
        ur::opencl::driver().clGetExtensionFunctionAddressForPlatform(id, name));
  }

  ur::kit::PlatformInfo info() const;
  cl_platform_id native() const noexcept { return id; }

  const cl_platform_id id;
};

// A device of the driver.
struct ur_device_handle_t_ : ur::kit::Device {
  ur_device_handle_t_(ur_platform_handle_t owner, cl_device_id deviceId);
  ~ur_device_handle_t_();

  // Returns the driver's value, as in info<cl_uint>(CL_DEVICE_MAX_COMPUTE_UNITS).
  template <typename T> T info(cl_device_info name) const {
    T value{};
    ur::opencl::check(query(name, sizeof(value), &value, nullptr), "clGetDeviceInfo");
    return value;
  }
  // Returns `defaultValue` if the device's version lacks the query.
  template <typename T> T info(cl_device_info name, T defaultValue) const {
    T value{};
    const cl_int code = query(name, sizeof(value), &value, nullptr);
    if (code == CL_INVALID_VALUE)
      return defaultValue;
    ur::opencl::check(code, "clGetDeviceInfo");
    return value;
  }
  template <typename T> std::vector<T> infoArray(cl_device_info name) const {
    size_t size = 0;
    ur::opencl::check(query(name, 0, nullptr, &size), "clGetDeviceInfo");
    std::vector<T> values(size / sizeof(T));
    if (size != 0)
      ur::opencl::check(query(name, size, values.data(), nullptr), "clGetDeviceInfo");
    return values;
  }
  std::string text(cl_device_info name) const;

  bool hasExtension(std::string_view name) const;

  bool writeOwnInfo(const ur::kit::InfoWriter &writer, ur_device_info_t query) const;
  ur::kit::Timestamps timestamps() { return clock.now(id, version); }
  cl_device_id native() const noexcept { return id; }

  const cl_device_id id;
  const unsigned version; // the OpenCL version; 21 means 2.1
  const std::unique_ptr<ur::opencl::UsmDriver> usm;
  ur::opencl::Clock clock;

private:
  unsigned readVersion() const;
  cl_int query(cl_device_info name, size_t size, void *value, size_t *sizeRet) const {
    return ur::opencl::driver().clGetDeviceInfo(id, name, size, value, sizeRet);
  }
};
