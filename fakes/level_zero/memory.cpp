// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/external_memory.hpp"
#include "fakes/level_zero/ipc_handle.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/virtual_memory.hpp"
#include "fakes/level_zero/worker.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace host_driver {
namespace {

namespace newer = ur::level_zero::newer;

constexpr std::uint64_t kNoId = 0;

// Memory that was created for export through descriptors is not pooled.
bool isPooled(const Allocation &allocation, std::uint32_t exportTypes, std::size_t alignment) {
  return switches().pooledUsm && allocation.kind == MemoryKind::Device && exportTypes == 0 &&
         allocation.size <= UsmPool::kMaxPartSize && alignment <= UsmPool::kSlotSize;
}

// ZE_extension_external_memmap_sysmem: the allocation consists of the application's own pages. The
// specification requires whole pages.
ze_result_t borrowPages(std::shared_ptr<Context> context,
                        const newer::ExternalMemmapSysmemDesc &memory, std::size_t size,
                        void **pptr) {
  requirePointer(pptr);
  requirePointer(memory.pSystemMemory);
  const auto start = reinterpret_cast<std::uintptr_t>(memory.pSystemMemory);
  require(size != 0 && size <= memory.size && start % kHostPage == 0 &&
              memory.size % kHostPage == 0,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  auto *const bytes = static_cast<std::byte *>(memory.pSystemMemory);
  for (std::size_t offset = 0; offset < memory.size; offset += kHostPage)
    require(allocations().findAt(bytes + offset) == nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const PagesOfProcess hostPages = pagesAt(start, memory.size);
  require(hostPages.access == PageAccess::ReadWrite || hostPages.access == PageAccess::Unknown,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  auto allocation = std::make_shared<Allocation>();
  allocation->kind = MemoryKind::Host;
  allocation->context = std::move(context);
  allocation->size = memory.size;
  allocation->hostPages = hostPages;
  allocation->mapping = Mapping::borrow(bytes, memory.size);
  *pptr = publishAllocation(std::move(allocation));
  return ZE_RESULT_SUCCESS;
}

ze_result_t allocate(MemoryKind kind, std::shared_ptr<Context> context, const Device *device,
                     const void *chain, std::size_t size, std::size_t alignment, void **pptr) {
  requirePointer(pptr);
  require(size != 0 && size <= deviceMemorySize(), ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  if (alignment != 0 && !std::has_single_bit(alignment))
    reportMisuse("an alignment of " + std::to_string(alignment) + " is not a power of two");
  const std::uint32_t exportTypes = exportTypesOf(chain);
  const std::optional<int> import = importedFdOf(chain);
  require(kind != MemoryKind::Shared || (exportTypes == 0 && !import),
          ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);

  auto allocation = std::make_shared<Allocation>();
  allocation->kind = kind;
  allocation->context = std::move(context);
  allocation->device = device;
  const std::size_t page = pageSizeOf(*allocation);
  allocation->size = roundUp(size, page);
  allocation->exportState.allow(exportTypes);
  const std::size_t effectiveAlignment = std::max(std::bit_ceil(alignment), page);
  if (import) {
    require(sizeOfFile(*import) >= allocation->size, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    mapAllocation(*allocation, *import, effectiveAlignment);
    // importFd() comes after all steps that can fail, because the caller keeps the descriptor on
    // failure.
    allocation->file = importFd(*import, ImportedFd::AtImport, "an imported descriptor");
  } else if (isPooled(*allocation, exportTypes, effectiveAlignment)) {
    allocation->part = usmPools().take(*allocation->context, *allocation->device, allocation->size);
    allocation->fileOffset = allocation->part.offset();
    mapAllocation(*allocation, allocation->part.pool().file.get(), effectiveAlignment);
  } else {
    allocation->file = createFile(allocation->size, "the file of an allocation");
    mapAllocation(*allocation, allocation->file.get(), effectiveAlignment);
  }
  *pptr = publishAllocation(std::move(allocation));
  return ZE_RESULT_SUCCESS;
}

} // namespace

ze_result_t memAllocShared(ze_context_handle_t hContext,
                           const ze_device_mem_alloc_desc_t *deviceDesc,
                           const ze_host_mem_alloc_desc_t *hostDesc, std::size_t size,
                           std::size_t alignment, ze_device_handle_t hDevice, void **pptr) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(deviceDesc);
  requirePointer(hostDesc);
  // Without a device, the memory belongs to all devices.
  const Device *device = hDevice == nullptr ? nullptr : &deviceOf(*context, hDevice);
  return allocate(MemoryKind::Shared, std::move(context), device, deviceDesc->pNext, size,
                  alignment, pptr);
}

ze_result_t memAllocDevice(ze_context_handle_t hContext, const ze_device_mem_alloc_desc_t *desc,
                           std::size_t size, std::size_t alignment, ze_device_handle_t hDevice,
                           void **pptr) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(desc);
  requireHandleType(desc->pNext);
  const Device &device = deviceOf(*context, hDevice);
  return allocate(MemoryKind::Device, std::move(context), &device, desc->pNext, size, alignment,
                  pptr);
}

ze_result_t memAllocHost(ze_context_handle_t hContext, const ze_host_mem_alloc_desc_t *desc,
                         std::size_t size, std::size_t alignment, void **pptr) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(desc);
  requireHandleType(desc->pNext);
  const auto *pages = findInChain<const newer::ExternalMemmapSysmemDesc>(
      desc->pNext, newer::kExternalMemmapSysmemDesc);
  if (pages != nullptr && switches().has("host_pages"))
    return borrowPages(std::move(context), *pages, size, pptr);
  return allocate(MemoryKind::Host, std::move(context), nullptr, desc->pNext, size, alignment,
                  pptr);
}

ze_result_t memFree(ze_context_handle_t hContext, void *ptr) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  const std::shared_ptr<Allocation> allocation = allocations().removeAllocated(ptr);
  if (allocation == nullptr) {
    reportMisuse(
        "zeMemFree: the pointer is not an allocation's start, or it points to opened IPC memory");
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
  allocation->requireUnused("memory was freed");
  allocation->requireHostPagesStillMapped();
  // As in Intel's driver, each free of a part ends one Get of the pool, even a Get of another part.
  if (allocation->part)
    exports().releaseOneGet(allocation->part.pool().exportState);
  else
    exports().revoke(allocation->exportState);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memFreeExt(ze_context_handle_t hContext, const ze_memory_free_ext_desc_t *desc,
                       void *ptr) {
  requirePointer(desc);
  // A blocking free and a deferred free both wait for the commands that use the memory. They differ
  // only in when the pages are freed, so both block here.
  if (desc->freePolicy != 0)
    for (const auto &worker : workers().all())
      worker->synchronize(Deadline::never());
  return memFree(hContext, ptr);
}

ze_result_t memGetAllocProperties(ze_context_handle_t hContext, const void *ptr,
                                  ze_memory_allocation_properties_t *properties,
                                  ze_device_handle_t *phDevice) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  requirePointer(properties);
  properties->type = ZE_MEMORY_TYPE_UNKNOWN;
  properties->id = kNoId;
  properties->pageSize = 0;
  const Device *device = nullptr;
  auto *query = findInChain<ze_external_memory_export_fd_t>(
      properties->pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD);
  if (const std::shared_ptr<Allocation> allocation = allocations().findAt(ptr)) {
    switch (allocation->kind) {
    case MemoryKind::Host:
      properties->type = ZE_MEMORY_TYPE_HOST;
      break;
    case MemoryKind::Shared:
      properties->type = ZE_MEMORY_TYPE_SHARED;
      break;
    case MemoryKind::Device:
    case MemoryKind::Opened:
      properties->type = allocation->isOnHost() ? ZE_MEMORY_TYPE_HOST : ZE_MEMORY_TYPE_DEVICE;
      break;
    }
    properties->id = allocation->id;
    properties->pageSize = pageSizeOf(*allocation);
    device = allocation->device;
    if (query != nullptr)
      exports().query(allocation->sharedExportState(), *query, allocation->sharedFile(), true);
  } else if (const auto mapping = virtualMemory().findMapping(ptr)) {
    properties->type = ZE_MEMORY_TYPE_DEVICE;
    properties->pageSize = kDevicePage;
    device = mapping->physical->device;
    if (query != nullptr)
      exports().query(mapping->physical->exportState, *query, mapping->physical->file.get(), false);
  }
  if (phDevice != nullptr)
    *phDevice = device == nullptr ? nullptr : handleOf(*device);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memSetAtomicAccessAttribute(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                        const void *ptr, std::size_t, std::uint32_t attr) {
  const Device &device = deviceOf(*objectOf<Context>(hContext), hDevice);
  requirePointer(ptr);
  require((attr & ~newer::kAtomicAccessFlags) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
  // The device does not report support for concurrent atomic access.
  require((attr & newer::kSystemAtomics) == 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  allocations().setAtomicAccess(ptr, device, attr);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memGetAtomicAccessAttribute(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                        const void *ptr, std::size_t, std::uint32_t *pAttr) {
  const Device &device = deviceOf(*objectOf<Context>(hContext), hDevice);
  requirePointer(ptr);
  requirePointer(pAttr);
  *pAttr = allocations().atomicAccess(ptr, device);
  return ZE_RESULT_SUCCESS;
}

ze_result_t memGetAddressRange(ze_context_handle_t hContext, const void *ptr, void **pBase,
                               std::size_t *pSize) {
  objectOf<Context>(hContext);
  requirePointer(ptr);
  std::byte *base = nullptr;
  std::size_t size = 0;
  if (const std::shared_ptr<Allocation> allocation = allocations().findAt(ptr)) {
    base = allocation->mapping.data();
    size = allocation->size;
  } else if (const auto mapping = virtualMemory().findMapping(ptr)) {
    base = mapping->start;
    size = mapping->size;
  } else {
    throw Failure{newer::kResultAddressNotFound};
  }
  if (pBase != nullptr)
    *pBase = base;
  if (pSize != nullptr)
    *pSize = size;
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
