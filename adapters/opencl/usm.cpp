// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <span>

#include "adapters/kit/usm_desc.hpp"
#include "adapters/opencl/allocation.hpp"
#include "adapters/opencl/functions.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

namespace ur {
namespace opencl {

kit::AddressMap<Allocation> &allocations() {
  static auto &instance = base::immortal<kit::AddressMap<Allocation>>();
  return instance;
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
  if (device->usm->access(request.supportQuery) == 0)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "{} has no USM memory of this kind; its driver offers neither "
                "cl_intel_unified_shared_memory nor shared virtual memory that fits",
                device->text(CL_DEVICE_NAME));
  const auto largest = device->info<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE);
  if (request.size == 0 || request.size > largest)
    base::raise(UR_RESULT_ERROR_INVALID_USM_SIZE,
                "cannot allocate {} bytes; this device allocates 1 to {} at a time", request.size,
                largest);
}

ur_result_t allocate(const Request &request, void **memory) {
  if (request.pool)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "there are no pools, as UR_DEVICE_INFO_USM_POOL_SUPPORT tells");
  for (ur_device_handle_t device : request.devices)
    checkFor(device, request);
  ur_device_handle_t provider = request.devices.front();
  const cl_uint largestAlignment = provider->info<cl_uint>(CL_DEVICE_MEM_BASE_ADDR_ALIGN) / 8;
  auto allocation =
      std::make_shared<Allocation>(request.context, request.type, provider, request.size,
                                   kit::alignmentOf(request.description, largestAlignment));
  void *begin = allocation->memory;
  allocations().insert(std::move(allocation));
  *memory = begin;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace opencl

ur_result_t backend::urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return allocate({hContext, hContext->devices, UR_USM_TYPE_HOST, UR_DEVICE_INFO_USM_HOST_SUPPORT,
                   pUSMDesc, pool, size},
                  ppMem);
}

ur_result_t backend::urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return allocate({hContext,
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
  return allocate({hContext,
                   {&hDevice, 1},
                   UR_USM_TYPE_SHARED,
                   UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT,
                   pUSMDesc,
                   pool,
                   size},
                  ppMem);
}

ur_result_t backend::urUSMFree(ur_context_handle_t hContext, void *pMem) {
  const auto allocation = allocations().take(pMem, [&](const Allocation &found) {
    return found.begin() == pMem && found.context.get() == hContext;
  });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the pointer is no start of an allocation of this context");
  hContext->waitForCommands(); // which may use the memory
  return UR_RESULT_SUCCESS;
}

} // namespace ur
