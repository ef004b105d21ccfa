// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/physical_mem.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

#include <memory>
#include <utility>

namespace ur {
namespace {

constexpr auto kPhysicalMemoryFeature = UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP;

ur_physical_mem_handle_t openHandle(ur_context_handle_t context, ur_device_handle_t device,
                                    ipc::Resolved resolved) {
  if (resolved.transport == ipc::Transport::Fabric)
    kit::requireFeature({&device, 1}, UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP);
  ipc::Imported imported = kit::exchange().import(resolved);
  const std::uint64_t size = imported.objectSize;
  const std::size_t granularity = backend::granularityOf(context, device, 1);
  if (size == 0 || size % granularity != 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "cannot open physical memory of {} bytes: the size is not a positive multiple of "
                "the device's granularity, {} bytes",
                size, granularity);
  auto memory = backend::openPhysicalMemory(context, device, std::move(imported));
  kit::requireClaimedSize(memory->size, size);
  auto handle = std::make_unique<ur_physical_mem_handle_t_>(
      context, device, size, UR_PHYSICAL_MEM_FLAG_ENABLE_IPC, true, std::move(memory));
  kit::openedPhysicalMemory().insert(handle.get());
  kit::exchange().cacheExporter(resolved);
  return handle.release();
}

} // namespace

void backend::urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                       ur_physical_mem_handle_t hPhysMem,
                                       void **ppIPCPhysMemHandleData,
                                       size_t *pIPCPhysMemHandleDataSizeRet) {
  kit::requireContext(hPhysMem, hContext);
  kit::requireFeature({&hPhysMem->device, 1}, kPhysicalMemoryFeature);
  if (!(hPhysMem->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export physical memory that was created without "
                "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC; create it with this flag");
  if (hPhysMem->imported)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export physical memory that was opened from a handle; get a handle in "
                "the process that created the memory");
  *ppIPCPhysMemHandleData = kit::withDescriptors([&] {
    return kit::getHandle({.kind = ipc::Kind::PhysicalMemory,
                           .object = hPhysMem,
                           .objectSize = hPhysMem->size,
                           .length = hPhysMem->size,
                           .deviceUuid = hPhysMem->device->uuid()},
                          hPhysMem->memory->share());
  });
  *pIPCPhysMemHandleDataSizeRet = ipc::Exchange::kHandleSize;
}

void backend::urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                       const void *pIPCPhysMemHandleData) {
  kit::requireFeature(hContext->devices, kPhysicalMemoryFeature);
  kit::putHandle(ipc::Kind::PhysicalMemory, pIPCPhysMemHandleData);
}

void backend::urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                        const void *pIPCPhysMemHandleData,
                                        size_t ipcPhysMemHandleDataSize,
                                        ur_physical_mem_handle_t *phPhysMem) {
  hContext->require(hDevice);
  kit::requireFeature({&hDevice, 1}, kPhysicalMemoryFeature);
  const ipc::DeviceUuid owner =
      kit::expectedOwnerOf(hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize);
  *phPhysMem = kit::withDescriptors([&] {
    return openHandle(
        hContext, hDevice,
        kit::exchange().resolve(ipc::Kind::PhysicalMemory, {.data = pIPCPhysMemHandleData,
                                                            .size = ipcPhysMemHandleDataSize,
                                                            .devices = {&owner, 1},
                                                            .acceptsFabric = true}));
  });
}

void backend::urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                         ur_physical_mem_handle_t hPhysMem) {
  // The caller may pass a closed handle, which must not be dereferenced. erase() calls the lambda
  // only for open handles.
  const bool wasOpen = kit::openedPhysicalMemory().erase(
      hPhysMem, [&](const auto &handle) { kit::requireContext(handle, hContext); });
  if (!wasOpen)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the physical memory was not opened with urIPCOpenPhysMemHandleExp, or was "
                "already closed");
  return backend::urPhysicalMemRelease(hPhysMem);
}

} // namespace ur
