// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <span>

#include "adapters/cuda_like/allocation.hpp"
#include "adapters/cuda_like/facts.hpp"
#include "adapters/cuda_like/functions.hpp"
#include "adapters/kit/usm_desc.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

namespace ur {
namespace cuda_like {
namespace {

void *allocateIn(ur_device_handle_t device, ur_usm_type_t type, std::size_t size) {
  const Current current(device->context());
  void *memory = nullptr;
  switch (type) {
  case UR_USM_TYPE_HOST: {
    const Code code = driver().allocateHost(&memory, size, kHostMemoryPortable);
    if (code == kOutOfMemory)
      base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "the host has no {} bytes to pin", size);
    check(code, "allocate host memory");
    break;
  }
  case UR_USM_TYPE_DEVICE:
    check(driver().allocateDevice(&memory, size), "allocate device memory");
    break;
  default:
    check(driver().allocateManaged(&memory, size, kManagedGlobal), "allocate managed memory");
  }
  return memory;
}

} // namespace

Allocation::Allocation(ur_context_handle_t owner, ur_usm_type_t memoryType,
                       ur_device_handle_t provider, std::size_t bytes)
    : context(owner), type(memoryType), device(provider), size(bytes),
      memory(allocateIn(provider, memoryType, bytes)) {}

Allocation::~Allocation() {
  try {
    const Current current(device->context());
    type == UR_USM_TYPE_HOST ? driver().freeHost(memory) : driver().free(memory);
  } catch (const base::Error &) {
    // The device is lost, and its memory with it.
  }
}

kit::AddressMap<Allocation> &allocations() {
  static auto &instance = base::immortal<kit::AddressMap<Allocation>>();
  return instance;
}

ur_device_usm_access_capability_flags_t usmAccess(const ur_device_handle_t_ &device,
                                                  ur_device_info_t query) {
  constexpr ur_device_usm_access_capability_flags_t kAccess =
      UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  constexpr ur_device_usm_access_capability_flags_t kConcurrent =
      kAccess | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
  constexpr ur_device_usm_access_capability_flags_t kAtomic =
      kAccess | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS;
  const auto has = [&](int name) { return device.attribute(name) != 0; };
  switch (query) {
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return kAtomic;
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return has(kFacts.attributes.hostNativeAtomics) ? kConcurrent | kAtomic : kConcurrent;
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    if (!has(kFacts.attributes.managedMemory))
      return 0;
    return has(kFacts.attributes.concurrentManagedAccess) ? kConcurrent | kAtomic : kAtomic;
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return has(kFacts.attributes.concurrentManagedAccess) ? kConcurrent : 0;
  default:
    return has(kFacts.attributes.pageableMemoryAccess) ? kConcurrent : 0;
  }
}

namespace {

struct Request {
  ur_context_handle_t context;
  std::span<const ur_device_handle_t> devices; // that have to reach the memory
  ur_usm_type_t type;
  ur_device_info_t supportQuery;
  const ur_usm_desc_t *description; // may be null
  ur_usm_pool_handle_t pool;        // may be null
  std::size_t size;
};

void checkFor(ur_device_handle_t device, const Request &request) {
  request.context->require(device);
  if (usmAccess(*device, request.supportQuery) == 0)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION, "{} has no USM memory of this kind",
                device->name());
  if (request.size == 0 || request.size > device->totalMemory())
    base::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                "cannot allocate {} bytes; this device allocates 1 to {} at a time", request.size,
                device->totalMemory());
}

ur_result_t allocate(const Request &request, void **memory) {
  if (request.pool)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "there are no pools, as UR_DEVICE_INFO_USM_POOL_SUPPORT tells");
  for (ur_device_handle_t device : request.devices)
    checkFor(device, request);
  kit::alignmentOf(request.description, kAlignment); // smaller ones are met anyway
  auto allocation = std::make_shared<Allocation>(request.context, request.type,
                                                 request.devices.front(), request.size);
  void *begin = allocation->memory;
  allocations().insert(std::move(allocation));
  *memory = begin;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace cuda_like

ur_result_t backend::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return cuda_like::allocate({hContext, hContext->devices, UR_USM_TYPE_HOST,
                              UR_DEVICE_INFO_USM_HOST_SUPPORT, pUSMDesc, pool, size},
                             ppMem);
}

ur_result_t backend::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return cuda_like::allocate({hContext,
                              {&hDevice, 1},
                              UR_USM_TYPE_DEVICE,
                              UR_DEVICE_INFO_USM_DEVICE_SUPPORT,
                              pUSMDesc,
                              pool,
                              size},
                             ppMem);
}

ur_result_t backend::urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return cuda_like::allocate({hContext,
                              {&hDevice, 1},
                              UR_USM_TYPE_SHARED,
                              UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT,
                              pUSMDesc,
                              pool,
                              size},
                             ppMem);
}

ur_result_t backend::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation =
      cuda_like::allocations().take(pMem, [&](const cuda_like::Allocation &found) {
        return found.begin() == pMem && found.context.get() == hContext;
      });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the pointer is no start of an allocation of this context");
  hContext->waitForCommands(); // which may use the memory
  return UR_RESULT_SUCCESS;
}

} // namespace ur
