// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <level_zero/ze_api.h>

namespace host_driver {

ze_result_t eventPoolGetIpcHandle(ze_event_pool_handle_t hEventPool,
                                  ze_ipc_event_pool_handle_t *phIpc);
ze_result_t eventPoolPutIpcHandle(ze_context_handle_t hContext, ze_ipc_event_pool_handle_t hIpc);
ze_result_t eventPoolOpenIpcHandle(ze_context_handle_t hContext, ze_ipc_event_pool_handle_t hIpc,
                                   ze_event_pool_handle_t *phEventPool);
ze_result_t eventPoolCloseIpcHandle(ze_event_pool_handle_t hEventPool);

} // namespace host_driver
