// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/driver_functions.hpp"
#include "adapters/level_zero/handles.hpp"

namespace ur::level_zero {

inline ze_ipc_event_pool_handle_t poolHandleOf(ze_event_pool_handle_t pool) {
  ze_ipc_event_pool_handle_t handle{};
  UR_ZE_CHECK(zeEventPoolGetIpcHandle, pool, &handle);
  return handle;
}

// Without the function a pool's handle ends with the pool.
inline void putPoolHandle(const DriverFunctions &driver, ze_context_handle_t context,
                          const ze_ipc_event_pool_handle_t &handle) noexcept {
  const ze_result_t result = driver.putEventPool(context, handle);
  if (!isMissing(result))
    noteFailure("zeEventPoolPutIpcHandle", result);
}

inline OpenedPool openPool(ze_context_handle_t context, const ze_ipc_event_pool_handle_t &handle) {
  ze_event_pool_handle_t pool = nullptr;
  UR_ZE_CHECK(zeEventPoolOpenIpcHandle, context, handle, &pool);
  return OpenedPool(pool);
}

// A pool's handle from Get to Put.
class PoolHandle {
public:
  PoolHandle(const DriverFunctions &driver, ze_context_handle_t context,
             ze_event_pool_handle_t pool)
      : driver_(driver), context_(context), handle_(poolHandleOf(pool)) {}
  PoolHandle(const PoolHandle &) = delete;
  PoolHandle &operator=(const PoolHandle &) = delete;
  ~PoolHandle() { putPoolHandle(driver_, context_, handle_); }

  const ze_ipc_event_pool_handle_t &get() const noexcept { return handle_; }

private:
  const DriverFunctions &driver_;
  const ze_context_handle_t context_;
  const ze_ipc_event_pool_handle_t handle_;
};

} // namespace ur::level_zero
