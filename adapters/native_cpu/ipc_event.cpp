// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <utility>

#include "adapters/kit/exchange.hpp"
#include "adapters/native_cpu/event.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"

namespace ur {

ur_result_t backend::urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  if (hEvent->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "timed events cannot be shared");
  if (!hEvent->shared)
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "cannot export an event that was created without UR_EXP_EVENT_FLAG_IPC_EXP");
  if (hEvent->imported)
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "cannot export an event that was itself opened; get the handle in the process "
                "that created it");
  const void *data = kit::exchange().get({.kind = ipc::Kind::Event,
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

ur_result_t backend::urIPCPutEventHandleExp(ur_context_handle_t, void *pIPCEventHandleData) {
  kit::exchange().put(ipc::Kind::Event, pIPCEventHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  ipc::Imported imported = kit::exchange().open(ipc::Kind::Event, deviceUuid(), pIPCEventHandleData,
                                                ipcEventHandleDataSize);
  if (imported.objectSize != SharedEvent::fileSize())
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the handle's memory of {} bytes holds no event",
                imported.objectSize);
  *phEvent = new ur_event_handle_t_(hContext, SharedEvent::open(std::move(imported.fd)));
  return UR_RESULT_SUCCESS;
}

} // namespace ur
