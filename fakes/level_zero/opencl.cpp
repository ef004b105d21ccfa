// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/opencl.hpp"

#include "fakes/host/switch_text.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/switches.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <vector>

#include <dlfcn.h>
#include <unistd.h>

namespace host_driver {
namespace {

std::atomic<bool> isExiting = false;

[[noreturn]] void refuseLibrary(const std::string &reason) {
  refuse("ZE_HOST_DRIVER_OPENCL", switches().openCl,
         "name a library with an OpenCL driver for CPUs that compiles SPIR-V and whose kernels "
         "access all memory of the process: " +
             reason);
}

template <class Function> void loadSymbol(void *file, const char *name, Function &function) {
  function = reinterpret_cast<Function>(dlsym(file, name));
  if (function == nullptr)
    refuseLibrary(std::string("the library has no ") + name);
}

// Sets the device to the first CPU with the features that kernels need. Returns whether such a
// CPU exists.
bool findDevice(OpenCl &driver) {
  std::array<cl_platform_id, 16> platforms = {};
  cl_uint count = 0;
  driver.clGetPlatformIDs(platforms.size(), platforms.data(), &count);
  for (cl_uint i = 0; i < std::min<cl_uint>(count, platforms.size()); ++i) {
    if (driver.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_CPU, 1, &driver.device, nullptr) ==
            CL_SUCCESS &&
        driver.deviceText(CL_DEVICE_IL_VERSION).find("SPIR-V_") != std::string::npos &&
        (driver.deviceValue<cl_device_svm_capabilities>(CL_DEVICE_SVM_CAPABILITIES) &
         CL_DEVICE_SVM_FINE_GRAIN_SYSTEM) != 0)
      return true;
  }
  return false;
}

// Opens the library. Never closes it, because OpenCL drivers have their own threads.
const OpenCl *openLibrary() {
  if (switches().openCl.empty())
    return nullptr;
  void *file = dlopen(switches().openCl.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (file == nullptr)
    refuseLibrary(dlerror());
  // Exit handlers run in reverse order, so this handler runs before the OpenCL driver's handlers.
  if (std::atexit([] { isExiting = true; }) != 0)
    refuseLibrary("the process cannot register another exit handler");
  auto *driver = new OpenCl;
#define HOST_DRIVER_LOAD(NAME) loadSymbol(file, #NAME, driver->NAME);
  HOST_DRIVER_OPENCL(HOST_DRIVER_LOAD)
#undef HOST_DRIVER_LOAD
  if (!findDevice(*driver))
    refuseLibrary("no CPU of the library has these features");
  cl_int result = CL_SUCCESS;
  driver->context = driver->clCreateContext(nullptr, 1, &driver->device, nullptr, nullptr, &result);
  constexpr cl_queue_properties kProperties[] = {CL_QUEUE_PROPERTIES,
                                                 CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
  if (driver->context != nullptr)
    driver->queue = driver->clCreateCommandQueueWithProperties(driver->context, driver->device,
                                                               kProperties, &result);
  if (result != CL_SUCCESS)
    refuseLibrary("a queue cannot be created: error " + std::to_string(result));
  driver->owner = getpid();
  return driver;
}

// Returns the last version of a list such as "SPIR-V_1.0 SPIR-V_1.1".
std::uint32_t spirvVersion(const OpenCl &driver) {
  const std::string versions = driver.deviceText(CL_DEVICE_IL_VERSION);
  constexpr std::string_view kPrefix = "SPIR-V_";
  const std::size_t last = versions.rfind(kPrefix);
  const std::vector<std::string> parts = split(versions.substr(last + kPrefix.size()), '.');
  std::uint32_t major = 0;
  std::uint32_t minor = 0;
  if (parts.size() != 2 || !parse(parts[0], major) || !parse(parts[1], minor))
    refuseLibrary("the library lists its SPIR-V versions as '" + versions + "'");
  return ZE_MAKE_VERSION(major, minor);
}

ze_device_fp_flags_t fpFlags(const OpenCl &driver, cl_device_info name) {
  const auto config = driver.deviceValue<cl_device_fp_config>(name);
  constexpr cl_device_fp_config kSameBits = CL_FP_FMA * 2 - 1; // up to fused multiply-add
  auto flags = static_cast<ze_device_fp_flags_t>(config & kSameBits);
  if ((config & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0)
    flags |= ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT;
  return flags;
}

} // namespace

std::string OpenCl::deviceText(cl_device_info name) const {
  std::size_t size = 0;
  clGetDeviceInfo(device, name, 0, nullptr, &size);
  std::string text(size, '\0');
  clGetDeviceInfo(device, name, size, text.data(), nullptr);
  return text.c_str(); // without the final null
}

bool OpenCl::deviceHas(std::string_view extension) const {
  const std::vector<std::string> extensions = split(deviceText(CL_DEVICE_EXTENSIONS), ' ');
  return std::find(extensions.begin(), extensions.end(), extension) != extensions.end();
}

const OpenCl *findOpenCl() {
  static const OpenCl *const driver = openLibrary();
  return driver;
}

const OpenCl &openCl() {
  const OpenCl *driver = findOpenCl();
  require(driver != nullptr, ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require(driver->owner == getpid(), ZE_RESULT_ERROR_DEVICE_LOST);
  return *driver;
}

void ReleaseOpenCl::operator()(cl_program program) const noexcept {
  if (const OpenCl *driver = findOpenCl(); !isExiting && driver->owner == getpid())
    driver->clReleaseProgram(program);
}

void ReleaseOpenCl::operator()(cl_kernel kernel) const noexcept {
  if (const OpenCl *driver = findOpenCl(); !isExiting && driver->owner == getpid())
    driver->clReleaseKernel(kernel);
}

void describeGroups(ze_device_compute_properties_t &properties) {
  const OpenCl *driver = findOpenCl();
  if (driver == nullptr)
    return;
  const auto maxGroupSize = driver->deviceValue<std::size_t>(CL_DEVICE_MAX_WORK_GROUP_SIZE);
  const auto maxSizes =
      driver->deviceValue<std::array<std::size_t, 3>>(CL_DEVICE_MAX_WORK_ITEM_SIZES);
  properties.maxTotalGroupSize = static_cast<std::uint32_t>(maxGroupSize);
  properties.maxGroupSizeX = static_cast<std::uint32_t>(maxSizes[0]);
  properties.maxGroupSizeY = static_cast<std::uint32_t>(maxSizes[1]);
  properties.maxGroupSizeZ = static_cast<std::uint32_t>(maxSizes[2]);
  properties.maxSharedLocalMemory =
      static_cast<std::uint32_t>(driver->deviceValue<cl_ulong>(CL_DEVICE_LOCAL_MEM_SIZE));
  std::array<std::size_t, ZE_SUBGROUPSIZE_COUNT> sizes = {};
  std::size_t bytes = 0;
  if (driver->clGetDeviceInfo(driver->device, CL_DEVICE_SUB_GROUP_SIZES_INTEL, sizeof(sizes),
                              sizes.data(), &bytes) != CL_SUCCESS)
    return;
  properties.numSubGroupSizes = static_cast<std::uint32_t>(bytes / sizeof(std::size_t));
  std::copy_n(sizes.begin(), properties.numSubGroupSizes, properties.subGroupSizes);
}

void describeModules(ze_device_module_properties_t &properties) {
  const OpenCl *driver = findOpenCl();
  if (driver == nullptr)
    return;
  properties.spirvVersionSupported = spirvVersion(*driver);
  properties.maxArgumentsSize =
      static_cast<std::uint32_t>(driver->deviceValue<std::size_t>(CL_DEVICE_MAX_PARAMETER_SIZE));
  properties.fp32flags = fpFlags(*driver, CL_DEVICE_SINGLE_FP_CONFIG);
  if (driver->deviceHas("cl_khr_fp16")) {
    properties.flags |= ZE_DEVICE_MODULE_FLAG_FP16;
    properties.fp16flags = fpFlags(*driver, CL_DEVICE_HALF_FP_CONFIG);
  }
  if (driver->deviceHas("cl_khr_fp64")) {
    properties.flags |= ZE_DEVICE_MODULE_FLAG_FP64;
    properties.fp64flags = fpFlags(*driver, CL_DEVICE_DOUBLE_FP_CONFIG);
  }
  if (driver->deviceHas("cl_khr_int64_base_atomics") &&
      driver->deviceHas("cl_khr_int64_extended_atomics"))
    properties.flags |= ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS;
}

} // namespace host_driver
