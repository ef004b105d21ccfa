// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/buffer.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/opencl/backend.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <bit>
#include <mutex>
#include <utility>

namespace opencl = ur::opencl;

ur_mem_handle_t_::ur_mem_handle_t_(ur_context_handle_t owner, ur_mem_flag_t memoryAccess,
                                   std::size_t bytes, opencl::UniqueMem memory)
    : Object(ur::kit::kIdentity.table), context(owner), access(memoryAccess), size(bytes),
      driverMem(std::move(memory)) {}

ur_mem_handle_t_::ur_mem_handle_t_(ur_mem_handle_t partOf, ur_mem_flag_t memoryAccess,
                                   const cl_buffer_region &region, opencl::UniqueMem memory)
    : Object(ur::kit::kIdentity.table), context(partOf->context), whole(partOf),
      access(memoryAccess), origin(region.origin), size(region.size), driverMem(std::move(memory)) {
}

void destroy(ur_mem_handle_t memory) noexcept { delete memory; }

namespace ur {
namespace opencl {
namespace {

constexpr ur_mem_flags_t kMemAccess =
    UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY;
constexpr ur_mem_flags_t kHostBytes =
    UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
constexpr ur_mem_flags_t kHostMemory = kHostBytes | UR_MEM_FLAG_ALLOC_HOST_POINTER;

// The one flag about access, `otherwise` where there is none.
ur_mem_flag_t accessOf(ur_mem_flags_t flags, ur_mem_flag_t otherwise) {
  const ur_mem_flags_t access = flags & kMemAccess;
  if (std::popcount(access) > 1)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the flags {:#x} name more than one kind of access; pass one or none", flags);
  return access != 0 ? static_cast<ur_mem_flag_t>(access) : otherwise;
}

// The memory that the flags speak of; null where they speak of none.
void *hostMemoryOf(ur_mem_flags_t flags, const ur_buffer_properties_t *properties) {
  if (properties)
    kit::requireType(*properties, UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, "buffer properties");
  if (flags & UR_MEM_FLAG_USE_HOST_POINTER &&
      flags & (kHostMemory & ~ur_mem_flags_t{UR_MEM_FLAG_USE_HOST_POINTER}))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the buffer is to use memory of the host's, and to get other memory too; pass one "
                "flag about host memory");
  void *host = properties ? properties->pHost : nullptr;
  if ((flags & kHostBytes) != 0 && !host)
    base::raise(UR_RESULT_ERROR_INVALID_HOST_PTR,
                "the flags {:#x} speak of host memory; name it by ur_buffer_properties_t::pHost",
                flags);
  if ((flags & kHostBytes) == 0 && host)
    base::raise(UR_RESULT_ERROR_INVALID_HOST_PTR,
                "the properties name host memory that the flags {:#x} do not speak of; say by a "
                "flag whether it is used or copied",
                flags);
  return host;
}

void requireBufferSize(ur_context_handle_t context, std::size_t size) {
  if (size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, "a buffer has one byte at least");
  for (ur_device_handle_t device : context->devices)
    if (const auto largest = device->info<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE); size > largest)
      base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                  "a buffer of {} bytes is more than {} allocates at a time, {} bytes", size,
                  device->text(CL_DEVICE_NAME), largest);
}

// The access to a part of a buffer.
ur_mem_flag_t accessToPart(const ur_mem_handle_t_ &whole, ur_mem_flags_t flags) {
  if (flags & kHostMemory)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the flags {:#x} speak of host memory; a part has that of its buffer", flags);
  const ur_mem_flag_t access = accessOf(flags, whole.access);
  if (whole.access != UR_MEM_FLAG_READ_WRITE && access != whole.access)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the flags {:#x} allow what those of the buffer, {:#x}, do not; pass the same or 0",
                flags, static_cast<unsigned>(whole.access));
  return access;
}

void requireRegion(const ur_mem_handle_t_ &whole, const ur_buffer_region_t &region) {
  kit::requireType(region, UR_STRUCTURE_TYPE_BUFFER_REGION, "buffer region");
  if (region.size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, "a part of a buffer has one byte at least");
  if (region.origin > whole.size || region.size > whole.size - region.origin)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                "{} bytes from {} on reach past the end of the buffer, which has {}", region.size,
                region.origin, whole.size);
  // The driver asks for no more than what one of the devices does.
  for (ur_device_handle_t device : whole.context->devices)
    if (const cl_uint unit = device->info<cl_uint>(CL_DEVICE_MEM_BASE_ADDR_ALIGN) / 8;
        region.origin % unit != 0)
      base::raise(UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET,
                  "the origin {} is no multiple of {}, as {} wants it", region.origin, unit,
                  device->text(CL_DEVICE_NAME));
}

// What the driver tells of a handle that claims to be a buffer's.
template <typename T> T infoOf(cl_mem memory, cl_mem_info name) {
  T value{};
  if (driver().clGetMemObjectInfo(memory, name, sizeof(value), &value, nullptr) != CL_SUCCESS)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "{:#x} is no native handle of a buffer; pass a cl_mem",
                kit::nativeHandleOf(memory));
  return value;
}

} // namespace

void Mappings::add(Mapping mapping) noexcept {
  const std::lock_guard lock(mutex_);
  mapped_.splice(mapped_.end(), mapping);
}

Mappings::Mapping Mappings::take(const void *address) {
  Mapping taken;
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(mapped_, address);
  if (found == mapped_.end())
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "nothing of the buffer is mapped at {}; pass what urEnqueueMemBufferMap returned, "
                "once",
                address);
  taken.splice(taken.end(), mapped_, found);
  return taken;
}

} // namespace opencl

// The numbers of the flags are OpenCL's.
void backend::urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                const ur_buffer_properties_t *pProperties,
                                ur_mem_handle_t *phBuffer) {
  void *host = hostMemoryOf(flags, pProperties);
  const ur_mem_flag_t access = accessOf(flags, UR_MEM_FLAG_READ_WRITE);
  requireBufferSize(hContext, size);
  cl_int code = CL_SUCCESS;
  UniqueMem memory(driver().clCreateBuffer(hContext->native(), flags, size, host, &code));
  check(code, "clCreateBuffer");
  *phBuffer = new ur_mem_handle_t_(hContext, access, size, std::move(memory));
}

void backend::urMemRetain(ur_mem_handle_t hMem) { hMem->retain(); }

void backend::urMemRelease(ur_mem_handle_t hMem) {
  if (hMem->release())
    destroy(hMem);
}

void backend::urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                   ur_buffer_create_type_t, const ur_buffer_region_t *pRegion,
                                   ur_mem_handle_t *phMem) {
  if (hBuffer->whole)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the buffer is a part itself; make a part of the one that it lies in");
  requireRegion(*hBuffer, *pRegion);
  const ur_mem_flag_t access = accessToPart(*hBuffer, flags);
  const cl_buffer_region region{pRegion->origin, pRegion->size};
  cl_int code = CL_SUCCESS;
  UniqueMem memory(driver().clCreateSubBuffer(hBuffer->native(), static_cast<cl_mem_flags>(access),
                                              CL_BUFFER_CREATE_TYPE_REGION, &region, &code));
  if (code == CL_MEM_OBJECT_ALLOCATION_FAILURE)
    base::raise(UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE,
                "clCreateSubBuffer: no memory for the part; release some buffers");
  check(code, "clCreateSubBuffer");
  *phMem = new ur_mem_handle_t_(hBuffer, access, region, std::move(memory));
}

void backend::urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                   ur_native_handle_t *phNativeMem) {
  if (hDevice)
    hMem->context->require(hDevice);
  *phNativeMem = kit::nativeHandleOf(hMem->native());
}

// The buffer has a reference of its own. One that the caller gives up goes last: he keeps it where
// the call fails.
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
                "{:#x} is no buffer of this context; make it in what urContextGetNativeHandle "
                "hands out",
                hNativeMem);
  const auto flags = static_cast<ur_mem_flags_t>(infoOf<cl_mem_flags>(native, CL_MEM_FLAGS));
  const ur_mem_flag_t access = accessOf(flags, UR_MEM_FLAG_READ_WRITE);
  const auto size = infoOf<std::size_t>(native, CL_MEM_SIZE);
  check(driver().clRetainMemObject(native), "clRetainMemObject");
  *phMem = new ur_mem_handle_t_(hContext, access, size, UniqueMem(native));
  if (pProperties && pProperties->isNativeHandleOwned)
    driver().clReleaseMemObject(native);
}

void backend::urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_MEM_INFO_SIZE:
    return write.value(hMemory->size);
  case UR_MEM_INFO_CONTEXT:
    return write.value(hMemory->context.get());
  case UR_MEM_INFO_REFERENCE_COUNT:
    return write.value(hMemory->references());
  default:
    write.raiseUnknown(propName);
  }
}

} // namespace ur
