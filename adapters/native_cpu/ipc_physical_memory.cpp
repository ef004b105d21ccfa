// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <utility>

#include "adapters/kit/exchange.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "adapters/native_cpu/physical_mem.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"

namespace ur {

ur_result_t backend::urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  if (hPhysMem->context.get() != hContext)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the physical memory belongs to another context");
  if (!(hPhysMem->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export physical memory that was created without "
                "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
  if (hPhysMem->imported)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export physical memory that was itself opened; get the handle in the "
                "process that created it");
  const void *data = kit::exchange().get({.kind = ipc::Kind::PhysicalMemory,
                                          .fd = hPhysMem->file.get(),
                                          .object = hPhysMem,
                                          .objectSize = hPhysMem->size,
                                          .offset = 0,
                                          .length = hPhysMem->size,
                                          .deviceUuid = deviceUuid()});
  *ppIPCPhysMemHandleData = const_cast<void *>(data);
  *pIPCPhysMemHandleDataSizeRet = ipc::Exchange::kHandleSize;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCPutPhysMemHandleExp(ur_context_handle_t,
                                              const void *pIPCPhysMemHandleData) {
  kit::exchange().put(ipc::Kind::PhysicalMemory, pIPCPhysMemHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  hContext->require(hDevice);
  ipc::Imported imported = kit::exchange().open(ipc::Kind::PhysicalMemory, deviceUuid(),
                                                pIPCPhysMemHandleData, ipcPhysMemHandleDataSize);
  if (imported.objectSize == 0 || !isMultiple(imported.objectSize, pageSize()))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle's memory of {} bytes is no multiple of the granularity, {}",
                imported.objectSize, pageSize());
  *phPhysMem =
      new ur_physical_mem_handle_t_(hContext, hDevice, std::move(imported.fd), imported.objectSize,
                                    UR_PHYSICAL_MEM_FLAG_ENABLE_IPC, true);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
