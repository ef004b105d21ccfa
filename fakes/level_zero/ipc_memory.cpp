// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/ipc_handle.hpp"
#include "fakes/level_zero/ipc_range.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/virtual_memory.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <climits>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

std::shared_ptr<Context> contextWithIpc(ze_context_handle_t hContext) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  require(switches().has("ipc_memory"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  return context;
}

IpcHandle handleOf(PhysicalMem &physical, std::size_t offset) {
  require(static_cast<bool>(physical.file), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  IpcHandle handle =
      makeIpcHandle(IpcKind::Memory, exports().get(physical.exportState, physical.file.get()));
  handle.offset = offset;
  handle.onHost = physical.device == nullptr;
  return handle;
}

// Creates an IPC handle. The pointer points into USM or a mapping, or is a handle of physical
// memory.
IpcHandle handleOf(const void *pointer) {
  // An interior pointer exports the whole allocation, too.
  if (const std::shared_ptr<Allocation> allocation = allocations().findAt(pointer)) {
    require(allocation->kind != MemoryKind::Opened && !allocation->hostPages,
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    IpcHandle handle = makeIpcHandle(
        IpcKind::Memory, exports().get(allocation->sharedExportState(), allocation->sharedFile()));
    handle.offset = allocation->fileOffset;
    handle.onHost = allocation->kind == MemoryKind::Host;
    return handle;
  }
  if (const auto mapping = virtualMemory().findMapping(pointer))
    return handleOf(*mapping->physical, mapping->offset);
  const std::shared_ptr<Object> object = objects().find(pointer);
  require(object != nullptr && object->kind == Kind::PhysicalMem, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return handleOf(static_cast<PhysicalMem &>(*object), 0);
}

} // namespace

ze_result_t memGetIpcHandle(ze_context_handle_t hContext, const void *ptr,
                            ze_ipc_mem_handle_t *pIpcHandle) {
  contextWithIpc(hContext);
  requirePointer(ptr);
  requirePointer(pIpcHandle);
  store(handleOf(ptr), pIpcHandle);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memGetIpcHandleWithProperties(ze_context_handle_t hContext, const void *ptr,
                                          void *pNext, ze_ipc_mem_handle_t *pIpcHandle) {
  requireHandleType(pNext);
  const auto *range =
      findInChain<const newer::IpcPhysMemHandleRangeDesc>(pNext, newer::kIpcPhysMemHandleRangeDesc);
  if (range == nullptr)
    return memGetIpcHandle(hContext, ptr, pIpcHandle);
  std::shared_ptr<Context> context = contextWithIpc(hContext);
  requirePointer(ptr);
  requirePointer(pIpcHandle);
  require(switches().ipcRanges, ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require(range->size != 0, ZE_RESULT_ERROR_INVALID_SIZE);
  store(rangeHandles().get(std::move(context), ptr, range->size), pIpcHandle);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memPutIpcHandle(ze_context_handle_t hContext, ze_ipc_mem_handle_t handle) {
  contextWithIpc(hContext);
  const IpcHandle contents = load(handle);
  const bool wasLive = contents.kind == IpcKind::MemoryRange ? rangeHandles().put(contents.fd)
                                                             : exports().put(contents.fd);
  // Real drivers return success for a stale handle, too.
  if (!wasLive)
    reportMisuse("zeMemPutIpcHandle of a stale handle: it was put twice, or its memory was freed");
  return ZE_RESULT_SUCCESS;
}

ze_result_t memOpenIpcHandle(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                             ze_ipc_mem_handle_t handle, ze_ipc_memory_flags_t flags, void **pptr) {
  std::shared_ptr<Context> context = contextWithIpc(hContext);
  const Device &device = deviceOf(*context, hDevice);
  requirePointer(pptr);
  constexpr ze_ipc_memory_flags_t kKnownFlags =
      ZE_IPC_MEMORY_FLAG_BIAS_CACHED | ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED;
  require((flags & ~kKnownFlags) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);

  const IpcHandle contents = load(handle);
  auto allocation = std::make_shared<Allocation>();
  allocation->kind = MemoryKind::Opened;
  allocation->context = std::move(context);
  allocation->openedOnHost = contents.onHost;
  allocation->device = contents.onHost ? nullptr : &device;
  if (contents.kind == IpcKind::MemoryRange) {
    mapRange(*allocation, contents);
    *pptr = publishAllocation(std::move(allocation));
    return ZE_RESULT_SUCCESS;
  }
  const OwnedFd file = resolve(contents, IpcKind::Memory);
  const std::size_t fileSize = sizeOfFile(file.get());
  require(contents.offset < fileSize && contents.offset % kHostPage == 0,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  allocation->fileOffset = contents.offset;
  allocation->size = fileSize - contents.offset;
  // The mapping keeps the memory alive, so the descriptor can be closed.
  mapAllocation(*allocation, file.get(), pageSizeOf(*allocation));
  *pptr = publishAllocation(std::move(allocation));
  return ZE_RESULT_SUCCESS;
}

ze_result_t memCloseIpcHandle(ze_context_handle_t hContext, const void *ptr) {
  contextWithIpc(hContext);
  requirePointer(ptr);
  const std::shared_ptr<Allocation> allocation = allocations().removeOpened(ptr);
  if (allocation == nullptr) {
    reportMisuse(
        "zeMemCloseIpcHandle of a pointer that is not open: it was closed twice, or never opened");
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
  allocation->requireUnused("opened memory was closed");
  return ZE_RESULT_SUCCESS;
}

ze_result_t memGetIpcHandleFromFileDescriptor(ze_context_handle_t hContext, std::uint64_t handle,
                                              ze_ipc_mem_handle_t *pIpcHandle) {
  contextWithIpc(hContext);
  requirePointer(pIpcHandle);
  require(handle <= INT_MAX, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  store(makeIpcHandle(IpcKind::Memory, exports().getByNumber(static_cast<int>(handle))),
        pIpcHandle);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memGetFileDescriptorFromIpcHandle(ze_context_handle_t hContext,
                                              ze_ipc_mem_handle_t ipcHandle,
                                              std::uint64_t *pHandle) {
  contextWithIpc(hContext);
  requirePointer(pHandle);
  *pHandle = static_cast<std::uint64_t>(load(ipcHandle).fd);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
