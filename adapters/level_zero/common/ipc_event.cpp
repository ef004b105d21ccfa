// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <utility>

#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/event.hpp"
#include "adapters/level_zero/common/exchange.hpp"
#include "adapters/level_zero/common/requirements.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"

#include <memory>
#include <vector>

namespace ur {

ur_result_t lz::urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
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
  ipc::ExportRequest request = hEvent->shared->describe();
  request.kind = ipc::Kind::Event;
  request.object = hEvent;
  const void *data = ze::exportObject(hEvent->shared->native(), request);
  *ppIPCEventHandleData = const_cast<void *>(data);
  *pIPCEventHandleDataSizeRet = ipc::Exchange::kHandleSize;
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
  ze::requireCapability(hContext, &ze::Capabilities::event, "IPC of events");
  ze::putObject(ipc::Kind::Event, pIPCEventHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                        const void *pIPCEventHandleData,
                                        size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
  std::vector<ipc::DeviceUuid> devices;
  for (ur_device_handle_t device : hContext->devices) {
    ze::requireCapability(device, &ze::Capabilities::event, "IPC of events");
    devices.push_back(device->uuid());
  }
  const auto open = [&] {
    return ze::exchange().open(ipc::Kind::Event, devices, pIPCEventHandleData,
                               ipcEventHandleDataSize);
  };
  ipc::Imported imported = open();
  std::unique_ptr<ze::SharedEvent> shared;
  // The driver goes to the exporter by itself, for numbers that may mean nothing or another event
  // by then. What it finds is what the handle stands for if the handle is still in force after it.
  try {
    shared = ze::openSharedEvent(hContext, std::move(imported));
  } catch (const adapter::Error &) {
    open();
    throw;
  }
  open();
  *phEvent = new ur_event_handle_t_(hContext, UR_EXP_EVENT_FLAG_IPC_EXP, std::move(shared), true);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
