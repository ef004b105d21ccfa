// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/driver.hpp"
#include "test/level_zero_driver/objects.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace host_driver {

struct Context : Object {
  static constexpr Kind kKind = Kind::Context;
  explicit Context(std::vector<const Device *> contextDevices)
      : Object(kKind, nullptr), devices(std::move(contextDevices)) {}

  const std::vector<const Device *> devices;
};

// The device behind a handle, which must be one of the context's.
Device &deviceOf(const Context &context, ze_device_handle_t handle);

ze_result_t contextCreate(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
                          ze_context_handle_t *phContext);
ze_result_t contextCreateEx(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
                            std::uint32_t numDevices, ze_device_handle_t *phDevices,
                            ze_context_handle_t *phContext);
ze_result_t contextDestroy(ze_context_handle_t hContext);
ze_result_t contextGetStatus(ze_context_handle_t hContext);
ze_result_t contextMakeMemoryResident(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                      void *ptr, std::size_t size);
ze_result_t contextEvictMemory(ze_context_handle_t hContext, ze_device_handle_t hDevice, void *ptr,
                               std::size_t size);

} // namespace host_driver
