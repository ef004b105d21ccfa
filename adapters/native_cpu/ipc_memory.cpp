// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <utility>

#include "adapters/kit/exchange.hpp"
#include "adapters/native_cpu/allocation.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"

namespace ur {
namespace native_cpu {
namespace {

// The own device allocation of the context that a pointer belongs to.
std::shared_ptr<Allocation> findExportable(ur_context_handle_t context, const void *pointer) {
  auto allocation = allocations().find(pointer);
  if (!allocation || allocation->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export the pointer: it belongs to no USM allocation of the context");
  if (allocation->imported())
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export memory that was itself opened; get the handle in the process "
                "that allocated it");
  if (allocation->type != UR_USM_TYPE_DEVICE)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export host or shared memory; allocate it with urUSMDeviceAlloc");
  return allocation;
}

} // namespace
} // namespace native_cpu

ur_result_t backend::urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  if (!ppIPCMemHandleData && !pIPCMemHandleDataSizeRet)
    base::raise(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                "neither the handle nor its size is asked for");
  const auto allocation = findExportable(hContext, pMem);
  if (ppIPCMemHandleData) {
    const auto offset =
        static_cast<std::size_t>(static_cast<std::byte *>(pMem) - allocation->begin());
    const void *data = kit::exchange().get({.kind = ipc::Kind::Memory,
                                            .fd = allocation->file.get(),
                                            .object = allocation.get(),
                                            .objectSize = allocation->size,
                                            .offset = offset,
                                            .length = allocation->size - offset,
                                            .deviceUuid = deviceUuid()});
    *ppIPCMemHandleData = const_cast<void *>(data);
  }
  if (pIPCMemHandleDataSizeRet)
    *pIPCMemHandleDataSizeRet = ipc::Exchange::kHandleSize;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCPutMemHandleExp(ur_context_handle_t, void *pIPCMemHandleData) {
  kit::exchange().put(ipc::Kind::Memory, pIPCMemHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  hContext->require(hDevice);
  const ipc::Imported imported = kit::exchange().open(ipc::Kind::Memory, deviceUuid(),
                                                      pIPCMemHandleData, ipcMemHandleDataSize);
  if (imported.length == 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the handle is for 0 bytes");
  auto allocation = std::make_shared<Allocation>(hContext);
  allocation->type = UR_USM_TYPE_DEVICE;
  allocation->device = hDevice;
  allocation->size = imported.objectSize;
  // All of the object, so that the offset of the handle's address within its page is kept.
  allocation->pages = Pages(imported.fd.get(), roundUp(imported.objectSize, pageSize()), 0);
  void *opened = allocation->begin() + imported.offset;
  allocation->opened = opened;
  allocations().insert(std::move(allocation));
  *ppMem = opened;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  const auto allocation = allocations().take(pMem, [&](const Allocation &found) {
    return found.opened == pMem && found.context.get() == hContext;
  });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the pointer is none that urIPCOpenMemHandleExp returned for this context, or it "
                "is closed already");
  allocation->waitUntilUnused();
  return UR_RESULT_SUCCESS;
}

} // namespace ur
