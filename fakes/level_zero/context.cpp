// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/context.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/ipc_range.hpp"
#include "fakes/level_zero/virtual_memory.hpp"

#include <algorithm>

namespace host_driver {
namespace {

void setResidency(ze_context_handle_t hContext, ze_device_handle_t hDevice, const void *ptr,
                  bool isResident) {
  const Device &device = deviceOf(*objectOf<Context>(hContext), hDevice);
  requirePointer(ptr);
  if (const auto allocation = allocations().findAt(ptr))
    allocation->residency.set(device, isResident);
  else if (const auto mapping = virtualMemory().findMapping(ptr))
    mapping->physical->residency.set(device, isResident);
}

} // namespace

Device &deviceOf(const Context &context, ze_device_handle_t handle) {
  Device &device = deviceOf(handle);
  require(std::find(context.devices.begin(), context.devices.end(), &device) !=
              context.devices.end(),
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return device;
}

ze_result_t contextCreateEx(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
                            std::uint32_t numDevices, ze_device_handle_t *phDevices,
                            ze_context_handle_t *phContext) {
  requireDriver(hDriver);
  requirePointer(desc);
  requirePointer(phContext);
  std::vector<const Device *> devices;
  if (numDevices == 0) {
    for (const auto &device : driver().devices())
      devices.push_back(device.get());
  } else {
    requirePointer(phDevices);
    for (std::uint32_t i = 0; i < numDevices; ++i)
      devices.push_back(&deviceOf(phDevices[i]));
  }
  publish(std::make_shared<Context>(std::move(devices)), phContext);
  return ZE_RESULT_SUCCESS;
}

ze_result_t contextCreate(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
                          ze_context_handle_t *phContext) {
  return contextCreateEx(hDriver, desc, 0, nullptr, phContext);
}

ze_result_t contextDestroy(ze_context_handle_t hContext) {
  const std::shared_ptr<Context> context = objectOf<Context>(hContext);
  // The real driver returns success in this case, too.
  if (context->uses != 0)
    reportMisuse("a context was destroyed while " + std::to_string(context->uses) +
                 " of its objects or allocations existed");
  rangeHandles().revokeAll(*context);
  unpublish<Context>(hContext);
  descriptors().checkTombstones(true);
  return ZE_RESULT_SUCCESS;
}

ze_result_t contextGetStatus(ze_context_handle_t hContext) {
  objectOf<Context>(hContext);
  return ZE_RESULT_SUCCESS;
}

ze_result_t contextSystemBarrier(ze_context_handle_t hContext, ze_device_handle_t hDevice) {
  deviceOf(*objectOf<Context>(hContext), hDevice);
  return ZE_RESULT_SUCCESS;
}

ze_result_t contextMakeMemoryResident(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                      void *ptr, std::size_t) {
  setResidency(hContext, hDevice, ptr, true);
  return ZE_RESULT_SUCCESS;
}

ze_result_t contextEvictMemory(ze_context_handle_t hContext, ze_device_handle_t hDevice, void *ptr,
                               std::size_t) {
  setResidency(hContext, hDevice, ptr, false);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
