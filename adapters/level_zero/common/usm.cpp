// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>

#include "adapters/level_zero/common/allocation.hpp"
#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/exchange.hpp"
#include "adapters/level_zero/common/work.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/usm_desc.hpp"

namespace ur {
namespace ze {
namespace {

constexpr auto kAnyAlignment = std::numeric_limits<std::uint32_t>::max(); // the driver judges it

struct Request {
  ur_context_handle_t context;
  ur_device_handle_t device; // null for host memory
  ur_usm_type_t type;
  const ur_usm_desc_t *descriptor; // may be null
  ur_usm_pool_handle_t pool;       // may be null
  std::size_t size;
};

std::size_t maxAllocation(const Request &request) {
  const ur_device_handle_t device =
      request.device ? request.device : request.context->devices.front();
  return device->properties.maxMemAllocSize;
}

void check(const Request &request) {
  if (request.device)
    request.context->require(request.device);
  adapter::alignmentOf(request.descriptor, kAnyAlignment);
  if (request.pool && request.pool->context.get() != request.context)
    adapter::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the pool belongs to another context");
  if (request.size == 0 || request.size > maxAllocation(request))
    adapter::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                   "cannot allocate {} bytes; this device allocates 1 to {} at a time",
                   request.size, maxAllocation(request));
}

void *allocateNative(const Request &request, std::size_t bytes) {
  const ze_device_mem_alloc_desc_t device{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  const ze_host_mem_alloc_desc_t host{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
  const ze_context_handle_t context = request.context->native();
  const std::size_t align = request.descriptor ? request.descriptor->align : 0;
  void *memory = nullptr;
  switch (request.type) {
  case UR_USM_TYPE_HOST:
    UR_ZE_CHECK(zeMemAllocHost, context, &host, bytes, align, &memory);
    break;
  case UR_USM_TYPE_DEVICE:
    UR_ZE_CHECK(zeMemAllocDevice, context, &device, bytes, align, request.device->device, &memory);
    break;
  default:
    UR_ZE_CHECK(zeMemAllocShared, context, &device, &host, bytes, align, request.device->device,
                &memory);
  }
  return memory;
}

void clear(ur_context_handle_t context, void *memory, std::size_t size) {
  const std::byte zero{};
  const Fill fill(memory, {&zero, 1}, size, context->devices.front()->maxFillPattern);
  context->withBlockingList(
      [&](ze_command_list_handle_t list) { append(list, fill, nullptr, {}); });
}

ur_result_t allocate(const Request &request, void **memory) {
  check(request);
  std::size_t bytes = request.size;
  if (request.pool)
    bytes = std::max(bytes, std::min(request.pool->minDriverAllocSize, maxAllocation(request)));
  auto *begin = static_cast<std::byte *>(allocateNative(request, bytes));
  auto allocation = Allocation::takeOver(request.context, begin, request.size, false);
  allocation->type = request.type;
  allocation->device = request.device;
  if (request.pool) {
    allocation->share = PoolShare(request.pool, bytes, request.size);
    if (request.pool->zeroInitialized)
      clear(request.context, begin, request.size);
  }
  allocations().insert(std::move(allocation));
  *memory = begin;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace ze

ur_result_t lz::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                               ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return ze::allocate({hContext, nullptr, UR_USM_TYPE_HOST, pUSMDesc, pool, size}, ppMem);
}

ur_result_t lz::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                 size_t size, void **ppMem) {
  return ze::allocate({hContext, hDevice, UR_USM_TYPE_DEVICE, pUSMDesc, pool, size}, ppMem);
}

ur_result_t lz::urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                 size_t size, void **ppMem) {
  return ze::allocate({hContext, hDevice, UR_USM_TYPE_SHARED, pUSMDesc, pool, size}, ppMem);
}

ur_result_t lz::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation = ze::allocations().take(pMem, [&](const ze::Allocation &found) {
    return found.begin() == pMem && found.context.get() == hContext && !found.imported;
  });
  if (!allocation)
    adapter::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                   "the pointer is no start of an allocation of this context; memory that was "
                   "opened from another process is closed with urIPCCloseMemHandleExp");
  ze::exchange().revoke(allocation.get());
  ze::Allocation::end(allocation);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                      size_t size) {
  const auto destination = ze::useRange(pDst, size);
  const auto source = ze::useRange(pSrc, size);
  hContext->withBlockingList([&](ze_command_list_handle_t list) {
    ze::append(list, ze::Copy{pDst, pSrc, size}, nullptr, {});
  });
  return UR_RESULT_SUCCESS;
}

} // namespace ur
