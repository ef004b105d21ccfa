// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <utility>

#include "adapters/kit/exchange.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/level_zero/allocation.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "adapters/level_zero/ipc_blob.hpp"
#include "adapters/level_zero/requirements.hpp"
#include "base/error.hpp"
#include "adapters/level_zero/functions.hpp"

namespace ur {
namespace level_zero {
namespace {

// The own device allocation of the context that a pointer belongs to.
std::shared_ptr<Allocation> findExportable(ur_context_handle_t context, const void *pointer) {
  auto allocation = allocations().find(pointer);
  if (!allocation || allocation->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export the pointer: it belongs to no USM allocation of the context");
  if (allocation->imported)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export memory that was itself opened; get the handle in the process "
                "that allocated it");
  if (allocation->type != UR_USM_TYPE_DEVICE)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export host or shared memory; allocate it with urUSMDeviceAlloc");
  return allocation;
}

// Opens the driver's handle with a descriptor of this process in the place of the exporter's.
void *openNative(ur_context_handle_t context, ur_device_handle_t device,
                 const ipc::Imported &imported) {
  const auto handle = fromBlob<ze_ipc_mem_handle_t>(imported.driverBlob);
  // A driver takes the very number of the exporter for an untouched handle.
  base::UniqueFd other;
  if (imported.fd.get() == descriptorOf(handle))
    other = duplicate(imported.fd.get());
  const int fd = other ? other.get() : imported.fd.get();
  void *memory = nullptr;
  UR_ZE_CHECK(zeMemOpenIpcHandle, context->native(), device->device, withDescriptor(handle, fd), 0,
              &memory);
  return memory;
}

// Throws where the driver knows that what it opened is smaller than the handle says.
void checkSize(ur_context_handle_t context, const void *memory, std::uint64_t size) {
  void *base = nullptr;
  std::size_t opened = 0;
  const ze_result_t result =
      functions().zeMemGetAddressRange(context->native(), memory, &base, &opened);
  if (result == ZE_RESULT_SUCCESS && opened < size)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is for {} bytes, but the memory behind it has {}", size, opened);
}

} // namespace
} // namespace level_zero

ur_result_t backend::urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  if (!ppIPCMemHandleData && !pIPCMemHandleDataSizeRet)
    base::raise(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                "neither the handle nor its size is asked for");
  level_zero::requireCapability(hContext, &level_zero::Capabilities::memory, "IPC of memory");
  const auto allocation = level_zero::findExportable(hContext, pMem);
  level_zero::requireCapability(allocation->device, &level_zero::Capabilities::memory,
                                "IPC of memory");
  if (ppIPCMemHandleData) {
    const auto offset =
        static_cast<std::size_t>(static_cast<std::byte *>(pMem) - allocation->begin());
    const void *data =
        level_zero::exportObject(allocation->native, {.kind = ipc::Kind::Memory,
                                                      .object = allocation.get(),
                                                      .objectSize = allocation->size,
                                                      .offset = offset,
                                                      .length = allocation->size - offset,
                                                      .deviceUuid = allocation->device->uuid()});
    *ppIPCMemHandleData = const_cast<void *>(data);
  }
  if (pIPCMemHandleDataSizeRet)
    *pIPCMemHandleDataSizeRet = ipc::Exchange::kHandleSize;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  level_zero::requireCapability(hContext, &level_zero::Capabilities::memory, "IPC of memory");
  level_zero::putObject(ipc::Kind::Memory, pIPCMemHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  hContext->require(hDevice);
  level_zero::requireCapability(hDevice, &level_zero::Capabilities::memory, "IPC of memory");
  const ipc::Imported imported = kit::exchange().open(ipc::Kind::Memory, hDevice->uuid(),
                                                      pIPCMemHandleData, ipcMemHandleDataSize);
  if (imported.length == 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the handle is for 0 bytes");
  auto *begin = static_cast<std::byte *>(level_zero::openNative(hContext, hDevice, imported));
  auto allocation = level_zero::Allocation::takeOver(hContext, begin, imported.objectSize, true);
  level_zero::checkSize(hContext, begin, imported.objectSize);
  void *opened = begin + imported.offset;
  allocation->type = UR_USM_TYPE_DEVICE;
  allocation->device = hDevice;
  allocation->opened = opened;
  level_zero::allocations().insert(std::move(allocation));
  *ppMem = opened;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  level_zero::requireCapability(hContext, &level_zero::Capabilities::memory, "IPC of memory");
  const auto allocation =
      level_zero::allocations().take(pMem, [&](const level_zero::Allocation &found) {
        return found.opened == pMem && found.context.get() == hContext;
      });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the pointer is none that urIPCOpenMemHandleExp returned for this context, or "
                "it is closed already");
  level_zero::Allocation::end(allocation);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
