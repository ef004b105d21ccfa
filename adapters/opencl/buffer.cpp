// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/buffer.hpp"

#include "adapters/kit/buffer_rules.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/opencl/backend.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <limits>
#include <mutex>
#include <utility>

namespace opencl = ur::opencl;

ur_mem_handle_t_::ur_mem_handle_t_(ur_context_handle_t owner, ur_mem_flag_t memoryAccess,
                                   std::size_t bytes, opencl::UniqueMem memory)
    : Object(ur::kit::kIdentity.table), context(owner), access(memoryAccess), size(bytes),
      driverMem(std::move(memory)) {}

ur_mem_handle_t_::ur_mem_handle_t_(ur_mem_handle_t buffer, ur_mem_flag_t memoryAccess,
                                   const cl_buffer_region &region, opencl::UniqueMem memory)
    : Object(ur::kit::kIdentity.table), context(buffer->context), parent(buffer),
      access(memoryAccess), origin(region.origin), size(region.size), driverMem(std::move(memory)) {
}

void destroy(ur_mem_handle_t memory) noexcept { delete memory; }

namespace ur {
namespace opencl {
namespace {

std::size_t maxBufferSize(ur_context_handle_t context) {
  cl_ulong largest = std::numeric_limits<cl_ulong>::max();
  for (ur_device_handle_t device : context->devices)
    largest = std::min(largest, device->info<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE));
  return largest;
}

// Throws unless all devices of the context accept the origin, because the driver checks the origin
// for only one device.
void requireAlignedOrigin(const ur_buffer_region_t &region, ur_context_handle_t context) {
  for (ur_device_handle_t device : context->devices)
    if (const cl_uint unit =
            std::max(device->info<cl_uint>(CL_DEVICE_MEM_BASE_ADDR_ALIGN) / 8, cl_uint{1});
        region.origin % unit != 0)
      base::raise(UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET,
                  "the origin {} is not a multiple of {}, which {} requires", region.origin, unit,
                  device->text(CL_DEVICE_NAME));
}

// Queries a buffer handle that may be invalid. Throws INVALID_ARGUMENT if it is.
template <typename T> T infoOf(cl_mem memory, cl_mem_info name) {
  T value{};
  if (driver().clGetMemObjectInfo(memory, name, sizeof(value), &value, nullptr) != CL_SUCCESS)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "{:#x} is not a native handle of a buffer; pass a cl_mem",
                kit::nativeHandleOf(memory));
  return value;
}

// Guards the mappings of all buffers.
base::ForkSafeMutex &mappingsMutex() {
  static constinit base::Immortal<base::ForkSafeMutex> instance;
  return instance.get();
}

} // namespace

void Mappings::add(Mapping mapping) noexcept {
  const std::lock_guard lock(mappingsMutex());
  mappings_.splice(mappings_.end(), mapping);
}

Mappings::Mapping Mappings::take(const void *address) {
  Mapping mapping;
  const std::lock_guard lock(mappingsMutex());
  const auto found = std::ranges::find(mappings_, address);
  if (found == mappings_.end())
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the buffer has no mapping at {}; unmap the result of each "
                "urEnqueueMemBufferMap only once",
                address);
  mapping.splice(mapping.end(), mappings_, found);
  return mapping;
}

} // namespace opencl

// Passes the flags to OpenCL unchanged, because they have the same values there.
void backend::urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                const ur_buffer_properties_t *pProperties,
                                ur_mem_handle_t *phBuffer) {
  void *const host = kit::hostMemoryOf(flags, pProperties);
  const ur_mem_flag_t access = kit::accessOf(flags);
  kit::requireBufferSize(size, maxBufferSize(hContext));
  cl_int code = CL_SUCCESS;
  UniqueMem memory(driver().clCreateBuffer(hContext->native(), flags, size, host, &code));
  check(code, "clCreateBuffer");
  *phBuffer = new ur_mem_handle_t_(hContext, access, size, std::move(memory));
}

void backend::urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                   ur_buffer_create_type_t, const ur_buffer_region_t *pRegion,
                                   ur_mem_handle_t *phMem) {
  if (hBuffer->parent)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the buffer is already a part of another buffer; partition that buffer instead");
  kit::requirePart(*pRegion, hBuffer->size);
  requireAlignedOrigin(*pRegion, hBuffer->context.get());
  const ur_mem_flag_t access = kit::accessToPart(flags, hBuffer->access);
  const cl_buffer_region region{pRegion->origin, pRegion->size};
  cl_int code = CL_SUCCESS;
  UniqueMem memory(driver().clCreateSubBuffer(hBuffer->native(), static_cast<cl_mem_flags>(access),
                                              CL_BUFFER_CREATE_TYPE_REGION, &region, &code));
  if (code == CL_MEM_OBJECT_ALLOCATION_FAILURE)
    base::raise(UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE,
                "clCreateSubBuffer: out of memory; release some buffers");
  check(code, "clCreateSubBuffer");
  *phMem = new ur_mem_handle_t_(hBuffer, access, region, std::move(memory));
}

void backend::urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                   ur_native_handle_t *phNativeMem) {
  if (hDevice)
    hMem->context->require(hDevice);
  *phNativeMem = kit::nativeHandleOf(hMem->native());
}

// The new buffer retains the native handle. If the caller transfers its own reference, this
// function releases that reference at the end, because the caller keeps the reference if the call
// fails.
void backend::urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                                ur_context_handle_t hContext,
                                                const ur_mem_native_properties_t *pProperties,
                                                ur_mem_handle_t *phMem) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES,
                     "memory native properties");
  const auto native = kit::fromNative<cl_mem>(hNativeMem);
  if (infoOf<cl_mem_object_type>(native, CL_MEM_TYPE) != CL_MEM_OBJECT_BUFFER ||
      infoOf<cl_context>(native, CL_MEM_CONTEXT) != hContext->native())
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "{:#x} is not a buffer of this context; create it in the context that "
                "urContextGetNativeHandle returns",
                hNativeMem);
  const auto flags = static_cast<ur_mem_flags_t>(infoOf<cl_mem_flags>(native, CL_MEM_FLAGS));
  const ur_mem_flag_t access = kit::accessOf(flags);
  const auto size = infoOf<std::size_t>(native, CL_MEM_SIZE);
  check(driver().clRetainMemObject(native), "clRetainMemObject");
  *phMem = new ur_mem_handle_t_(hContext, access, size, UniqueMem(native));
  if (pProperties && pProperties->isNativeHandleOwned)
    driver().clReleaseMemObject(native);
}

} // namespace ur
