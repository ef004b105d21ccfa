// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/foreign_memory.hpp"
#include "adapters/kit/host_uuid.hpp"
#include "adapters/kit/opened_memory.hpp"
#include "adapters/kit/share.hpp"
#include "base/entry.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace ur {
namespace {

constexpr auto kMemoryFeature = UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP;
constexpr auto kHostMemoryFeature = UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP;
constexpr auto kFabricFeature = UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP;

[[noreturn]] void raiseUnknownPointer() {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "cannot export the pointer: it is not in a USM allocation of the context");
}

void requireExportable(ur_context_handle_t context, const kit::Allocation *allocation) {
  if (allocation->context.get() != context)
    raiseUnknownPointer();
  if (allocation->opened)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export memory that was opened from a handle; get a handle in the "
                "process that allocated the memory");
  if (allocation->registered)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export the application's own host memory; allocate it with urUSMHostAlloc");
  if (allocation->type == UR_USM_TYPE_SHARED)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export shared memory, which moves between host and device; allocate it "
                "with urUSMDeviceAlloc or urUSMHostAlloc");
}

// Makes a handle for the bytes from `pointer` to the end of the memory at `begin`. The handle keeps
// `lease` alive.
void *makeHandle(kit::ShareableObject &memory, const std::byte *begin, const void *pointer,
                 ipc::ExportRequest request, const std::shared_ptr<const void> &lease = nullptr) {
  request.kind = ipc::Kind::Memory;
  request.offset = static_cast<std::size_t>(static_cast<const std::byte *>(pointer) - begin);
  request.length = request.objectSize - request.offset;
  return kit::withDescriptors([&] {
    kit::HandleParts parts = memory.share();
    if (lease)
      parts.lease = lease;
    return kit::getHandle(request, std::move(parts));
  });
}

// The next three functions export memory and store the handle in `*data`. If `data` is null, they
// only check that the memory can be exported. The caller keeps `allocation` alive.
void exportAllocation(ur_context_handle_t context, const kit::Allocation *allocation,
                      const void *pointer, void **data) {
  requireExportable(context, allocation);
  const bool isHost = allocation->type == UR_USM_TYPE_HOST;
  if (isHost)
    kit::requireFeature(context->devices, kHostMemoryFeature);
  else
    kit::requireFeature({&allocation->device, 1}, kMemoryFeature);
  if (!data)
    return;
  allocation->exported.store(true, std::memory_order_relaxed);
  *data = makeHandle(*allocation->memory, allocation->memory->begin, pointer,
                     {.object = allocation,
                      .objectSize = allocation->size,
                      .deviceUuid = isHost ? kit::hostUuid() : allocation->device->uuid(),
                      .flags = isHost ? kit::kHostMemoryFlag : 0});
}

// The handle becomes stale when the application releases the physical memory, even if the mapping
// still exists.
void exportMappedMemory(const kit::MappedMemory &mapped, const void *pointer, void **data) {
  kit::requireFeature({&mapped.device, 1}, kMemoryFeature);
  if (!data)
    return;
  *data = makeHandle(
      *mapped.memory, mapped.begin, pointer,
      {.object = mapped.object, .objectSize = mapped.size, .deviceUuid = mapped.device->uuid()});
}

void exportForeignMemory(ur_context_handle_t context, const void *pointer, void **data) {
  auto foreign = backend::findForeignMemory(context, pointer);
  if (!foreign)
    raiseUnknownPointer();
  kit::requireFeature({&foreign->device, 1}, kMemoryFeature);
  if (!data)
    return;
  const auto memory = kit::exportOf(std::move(foreign));
  *data = makeHandle(*memory, memory->begin, pointer,
                     {.object = memory.get(),
                      .objectSize = memory->size,
                      .deviceUuid = memory->device->uuid(),
                      .witness = memory->witness()},
                     memory);
}

// Opens the memory of all requests. If a request fails, closes the memory that it has opened.
std::vector<void *> openAll(ur_context_handle_t context, ur_device_handle_t device,
                            std::span<const ipc::OpenRequest> requests) {
  std::vector<void *> pointers;
  pointers.reserve(requests.size());
  base::ScopeGuard closeAll([&] {
    for (const void *pointer : pointers)
      try {
        kit::openedMemory().close(context, pointer);
      } catch (...) { // the caller gets the first failure
      }
  });
  auto resolved = kit::exchange().resolve(ipc::Kind::Memory, requests);
  for (ipc::Resolved &memory : resolved) {
    if (memory.handle.flags == kit::kHostMemoryFlag)
      kit::requireFeature({&device, 1}, kHostMemoryFeature);
    if (memory.transport == ipc::Transport::Fabric)
      kit::requireFeature({&device, 1}, kFabricFeature);
    pointers.push_back(kit::openedMemory().open(context, device, memory));
  }
  closeAll.dismiss();
  for (const ipc::Resolved &memory : resolved)
    kit::exchange().cacheExporter(memory);
  return pointers;
}

void openHandles(ur_context_handle_t context, ur_device_handle_t device, std::uint32_t count,
                 const void *const *data, const std::size_t *sizes, void **memory) {
  context->require(device);
  kit::requireFeature({&device, 1}, kMemoryFeature);
  std::vector<ipc::DeviceUuid> owners(count);
  std::vector<ipc::OpenRequest> requests(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const bool isHost = ipc::deviceIn(data[i], sizes[i]) == kit::hostUuid();
    owners[i] = isHost ? kit::hostUuid() : kit::expectedOwnerOf(device, data[i], sizes[i]);
    requests[i] = {
        .data = data[i], .size = sizes[i], .devices = {&owners[i], 1}, .acceptsFabric = true};
  }
  std::ranges::copy(kit::withDescriptors([&] { return openAll(context, device, requests); }),
                    memory);
}

} // namespace

void backend::urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                   void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet) {
  if (!ppIPCMemHandleData && !pIPCMemHandleDataSizeRet)
    base::raise(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                "the call requests neither the handle nor its size; pass a pointer to at least one "
                "of them");
  kit::requireFeature(hContext->devices, kMemoryFeature);
  if (const kit::Allocation::CallUse use = kit::allocations().useInCall(pMem); use.get())
    exportAllocation(hContext, use.get(), pMem, ppIPCMemHandleData);
  else if (const auto mapped = backend::findMappedMemory(hContext, pMem))
    exportMappedMemory(*mapped, pMem, ppIPCMemHandleData);
  else
    exportForeignMemory(hContext, pMem, ppIPCMemHandleData);
  if (pIPCMemHandleDataSizeRet)
    *pIPCMemHandleDataSizeRet = ipc::Exchange::kHandleSize;
}

void backend::urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  kit::requireFeature(hContext->devices, kMemoryFeature);
  kit::putHandle(ipc::Kind::Memory, pIPCMemHandleData);
}

void backend::urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                    void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                    void **ppMem) {
  const void *const data = pIPCMemHandleData;
  openHandles(hContext, hDevice, 1, &data, &ipcMemHandleDataSize, ppMem);
}

void backend::urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  kit::requireFeature(hContext->devices, kMemoryFeature);
  if (!kit::openedMemory().close(hContext, pMem))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the pointer was not returned by urIPCOpenMemHandleExp for this context, or was "
                "already closed");
}

} // namespace ur

// Implements urIPCOpenMemHandlesBatch, which has no slot in the tables. The loader looks up this
// function by name, and checks the arguments before the call.
extern "C" UR_DLLEXPORT ur_result_t UR_APICALL urIpcAdapterOpenMemHandles(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint32_t count,
    const void *const *ppHandleData, const size_t *pHandleDataSizes, void **ppMems) {
  return ur::base::Entry("urIPCOpenMemHandlesBatch")
      .call(ur::openHandles, hContext, hDevice, count, ppHandleData, pHandleDataSizes, ppMems);
}
