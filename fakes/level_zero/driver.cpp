// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/driver.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/entry.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/opencl.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <algorithm>
#include <cstring>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

// Initializes the driver. All devices are GPUs, so the call fails if it does not ask for GPUs.
void initialize(bool includesGpus) {
  require(includesGpus && !driver().devices().empty(), ZE_RESULT_ERROR_UNINITIALIZED);
  if (switches().tearsDownAtExit)
    tearDownAtExit();
}

} // namespace

Driver::Driver(const std::vector<std::uint32_t> &visibleDevices) {
  for (const std::uint32_t index : visibleDevices)
    devices_.push_back(std::make_unique<Device>(Device{index}));
}

ze_driver_handle_t Driver::handle() const {
  return reinterpret_cast<ze_driver_handle_t>(const_cast<Driver *>(this));
}

ze_driver_handle_t Driver::brokenHandle() const {
  return reinterpret_cast<ze_driver_handle_t>(const_cast<char *>(&broken_));
}

void requireDriver(ze_driver_handle_t handle) {
  require(handle != nullptr, ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
  require(handle != driver().brokenHandle() || !switches().brokenDriver,
          ZE_RESULT_ERROR_DEVICE_LOST);
  if (handle == driver().handle())
    return;
  reportMisuse("a driver handle does not belong to the driver; it may be the loader's handle");
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

Device &deviceOf(ze_device_handle_t handle) {
  require(handle != nullptr, ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
  for (const auto &device : driver().devices())
    if (handleOf(*device) == handle)
      return *device;
  reportMisuse("a device handle does not belong to the driver; it may be the loader's handle");
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

ze_device_handle_t handleOf(const Device &device) {
  return reinterpret_cast<ze_device_handle_t>(const_cast<Device *>(&device));
}

ze_result_t init(ze_init_flags_t flags) {
  initialize(flags == 0 || (flags & ZE_INIT_FLAG_GPU_ONLY) != 0);
  return ZE_RESULT_SUCCESS;
}

ze_result_t driverGet(std::uint32_t *count, ze_driver_handle_t *drivers) {
  requirePointer(count);
  const bool hasBrokenDriver = switches().brokenDriver; // the broken driver is the first one
  enumerate(hasBrokenDriver ? 2 : 1, count, drivers, [=](std::uint32_t i, ze_driver_handle_t &out) {
    out = hasBrokenDriver && i == 0 ? driver().brokenHandle() : driver().handle();
  });
  return ZE_RESULT_SUCCESS;
}

ze_result_t initDrivers(std::uint32_t *count, ze_driver_handle_t *drivers,
                        newer::InitDriverTypeDesc *desc) {
  requirePointer(count);
  requirePointer(desc);
  initialize((desc->flags & newer::kInitDriverGpu) != 0);
  return driverGet(count, drivers);
}

ze_result_t driverGetApiVersion(ze_driver_handle_t hDriver, ze_api_version_t *version) {
  requireDriver(hDriver);
  requirePointer(version);
  *version = static_cast<ze_api_version_t>(switches().apiVersion);
  return ZE_RESULT_SUCCESS;
}

ze_result_t driverGetProperties(ze_driver_handle_t hDriver, ze_driver_properties_t *properties) {
  requireDriver(hDriver);
  requirePointer(properties);
  constexpr std::uint8_t kUuid[ZE_MAX_DRIVER_UUID_SIZE] = {'h', 'o', 's', 't', ' ', 'd',
                                                           'r', 'i', 'v', 'e', 'r'};
  std::copy(std::begin(kUuid), std::end(kUuid), properties->uuid.id);
  properties->driverVersion = 0x01'00'9c40;
  if (auto *handles = findInChain<newer::DriverDdiHandlesProperties>(
          properties->pNext, newer::kDriverDdiHandlesProperties))
    handles->flags = 0;
  return ZE_RESULT_SUCCESS;
}

ze_result_t driverGetIpcProperties(ze_driver_handle_t hDriver,
                                   ze_driver_ipc_properties_t *properties) {
  requireDriver(hDriver);
  requirePointer(properties);
  properties->flags = 0;
  if (switches().has("ipc_memory"))
    properties->flags |= ZE_IPC_PROPERTY_FLAG_MEMORY;
  if (switches().has("ipc_event_pool"))
    properties->flags |= ZE_IPC_PROPERTY_FLAG_EVENT_POOL;
  if (switches().fabric)
    properties->flags |= newer::kIpcPropertyFabricAccessible;
  return ZE_RESULT_SUCCESS;
}

ze_result_t driverGetExtensionProperties(ze_driver_handle_t hDriver, std::uint32_t *count,
                                         ze_driver_extension_properties_t *properties) {
  requireDriver(hDriver);
  requirePointer(count);
  std::vector<const char *> names = {newer::kExtensionZexCounterBasedEvent,
                                     newer::kExtensionEventPoolCounterBased,
                                     newer::kExtensionIpcMemHandleType, ZE_FLOAT_ATOMICS_EXT_NAME};
  if (findOpenCl() != nullptr)
    names.push_back(ZE_MODULE_PROGRAM_EXP_NAME);
  if (switches().ipcRanges)
    names.push_back(newer::kExtensionIpcPhysMemHandleRange);
  enumerate(static_cast<std::uint32_t>(names.size()), count, properties,
            [&](std::uint32_t i, ze_driver_extension_properties_t &out) {
              std::strncpy(out.name, names[i], sizeof(out.name) - 1);
              out.name[sizeof(out.name) - 1] = '\0';
              out.version = 0x10000;
            });
  return ZE_RESULT_SUCCESS;
}

ze_result_t driverGetLastErrorDescription(ze_driver_handle_t hDriver, const char **text) {
  requireDriver(hDriver);
  requirePointer(text);
  *text = "";
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
