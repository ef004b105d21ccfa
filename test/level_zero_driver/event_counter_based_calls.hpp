// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/ze_newer.hpp"

#include <cstdint>

namespace host_driver {

ze_result_t eventCounterBasedCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                    const ur::level_zero::newer::EventCounterBasedDesc *desc,
                                    ze_event_handle_t *phEvent);
ze_result_t eventCounterBasedGetIpcHandle(ze_event_handle_t hEvent,
                                          ur::level_zero::newer::IpcEventCounterBasedHandle *phIpc);
ze_result_t eventCounterBasedOpenIpcHandle(ze_context_handle_t hContext,
                                           ur::level_zero::newer::IpcEventCounterBasedHandle hIpc,
                                           ze_event_handle_t *phEvent);
ze_result_t eventCounterBasedCloseIpcHandle(ze_event_handle_t hEvent);
ze_result_t eventCounterBasedGetDeviceAddress(ze_event_handle_t hEvent,
                                              std::uint64_t *completionValue,
                                              std::uint64_t *deviceAddress);
ze_result_t eventGetCounterBasedFlags(ze_event_handle_t hEvent, std::uint32_t *pFlags);

} // namespace host_driver
