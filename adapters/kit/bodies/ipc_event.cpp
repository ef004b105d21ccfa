// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

#include <utility>
#include <vector>

namespace ur {
namespace {

ur_event_handle_t openEvent(ur_context_handle_t context, ipc::Resolved resolved) {
  ipc::Imported imported = kit::exchange().import(resolved);
  const bool mustConfirm = imported.driverHandle != ipc::DriverHandle{};
  auto shared = kit::openAndConfirm(resolved, mustConfirm, [&] {
    return backend::openSharedEvent(context, std::move(imported));
  });
  auto *const event =
      new ur_event_handle_t_(context, UR_EXP_EVENT_FLAG_IPC_EXP, std::move(shared), true);
  kit::exchange().cacheExporter(resolved);
  return event;
}

} // namespace

void backend::urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                     size_t *pIPCEventHandleDataSizeRet) {
  if (hEvent->flags & UR_EXP_EVENT_FLAG_ENABLE_PROFILING)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot export an event that was created with UR_EXP_EVENT_FLAG_ENABLE_PROFILING");
  if (!hEvent->shared)
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "cannot export an event that was created without UR_EXP_EVENT_FLAG_IPC_EXP; create "
                "it with this flag");
  if (hEvent->imported)
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "cannot export an event that was opened from a handle; get a handle in the process "
                "that created the event");
  *ppIPCEventHandleData = kit::withDescriptors([&] { return hEvent->shared->exportEvent(hEvent); });
  *pIPCEventHandleDataSizeRet = ipc::Exchange::kHandleSize;
}

void backend::urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
  kit::requireFeature(hContext->devices, UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
  kit::putHandle(ipc::Kind::Event, pIPCEventHandleData);
}

void backend::urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                      size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
  std::vector<ipc::DeviceUuid> devices;
  for (ur_device_handle_t device : hContext->devices) {
    kit::requireFeature({&device, 1}, UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    devices.push_back(device->uuid());
  }
  if (ur_device_handle_t_::kCanOpenPeerEvents)
    devices.push_back(ipc::deviceIn(pIPCEventHandleData, ipcEventHandleDataSize));
  *phEvent = kit::withDescriptors([&] {
    return openEvent(hContext,
                     kit::exchange().resolve(ipc::Kind::Event, {.data = pIPCEventHandleData,
                                                                .size = ipcEventHandleDataSize,
                                                                .devices = devices}));
  });
}

} // namespace ur
