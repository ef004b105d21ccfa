// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/device.hpp"

#include "adapters/kit/clock.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/opencl/backend.hpp"
#include "adapters/opencl/usm.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace {

using ur::opencl::check;
using ur::opencl::driver;

// Returns the ids that an OpenCL function lists, or an empty vector if the function fails.
template <typename Id, typename List> std::vector<Id> idsOf(const List &list) {
  cl_uint count = 0;
  if (list(cl_uint{0}, nullptr, &count) != CL_SUCCESS)
    return {};
  std::vector<Id> ids(count);
  if (count != 0 && list(count, ids.data(), nullptr) != CL_SUCCESS)
    return {};
  return ids;
}

ur_device_type_t readType(cl_device_id device) {
  cl_device_type bits = 0;
  check(driver().clGetDeviceInfo(device, CL_DEVICE_TYPE, sizeof(bits), &bits, nullptr),
        "clGetDeviceInfo");
  if (bits & CL_DEVICE_TYPE_GPU)
    return UR_DEVICE_TYPE_GPU;
  if (bits & CL_DEVICE_TYPE_CPU)
    return UR_DEVICE_TYPE_CPU;
  return bits & CL_DEVICE_TYPE_ACCELERATOR ? UR_DEVICE_TYPE_FPGA : UR_DEVICE_TYPE_CUSTOM;
}

} // namespace

ur_adapter_handle_t_::~ur_adapter_handle_t_() = default;

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner, cl_platform_id platformId)
    : Platform(owner), id(platformId) {
  for (cl_device_id device : idsOf<cl_device_id>(
           [&](auto... out) { return driver().clGetDeviceIDs(id, CL_DEVICE_TYPE_ALL, out...); }))
    devices_.add(std::make_unique<ur_device_handle_t_>(this, device));
}

std::string ur_platform_handle_t_::text(cl_platform_info name) const {
  size_t size = 0;
  check(driver().clGetPlatformInfo(id, name, 0, nullptr, &size), "clGetPlatformInfo");
  std::string text(size, '\0');
  check(driver().clGetPlatformInfo(id, name, size, text.data(), nullptr), "clGetPlatformInfo");
  return text.c_str(); // without the NUL
}

ur::kit::PlatformInfo ur_platform_handle_t_::info() const {
  return {.name = text(CL_PLATFORM_NAME),
          .vendor = text(CL_PLATFORM_VENDOR),
          .version = text(CL_PLATFORM_VERSION),
          .extensions = text(CL_PLATFORM_EXTENSIONS),
          .profile = text(CL_PLATFORM_PROFILE)};
}

// Returns no platforms if libOpenCL.so.1 finds no driver.
ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  for (cl_platform_id id : idsOf<cl_platform_id>([](auto... out) {
         return findDriver() ? driver().clGetPlatformIDs(out...) : CL_PLATFORM_NOT_FOUND_KHR;
       })) {
    auto platform = std::make_unique<ur_platform_handle_t_>(adapter, id);
    if (!platform->devices().empty())
      platforms.add(std::move(platform));
  }
  kit::log().info("{} OpenCL platforms have devices", platforms.handles().size());
  return platforms;
}

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, cl_device_id deviceId)
    : Device(owner, readType(deviceId)), id(deviceId), version(readVersion()),
      usm(ur::opencl::usmDriverOf(*this)) {}

ur_device_handle_t_::~ur_device_handle_t_() = default;

std::string ur_device_handle_t_::text(cl_device_info name) const {
  const auto characters = infoArray<char>(name);
  return {characters.begin(), std::ranges::find(characters, '\0')};
}

// Returns 30 for "OpenCL 3.0 PoCL ...", and 12 for a text without a version.
unsigned ur_device_handle_t_::readVersion() const {
  std::istringstream words(text(CL_DEVICE_VERSION));
  std::string name;
  unsigned major = 0;
  char dot = 0;
  unsigned minor = 0;
  return words >> name >> major >> dot >> minor ? 10 * major + minor : 12;
}

bool ur_device_handle_t_::hasExtension(std::string_view name) const {
  std::istringstream words(text(CL_DEVICE_EXTENSIONS));
  for (std::string word; words >> word;)
    if (word == name)
      return true;
  return false;
}

namespace ur {

kit::Timestamps opencl::Clock::now(cl_device_id device, unsigned version) {
  cl_ulong deviceTime = 0;
  cl_ulong hostTime = 0;
  if (version >= 21 && driver().clGetDeviceAndHostTimer &&
      driver().clGetDeviceAndHostTimer(device, &deviceTime, &hostTime) == CL_SUCCESS)
    return {deviceTime, hostTime};
  return {endOfCommand(device), kit::now()};
}

std::uint64_t opencl::Clock::endOfCommand(cl_device_id device) {
  const std::lock_guard lock(mutex_);
  cl_int code = CL_SUCCESS;
  if (!context_) {
    context_.reset(driver().clCreateContext(nullptr, 1, &device, nullptr, nullptr, &code));
    check(code, "clCreateContext");
  }
  if (!queue_) {
    queue_.reset(
        driver().clCreateCommandQueue(context_.get(), device, CL_QUEUE_PROFILING_ENABLE, &code));
    check(code, "clCreateCommandQueue");
  }
  const UniqueEvent event = callEnqueue("clEnqueueMarkerWithWaitList",
                                        driver().clEnqueueMarkerWithWaitList, {}, queue_.get());
  const cl_event marker = event.get();
  check(driver().clWaitForEvents(1, &marker), "clWaitForEvents");
  cl_ulong time = 0;
  check(driver().clGetEventProfilingInfo(marker, CL_PROFILING_COMMAND_END, sizeof(time), &time,
                                         nullptr),
        "clGetEventProfilingInfo");
  return time;
}

} // namespace ur
