// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/exchange.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/usm_desc.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <span>
#include <utility>

void destroy(ur_usm_pool_handle_t pool) noexcept { delete pool; }

namespace ur {
namespace kit {

Allocation::Allocation(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                       ur_usm_type_t memoryType, std::size_t bytes,
                       std::unique_ptr<Memory> driverMemory)
    : context(owner), device(memoryDevice), type(memoryType), size(bytes),
      begin(driverMemory->begin), memory(std::move(driverMemory)),
      generation_(base::forkGeneration()) {}

Allocation::~Allocation() = default;

namespace {

// What every device that uses the memory allows.
UsmLimits limitsOf(std::span<const ur_device_handle_t> devices, ur_usm_type_t type) {
  UsmLimits limits = backend::usmLimits(devices.front(), type);
  for (ur_device_handle_t device : devices.subspan(1)) {
    const UsmLimits other = backend::usmLimits(device, type);
    limits.size = std::min(limits.size, other.size);
    limits.alignment = std::min(limits.alignment, other.alignment);
  }
  return limits;
}

ur_result_t allocate(UsmRequest request, const ur_usm_desc_t *description,
                     ur_usm_pool_handle_t pool, void **memory) {
  const ur_context_handle_t context = request.context;
  if (request.device)
    context->require(request.device);
  if (pool && !featureSupport(UR_DEVICE_INFO_USM_POOL_SUPPORT).value_or(false))
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "there are no pools, as UR_DEVICE_INFO_USM_POOL_SUPPORT tells");
  if (pool && pool->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the pool belongs to another context");
  const UsmLimits limits = limitsOf(
      request.device ? std::span<const ur_device_handle_t>(&request.device, 1) : context->devices,
      request.type);
  request.alignment = alignmentOf(description, limits.alignment);
  const std::size_t size = request.size;
  if (size == 0 || size > limits.size)
    base::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                "cannot allocate {} bytes; this device allocates 1 to {} at a time", size,
                limits.size);
  if (pool) {
    request.size = std::max(size, std::min(pool->minDriverAllocSize, limits.size));
    request.zeroed = pool->zeroInitialized;
  }
  auto allocation = std::make_shared<Allocation>(context, request.device, request.type, size,
                                                 backend::allocateUsm(request));
  if (pool)
    allocation->share = PoolShare(pool, allocation->memory->size, size);
  void *begin = allocation->begin;
  allocations().insert(std::move(allocation));
  *memory = begin;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace kit

ur_result_t backend::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return kit::allocate({hContext, nullptr, UR_USM_TYPE_HOST, size, 0, false}, pUSMDesc, pool,
                       ppMem);
}

ur_result_t backend::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return kit::allocate({hContext, hDevice, UR_USM_TYPE_DEVICE, size, 0, false}, pUSMDesc, pool,
                       ppMem);
}

ur_result_t backend::urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return kit::allocate({hContext, hDevice, UR_USM_TYPE_SHARED, size, 0, false}, pUSMDesc, pool,
                       ppMem);
}

ur_result_t backend::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation = kit::allocations().take(pMem, [&](const kit::Allocation &found) {
    return found.begin == pMem && found.context.get() == hContext && !found.imported();
  });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the pointer is no start of an allocation of this context; memory that was "
                "opened from another process is closed with urIPCCloseMemHandleExp");
  kit::exchange().revoke(allocation.get());
  allocation->end();
  return UR_RESULT_SUCCESS;
}

} // namespace ur
