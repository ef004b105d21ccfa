// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

void destroy(ur_usm_pool_handle_t pool) noexcept { delete pool; }

namespace ur {
namespace kit {

Allocation::Allocation(Slot &slot, ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                       ur_usm_type_t memoryType, std::size_t bytes,
                       std::unique_ptr<Memory> driverMemory)
    : context(owner), device(memoryDevice), type(memoryType), size(bytes),
      begin(driverMemory->begin), memory(std::move(driverMemory)), slot_(slot),
      extent_(std::max(bytes, memory->size)), generation_(base::forkGeneration()) {}

Allocation::~Allocation() = default;

UsmLimits limitsOf(std::span<const ur_device_handle_t> devices, ur_usm_type_t type) {
  UsmLimits limits = backend::usmLimits(devices.front(), type);
  for (ur_device_handle_t device : devices.subspan(1)) {
    const UsmLimits other = backend::usmLimits(device, type);
    limits.size = std::min(limits.size, other.size);
    limits.alignment = std::min(limits.alignment, other.alignment);
  }
  return limits;
}

namespace {

// Checks a description and its chain. Returns its alignment, or 0 for a null description.
std::uint32_t alignmentOf(const ur_usm_desc_t *description, std::uint32_t largestAlignment) {
  if (!description)
    return 0;
  requireType(*description, UR_STRUCTURE_TYPE_USM_DESC, "USM descriptor");
  requireDeclared(description->hints, UR_USM_ADVICE_FLAGS_MASK, "USM hints");
  if (const auto *host =
          findInChain<ur_usm_host_desc_t>(description->pNext, UR_STRUCTURE_TYPE_USM_HOST_DESC))
    requireDeclared(host->flags, UR_USM_HOST_MEM_FLAGS_MASK, "host memory flags");
  if (const auto *device =
          findInChain<ur_usm_device_desc_t>(description->pNext, UR_STRUCTURE_TYPE_USM_DEVICE_DESC))
    requireDeclared(device->flags, UR_USM_DEVICE_MEM_FLAGS_MASK, "device memory flags");
  const std::uint32_t alignment = description->align;
  if (alignment != 0 && !std::has_single_bit(alignment))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the alignment {} is not a power of two", alignment);
  if (alignment > largestAlignment)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the alignment {} exceeds the maximum, {}",
                alignment, largestAlignment);
  return alignment;
}

// Calls `call` and returns its value. Turns an error with `code` into INVALID_VALUE.
template <typename Call> auto asInvalidValue(ur_result_t code, const Call &call) {
  try {
    return call();
  } catch (const base::Error &error) {
    if (error.result() != code)
      throw;
    throw base::Error(UR_RESULT_ERROR_INVALID_VALUE, error.message(), error.driverCode());
  }
}

void *allocate(UsmRequest request, const ur_usm_desc_t *description, ur_usm_pool_handle_t pool) {
  const ur_context_handle_t context = request.context;
  if (request.device)
    context->require(request.device);
  if (const FeatureAnswer *poolSupport = featureAnswer(UR_DEVICE_INFO_USM_POOL_SUPPORT);
      pool && (!poolSupport || poolSupport->reason))
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "pools are not supported: UR_DEVICE_INFO_USM_POOL_SUPPORT is false");
  if (pool && pool->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the pool belongs to another context");
  const UsmLimits limits = limitsOf(
      request.device ? std::span<const ur_device_handle_t>(&request.device, 1) : context->devices,
      request.type);
  request.alignment = alignmentOf(description, limits.alignment);
  const std::size_t size = request.size;
  if (size == 0 || size > limits.size)
    base::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                "cannot allocate {} bytes: the size must be from 1 to {} bytes", size, limits.size);
  if (pool) {
    request.size = std::max(size, std::min(pool->minDriverAllocSize, limits.size));
    request.usedSize = size;
    request.zeroed = pool->zeroInitialized;
  }
  // Some drivers do not report their maximum alignment, and reject an unsupported alignment only
  // when they allocate. Both cases fail with INVALID_VALUE.
  auto memory = asInvalidValue(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
                               [&] { return backend::allocateUsm(request); });
  auto allocation =
      Allocation::make(context, request.device, request.type, size, std::move(memory));
  if (pool)
    allocation->poolUsage = PoolUsage(pool, allocation->memory->size, size);
  void *begin = allocation->begin;
  allocations().insert(std::move(allocation));
  return begin;
}

struct MemoryInfo {
  std::byte *begin;
  std::size_t size;
  ur_device_handle_t device; // null for host memory
  ur_usm_pool_handle_t pool = nullptr;
};

// Describes `allocation`. If it is null, describes the mapped or foreign memory around `pointer`,
// with the bounds that an export would have.
MemoryInfo infoOf(const Allocation::Pointer &allocation, ur_context_handle_t context,
                  const void *pointer) {
  if (allocation)
    return {allocation->begin, allocation->size, allocation->device, allocation->pool()};
  if (const auto mappedMemory = asInvalidValue(UR_RESULT_ERROR_INVALID_ARGUMENT, [&] {
        return backend::findMappedMemory(context, pointer);
      }))
    return {mappedMemory->begin, mappedMemory->size, mappedMemory->device};
  const auto foreignMemory = asInvalidValue(UR_RESULT_ERROR_INVALID_ARGUMENT, [&] {
    return backend::findForeignMemory(context, pointer);
  });
  if (!foreignMemory)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the pointer is not in USM memory of this context");
  return {foreignMemory->begin, foreignMemory->size, foreignMemory->device};
}

} // namespace
} // namespace kit

void backend::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                             ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  *ppMem =
      kit::allocate({.context = hContext, .type = UR_USM_TYPE_HOST, .size = size}, pUSMDesc, pool);
}

void backend::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                               size_t size, void **ppMem) {
  *ppMem = kit::allocate(
      {.context = hContext, .device = hDevice, .type = UR_USM_TYPE_DEVICE, .size = size}, pUSMDesc,
      pool);
}

void backend::urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                               size_t size, void **ppMem) {
  *ppMem = kit::allocate(
      {.context = hContext, .device = hDevice, .type = UR_USM_TYPE_SHARED, .size = size}, pUSMDesc,
      pool);
}

void backend::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation = kit::allocations().take(pMem, [&](const kit::Allocation &candidate) {
    return candidate.begin == pMem && candidate.context.get() == hContext && !candidate.opened &&
           !candidate.isBufferMemory && !candidate.registered;
  });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the pointer is not the start of an allocation of this context; close memory of "
                "another process with urIPCCloseMemHandleExp, release a buffer's memory with "
                "urMemRelease, and unregister memory with urUSMHostAllocUnregisterExp");
  // A relaxed load is enough: take() waited for running Gets, so `exported` is final.
  if (allocation->exported.load(std::memory_order_relaxed))
    kit::exchange().revoke(allocation.get());
  allocation->freeMemory();
}

void backend::urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                   ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                   size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  auto allocation = kit::allocations().find(pMem);
  if (allocation && allocation->context.get() != hContext)
    allocation = nullptr;
  if (propName == UR_USM_ALLOC_INFO_TYPE)
    return writer.value(allocation ? allocation->type : UR_USM_TYPE_UNKNOWN);
  const kit::MemoryInfo info = kit::infoOf(allocation, hContext, pMem);
  switch (propName) {
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return writer.value(static_cast<void *>(info.begin));
  case UR_USM_ALLOC_INFO_SIZE:
    return writer.value(info.size);
  case UR_USM_ALLOC_INFO_DEVICE:
    if (!info.device)
      base::raise(UR_RESULT_ERROR_INVALID_VALUE, "host memory belongs to no device");
    return writer.value(info.device);
  case UR_USM_ALLOC_INFO_POOL:
    if (!info.pool)
      base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the memory was not allocated from a pool");
    return writer.value(info.pool);
  default:
    writer.raiseUnsupported(propName);
  }
}

} // namespace ur
