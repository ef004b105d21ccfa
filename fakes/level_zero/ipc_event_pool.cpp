// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/event_pool.hpp"
#include "fakes/level_zero/ipc_handle.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"

#include <sys/mman.h>

namespace host_driver {

ze_result_t eventPoolGetIpcHandle(ze_event_pool_handle_t hEventPool,
                                  ze_ipc_event_pool_handle_t *phIpc) {
  const auto pool = objectOf<EventPool>(hEventPool);
  requirePointer(phIpc);
  require(switches().has("ipc_event_pool") && !pool->opened &&
              (pool->flags & ZE_EVENT_POOL_FLAG_IPC) != 0,
          ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  IpcHandle handle =
      makeIpcHandle(IpcKind::EventPool, exports().get(pool->exportState, pool->file.get()));
  handle.flags = pool->flags;
  handle.count = pool->count;
  store(handle, phIpc);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventPoolPutIpcHandle(ze_context_handle_t hContext, ze_ipc_event_pool_handle_t hIpc) {
  objectOf<Context>(hContext);
  if (!exports().put(load(hIpc).fd))
    reportMisuse("zeEventPoolPutIpcHandle of a stale handle: it was put twice, or its pool was "
                 "destroyed");
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventPoolOpenIpcHandle(ze_context_handle_t hContext, ze_ipc_event_pool_handle_t hIpc,
                                   ze_event_pool_handle_t *phEventPool) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(phEventPool);
  require(switches().has("ipc_event_pool"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const IpcHandle handle = load(hIpc);
  const OwnedFd file = resolve(handle, IpcKind::EventPool);
  const std::size_t size = handle.count * sizeof(EventSlot);
  require(handle.count != 0 && sizeOfFile(file.get()) == size, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  auto pool = std::make_shared<EventPool>(std::move(context), handle.count);
  pool->flags = handle.flags;
  pool->opened = true;
  pool->pages = Mapping::share(file.get(), size, PROT_READ | PROT_WRITE);
  publish(std::move(pool), phEventPool);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventPoolCloseIpcHandle(ze_event_pool_handle_t hEventPool) {
  if (!objectOf<EventPool>(hEventPool)->opened) {
    reportMisuse("zeEventPoolCloseIpcHandle of a pool that this process created");
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
  destroyPool(hEventPool, "zeEventPoolCloseIpcHandle");
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
