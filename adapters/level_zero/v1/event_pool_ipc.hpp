// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/driver_functions.hpp"
#include "base/scope_guard.hpp"

namespace ur::level_zero {

inline ze_ipc_event_pool_handle_t poolHandleOf(ze_event_pool_handle_t pool) {
  ze_ipc_event_pool_handle_t handle{};
  UR_ZE_CHECK(zeEventPoolGetIpcHandle, pool, &handle);
  return handle;
}

// If the driver lacks zeEventPoolPutIpcHandle, its handle remains until the pool is destroyed.
inline void putPoolHandle(const DriverFunctions &driver, ze_context_handle_t context,
                          const ze_ipc_event_pool_handle_t &handle) noexcept {
  const ze_result_t result = driver.putEventPoolHandle(context, handle);
  if (!meansUnsupported(result))
    logIfFailed("zeEventPoolPutIpcHandle", result);
}

inline OpenedPool openPool(ze_context_handle_t context, const ze_ipc_event_pool_handle_t &handle) {
  OpenedPool pool;
  UR_ZE_CHECK(zeEventPoolOpenIpcHandle, context, handle, pool.out());
  return pool;
}

// Opens a pool of this process a second time. For a created pool, drivers remember that an event is
// complete, even after another process has reset it. For an opened pool, they query the event each
// time.
inline OpenedPool reopenPool(const DriverFunctions &driver, ze_context_handle_t context,
                             ze_event_pool_handle_t pool) {
  const ze_ipc_event_pool_handle_t handle = poolHandleOf(pool);
  const base::ScopeGuard put([&] { putPoolHandle(driver, context, handle); });
  return openPool(context, handle);
}

} // namespace ur::level_zero
