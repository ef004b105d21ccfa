// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <utility>

#include "adapters/native_cpu/event.hpp"
#include "adapters/native_cpu/exchange.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/error.hpp"

namespace ur {

ur_result_t native_cpu::urIPCGetEventHandleExp(ur_event_handle_t hEvent,
                                               void **ppIPCEventHandleData,
                                               size_t *pIPCEventHandleDataSizeRet) {
  if (hEvent->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING)
    adapter::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "timed events cannot be shared");
  if (!hEvent->shared)
    adapter::raise(UR_RESULT_ERROR_INVALID_EVENT,
                   "cannot export an event that was created without UR_EXP_EVENT_FLAG_IPC_EXP");
  if (hEvent->imported)
    adapter::raise(UR_RESULT_ERROR_INVALID_EVENT,
                   "cannot export an event that was itself opened; get the handle in the process "
                   "that created it");
  const void *data = exchange().get({.kind = ipc::Kind::Event,
                                     .fd = hEvent->shared->file().get(),
                                     .object = hEvent,
                                     .objectSize = SharedEvent::fileSize(),
                                     .offset = 0,
                                     .length = SharedEvent::fileSize(),
                                     .deviceUuid = deviceUuid()});
  *ppIPCEventHandleData = const_cast<void *>(data);
  *pIPCEventHandleDataSizeRet = ipc::Exchange::kHandleSize;
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urIPCPutEventHandleExp(ur_context_handle_t, void *pIPCEventHandleData) {
  exchange().put(ipc::Kind::Event, pIPCEventHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                const void *pIPCEventHandleData,
                                                size_t ipcEventHandleDataSize,
                                                ur_event_handle_t *phEvent) {
  ipc::Imported imported =
      exchange().open(ipc::Kind::Event, deviceUuid(), pIPCEventHandleData, ipcEventHandleDataSize);
  if (imported.objectSize != SharedEvent::fileSize())
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE, "the handle's memory of {} bytes holds no event",
                   imported.objectSize);
  *phEvent = new ur_event_handle_t_(hContext, SharedEvent::open(std::move(imported.fd)));
  return UR_RESULT_SUCCESS;
}

} // namespace ur
