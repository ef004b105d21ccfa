// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/buffer.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace kit = ur::kit;

ur_mem_handle_t_::ur_mem_handle_t_(std::shared_ptr<kit::Allocation> memory,
                                   ur_mem_flags_t memoryFlags, void *hostMemory)
    : Object(kit::kIdentity.table), allocation(std::move(memory)), flags(memoryFlags),
      begin(allocation->begin), size(allocation->size),
      host_(static_cast<std::byte *>(hostMemory)) {}

ur_mem_handle_t_::ur_mem_handle_t_(ur_mem_handle_t buffer, ur_mem_flags_t partFlags,
                                   const ur_buffer_region_t &region)
    : Object(kit::kIdentity.table), allocation(buffer->allocation), whole(buffer), flags(partFlags),
      begin(buffer->begin + region.origin), size(region.size),
      host_(buffer->host_ ? buffer->host_ + region.origin : nullptr) {}

ur_mem_handle_t_::~ur_mem_handle_t_() {
  if (ownsMemory_)
    kit::allocations().forget(*allocation);
}

void destroy(ur_mem_handle_t buffer) noexcept { delete buffer; }

namespace ur {
namespace kit {
namespace {

constexpr ur_mem_flags_t kAccess =
    UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY;
constexpr ur_mem_flags_t kNamesHostMemory =
    UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
constexpr ur_mem_flags_t kHostMemory = kNamesHostMemory | UR_MEM_FLAG_ALLOC_HOST_POINTER;

ur_mem_flags_t accessOf(ur_mem_flags_t flags) {
  return flags & kAccess ? flags & kAccess : UR_MEM_FLAG_READ_WRITE;
}

void requireFlags(ur_mem_flags_t flags) {
  requireDeclared(flags, UR_MEM_FLAGS_MASK, "buffer flags");
  if (std::popcount(flags & kAccess) > 1)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the flags {:#x} tell more than one access of kernels; give one of them", flags);
  if ((flags & UR_MEM_FLAG_USE_HOST_POINTER) &&
      (flags & kHostMemory) != UR_MEM_FLAG_USE_HOST_POINTER)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "UR_MEM_FLAG_USE_HOST_POINTER excludes the other flags about host memory");
}

// The application's memory that the flags speak of; null without such flags.
void *hostMemoryOf(ur_mem_flags_t flags, const ur_buffer_properties_t *properties) {
  if (properties)
    requireType(*properties, UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, "buffer properties");
  void *const host = properties ? properties->pHost : nullptr;
  if ((flags & kNamesHostMemory) && !host)
    base::raise(UR_RESULT_ERROR_INVALID_HOST_PTR,
                "the flags speak of host memory; name it in ur_buffer_properties_t::pHost");
  if (!(flags & kNamesHostMemory) && host)
    base::raise(UR_RESULT_ERROR_INVALID_HOST_PTR,
                "pHost is given without a flag that says what it is for");
  return host;
}

std::shared_ptr<Allocation> allocateFor(ur_context_handle_t context, std::size_t size) {
  const std::size_t most = limitsOf(context->devices, UR_USM_TYPE_HOST).size;
  if (size == 0 || size > most)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                "a buffer of {} bytes; the devices of this context take 1 to {}", size, most);
  auto memory = std::make_shared<Allocation>(
      context, nullptr, UR_USM_TYPE_HOST, size,
      backend::allocateUsm({.context = context, .type = UR_USM_TYPE_HOST, .size = size}));
  memory->ofBuffer = true;
  return memory;
}

// Whether kernels may do to the part what its flags allow.
void requireWithin(ur_mem_flags_t part, ur_mem_flags_t whole) {
  if (part & kHostMemory)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the host memory of a part is that of its buffer; leave out such flags");
  if (accessOf(whole) != UR_MEM_FLAG_READ_WRITE && accessOf(part) != accessOf(whole))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the part's access {:#x} is more than the buffer's, {:#x}", accessOf(part),
                accessOf(whole));
}

} // namespace
} // namespace kit

void backend::urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                const ur_buffer_properties_t *pProperties,
                                ur_mem_handle_t *phBuffer) {
  kit::requireFlags(flags);
  void *const host = kit::hostMemoryOf(flags, pProperties);
  auto memory = kit::allocateFor(hContext, size);
  if (host)
    std::memcpy(memory->begin, host, size);
  void *const shown = flags & UR_MEM_FLAG_USE_HOST_POINTER ? host : nullptr;
  auto buffer = std::make_unique<ur_mem_handle_t_>(memory, flags, shown);
  kit::allocations().insert(std::move(memory));
  buffer->ownMemory();
  *phBuffer = buffer.release();
}

void backend::urMemRetain(ur_mem_handle_t hMem) { hMem->retain(); }

void backend::urMemRelease(ur_mem_handle_t hMem) {
  if (hMem->release())
    destroy(hMem);
}

void backend::urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                   ur_buffer_create_type_t bufferCreateType,
                                   const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
  kit::requireFlags(flags);
  if (bufferCreateType != UR_BUFFER_CREATE_TYPE_REGION)
    base::raise(UR_RESULT_ERROR_INVALID_ENUMERATION, "{} is no way to tell a part of a buffer",
                static_cast<unsigned>(bufferCreateType));
  kit::requireType(*pRegion, UR_STRUCTURE_TYPE_BUFFER_REGION, "buffer region");
  if (hBuffer->whole)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the buffer is a part itself; take the part of the whole");
  const ur_mem_flags_t access = flags ? flags : kit::accessOf(hBuffer->flags);
  kit::requireWithin(access, hBuffer->flags);
  if (pRegion->size == 0 || pRegion->origin > hBuffer->size ||
      pRegion->size > hBuffer->size - pRegion->origin)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                "{} bytes from {} on are no part of a buffer of {} bytes", pRegion->size,
                pRegion->origin, hBuffer->size);
  *phMem = new ur_mem_handle_t_(hBuffer, access, *pRegion);
}

// The address of the first byte, which the devices of the context and the host share.
void backend::urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                   ur_native_handle_t *phNativeMem) {
  if (hDevice)
    hMem->context()->require(hDevice);
  *phNativeMem = reinterpret_cast<ur_native_handle_t>(hMem->begin);
}

void backend::urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                                ur_context_handle_t hContext,
                                                const ur_mem_native_properties_t *pProperties,
                                                ur_mem_handle_t *phMem) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES,
                     "buffer native properties");
  const auto memory = kit::allocations().find(reinterpret_cast<const void *>(hNativeMem));
  if (!memory || memory->begin != reinterpret_cast<std::byte *>(hNativeMem) ||
      memory->context.get() != hContext)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "{:#x} is no start of USM memory or of a buffer of this context", hNativeMem);
  auto buffer = std::make_unique<ur_mem_handle_t_>(memory, 0, nullptr);
  if (pProperties && pProperties->isNativeHandleOwned) {
    if (memory->ofBuffer.exchange(true))
      base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                  "the memory belongs to another buffer; it cannot be owned twice");
    buffer->ownMemory();
  }
  *phMem = buffer.release();
}

void backend::urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_MEM_INFO_SIZE:
    return write.value(hMemory->size);
  case UR_MEM_INFO_CONTEXT:
    return write.value(hMemory->context());
  case UR_MEM_INFO_REFERENCE_COUNT:
    return write.value(hMemory->references());
  default:
    write.raiseUnknown(propName);
  }
}

} // namespace ur

ur_mem_handle_t_::Mapped ur_mem_handle_t_::partFor(std::size_t offset, std::size_t bytes,
                                                   ur_map_flags_t access) const {
  Mapped part(1);
  part.front() = {.shown = begin + offset,
                  .bytes = begin + offset,
                  .size = bytes,
                  .written = access != UR_MAP_FLAG_READ};
  if (host_) {
    part.front().shown = host_ + offset;
  } else if (allocation->type == UR_USM_TYPE_DEVICE) { // which the host need not reach
    part.front().staging = kit::allocateFor(context(), bytes);
    part.front().shown = part.front().staging->begin;
  }
  return part;
}

ur_mem_handle_t_::Mapped ur_mem_handle_t_::take(const void *shown) {
  Mapped taken;
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(mapped_, shown, &kit::MappedPart::shown);
  if (found == mapped_.end())
    ur::base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                    "nothing of this buffer is mapped at {}; pass what urEnqueueMemBufferMap "
                    "returned, and once",
                    shown);
  taken.splice(taken.begin(), mapped_, found);
  return taken;
}

void ur_mem_handle_t_::add(Mapped &part) noexcept {
  const std::lock_guard lock(mutex_);
  mapped_.splice(mapped_.end(), part);
}
