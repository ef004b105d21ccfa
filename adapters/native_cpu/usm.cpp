// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <cstring>
#include <memory>

#include "adapters/kit/exchange.hpp"
#include "adapters/kit/usm_desc.hpp"
#include "adapters/native_cpu/allocation.hpp"
#include "adapters/native_cpu/limits.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "ipc/memory_file.hpp"

namespace ur {
namespace native_cpu {
namespace {

struct Request {
  ur_context_handle_t context;
  ur_device_handle_t device; // null for host memory
  ur_usm_type_t type;
  const ur_usm_desc_t *descriptor; // may be null
  ur_usm_pool_handle_t pool;       // may be null
  std::size_t size;
};

void check(const Request &request) {
  if (request.device)
    request.context->require(request.device);
  if (request.pool && request.pool->context.get() != request.context)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the pool belongs to another context");
  if (request.size == 0 || request.size > maxAllocationBytes())
    base::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                "cannot allocate {} bytes; this device allocates 1 to {} at a time", request.size,
                maxAllocationBytes());
}

std::size_t pagesNeeded(const Request &request) {
  std::size_t bytes = request.size;
  if (request.pool)
    bytes = std::max(bytes, std::min(request.pool->minDriverAllocSize, maxAllocationBytes()));
  return roundUp(bytes, pageSize());
}

ur_result_t allocate(const Request &request, void **memory) {
  const std::size_t alignment = kit::alignmentOf(request.descriptor, kMaxAlignment);
  check(request);
  auto allocation = std::make_shared<Allocation>(request.context);
  allocation->type = request.type;
  allocation->device = request.device;
  allocation->size = request.size;

  const std::size_t bytes = pagesNeeded(request);
  // Only device memory can be exported: it alone needs a file, and with it a descriptor.
  if (request.type == UR_USM_TYPE_DEVICE)
    allocation->file = ipc::createMemoryFile("ur-usm", bytes);
  allocation->pages = Pages(allocation->file.get(), bytes, alignment);
  if (request.pool)
    allocation->share = PoolShare(request.pool, bytes, request.size);

  void *begin = allocation->begin();
  allocations().insert(std::move(allocation));
  *memory = begin;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace native_cpu

ur_result_t backend::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return allocate({hContext, nullptr, UR_USM_TYPE_HOST, pUSMDesc, pool, size}, ppMem);
}

ur_result_t backend::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return allocate({hContext, hDevice, UR_USM_TYPE_DEVICE, pUSMDesc, pool, size}, ppMem);
}

ur_result_t backend::urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return allocate({hContext, hDevice, UR_USM_TYPE_SHARED, pUSMDesc, pool, size}, ppMem);
}

ur_result_t backend::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation = allocations().take(pMem, [&](const Allocation &found) {
    return found.begin() == pMem && found.context.get() == hContext && !found.imported();
  });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the pointer is no start of an allocation of this context; memory that was "
                "opened from another process is closed with urIPCCloseMemHandleExp");
  kit::exchange().revoke(allocation.get());
  allocation->waitUntilUnused();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUSMContextMemcpyExp(ur_context_handle_t, void *pDst, const void *pSrc,
                                           size_t size) {
  const Allocation::Use destination = useRange(pDst, size);
  const Allocation::Use source = useRange(pSrc, size);
  std::memmove(pDst, pSrc, size); // the ranges may overlap
  return UR_RESULT_SUCCESS;
}

} // namespace ur
