// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>

#include "adapters/kit/exchange.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/usm_desc.hpp"
#include "adapters/level_zero/allocation.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/work.hpp"
#include "base/error.hpp"
#include "adapters/level_zero/functions.hpp"

namespace ur {
namespace level_zero {
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
  kit::alignmentOf(request.descriptor, kAnyAlignment);
  if (request.pool && request.pool->context.get() != request.context)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the pool belongs to another context");
  if (request.size == 0 || request.size > maxAllocation(request))
    base::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                "cannot allocate {} bytes; this device allocates 1 to {} at a time", request.size,
                maxAllocation(request));
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
} // namespace level_zero

ur_result_t backend::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return level_zero::allocate({hContext, nullptr, UR_USM_TYPE_HOST, pUSMDesc, pool, size}, ppMem);
}

ur_result_t backend::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return level_zero::allocate({hContext, hDevice, UR_USM_TYPE_DEVICE, pUSMDesc, pool, size}, ppMem);
}

ur_result_t backend::urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return level_zero::allocate({hContext, hDevice, UR_USM_TYPE_SHARED, pUSMDesc, pool, size}, ppMem);
}

ur_result_t backend::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation =
      level_zero::allocations().take(pMem, [&](const level_zero::Allocation &found) {
        return found.begin() == pMem && found.context.get() == hContext && !found.imported;
      });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the pointer is no start of an allocation of this context; memory that was "
                "opened from another process is closed with urIPCCloseMemHandleExp");
  kit::exchange().revoke(allocation.get());
  level_zero::Allocation::end(allocation);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                           const void *pSrc, size_t size) {
  const auto destination = level_zero::useRange(pDst, size);
  const auto source = level_zero::useRange(pSrc, size);
  hContext->withBlockingList([&](ze_command_list_handle_t list) {
    level_zero::append(list, level_zero::Copy{pDst, pSrc, size}, nullptr, {});
  });
  return UR_RESULT_SUCCESS;
}

} // namespace ur
