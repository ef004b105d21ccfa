// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/device.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/backend.hpp"
#include "base/environment/environment.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <exception>

#include <dlfcn.h>
#include <fmt/format.h>

namespace level_zero = ur::level_zero;

namespace {

constexpr const char *kVariable = "UR_LOADER_USE_LEVEL_ZERO_V2";
constexpr const char *kV2Library = "libur_adapter_level_zero_v2.so.0";

bool isLoaded(const char *library) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (handle)
    dlclose(handle);
  return handle != nullptr;
}

// Returns whether this adapter lists devices in this process. The adapters v1 and v2 support the
// same devices, but a program must see each device only once. UR_LOADER_USE_LEVEL_ZERO_V2 selects
// the adapter (1: v2, 0: v1). If the variable is unset and both adapters are loaded, v1 lists no
// devices.
bool servesThisProcess() {
  const bool isV2 = ur::kit::kIdentity.version == 2;
  const bool selectsV2 = ur::environment::text(kVariable) ? ur::environment::flag(kVariable, true)
                                                          : isV2 || isLoaded(kV2Library);
  if (selectsV2 != isV2)
    ur::kit::log().info(
        "no platform: the other Level Zero adapter is selected; set {}={} to select this "
        "one",
        kVariable, isV2 ? 1 : 0);
  return selectsV2 == isV2;
}

// Reads both clocks at the same moment: the device's in ticks, and the host's in nanoseconds.
ur::kit::Timestamps ticksOf(ze_device_handle_t device) {
  ur::kit::Timestamps times;
  UR_ZE_CHECK(zeDeviceGetGlobalTimestamps, device, &times.host, &times.device);
  return times;
}

} // namespace

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner, ze_driver_handle_t zeDriver)
    : Platform(owner), NativeDriver(zeDriver) {
  for (const ze_device_handle_t device : level_zero::enumerate(
           "zeDeviceGet", level_zero::functions().zeDeviceGet, ze_device_handle_t{}, driver)) {
    auto candidate = std::make_unique<ur_device_handle_t_>(this, device);
    if (candidate->properties.type == ZE_DEVICE_TYPE_GPU)
      devices_.add(std::move(candidate));
  }
}

ur::kit::PlatformInfo ur_platform_handle_t_::info() const {
  const auto version = static_cast<unsigned>(functions.version());
  return {.name = "Level Zero",
          .vendor = devices().front()->vendorName(),
          .version = fmt::format("{}.{}", version >> 16, version & 0xffff),
          .optimization = {"", "-ze-opt-disable", "-ze-opt-level=1", "-ze-opt-level=2",
                           "-ze-opt-level=2"}};
}

std::string ur_platform_handle_t_::driverVersionText() const {
  ze_driver_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES;
  UR_ZE_CHECK(zeDriverGetProperties, driver, &properties);
  const std::uint32_t version = properties.driverVersion;
  return fmt::format("{}.{}.{}", version >> 24, (version >> 16) & 0xff, version & 0xffff);
}

ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  if (!servesThisProcess() || !bindLoader())
    return platforms;
  const ze_result_t result = functions().zeInit(0);
  if (result != ZE_RESULT_SUCCESS) {
    kit::log().info("no platform: zeInit returned {} ({:#x}); the driver is missing or failed",
                    nameOf(result), static_cast<unsigned>(result));
    return platforms;
  }
  stopCallsAtExit();
  std::exception_ptr lastFailure;
  for (const ze_driver_handle_t driver :
       enumerate("zeDriverGet", functions().zeDriverGet, ze_driver_handle_t{})) {
    try {
      auto platform = std::make_unique<ur_platform_handle_t_>(adapter, driver);
      if (!platform->devices().empty())
        platforms.add(std::move(platform));
    } catch (const base::Error &failure) { // another driver may still work
      kit::log().warning("skipped a driver: {}", failure.what());
      lastFailure = std::current_exception();
    }
  }
  if (lastFailure && platforms.handles().empty())
    std::rethrow_exception(lastFailure);
  return platforms;
}

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, ze_device_handle_t zeDevice)
    : Device(owner, UR_DEVICE_TYPE_GPU), // the platform lists only GPUs
      NativeDevice(*owner, zeDevice) {}

std::string ur_device_handle_t_::vendorName() const {
  return properties.vendorId == 0x8086 ? "Intel(R) Corporation"
                                       : fmt::format("vendor {:#06x}", properties.vendorId);
}

// Converts whole seconds and the remainder separately, so that no product overflows.
std::uint64_t ur_device_handle_t_::nanoseconds(std::uint64_t ticks) const noexcept {
  constexpr std::uint64_t kSecond = 1'000'000'000;
  const std::uint64_t perSecond = std::max<std::uint64_t>(properties.timerResolution, 1);
  return ticks / perSecond * kSecond + ticks % perSecond * kSecond / perSecond;
}

ur::kit::Timestamps ur_device_handle_t_::timestamps() const {
  const ur::kit::Timestamps times = ticksOf(device);
  return {nanoseconds(times.device), times.host};
}

// Commands record only the low bits of the clock. Returns the latest past time with these low bits.
std::uint64_t ur_device_handle_t_::timeOf(std::uint64_t commandTicks) const {
  const std::uint32_t bits = properties.kernelTimestampValidBits;
  if (bits == 0 || bits >= 64)
    return nanoseconds(commandTicks);
  const std::uint64_t range = std::uint64_t{1} << bits;
  const std::uint64_t now = ticksOf(device).device;
  std::uint64_t ticks = (now & ~(range - 1)) | (commandTicks & (range - 1));
  if (ticks > now && ticks >= range)
    ticks -= range;
  return nanoseconds(ticks);
}
