// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/buffer.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/buffer_rules.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <utility>

namespace kit = ur::kit;

ur_mem_handle_t_::ur_mem_handle_t_(kit::Allocations::Pointer memory, ur_mem_flag_t memoryAccess,
                                   void *hostMemory, bool ownsMemory)
    : Object(kit::kIdentity.table), allocation(std::move(memory)), context(allocation->context),
      access(memoryAccess), begin(allocation->begin), size(allocation->size),
      host_(static_cast<std::byte *>(hostMemory)), ownsMemory_(ownsMemory) {}

ur_mem_handle_t_::ur_mem_handle_t_(ur_mem_handle_t buffer, ur_mem_flag_t partAccess,
                                   const ur_buffer_region_t &region)
    : Object(kit::kIdentity.table), allocation(buffer->allocation), parent(buffer),
      context(buffer->context), access(partAccess), begin(buffer->begin + region.origin),
      size(region.size), host_(buffer->host_ ? buffer->host_ + region.origin : nullptr),
      ownsMemory_(false) {}

ur_mem_handle_t_::~ur_mem_handle_t_() {
  if (ownsMemory_) {
    kit::allocations().removeWithoutWaiting(*allocation);
    if (allocation->exported.load(std::memory_order_relaxed))
      kit::exchange().revoke(allocation.get());
  } else if (isInPlace() && !parent) {
    ur::backend::finishHostMemory(*allocation);
  }
}

void destroy(ur_mem_handle_t buffer) noexcept { delete buffer; }

namespace ur {
namespace kit {
namespace {

// Guards the lists of mapped parts of all buffers.
base::ForkSafeMutex &mappedPartsMutex() {
  static constinit base::Immortal<base::ForkSafeMutex> instance;
  return instance.get();
}

void requireBufferFits(ur_context_handle_t context, std::size_t size) {
  requireBufferSize(size, limitsOf(context->devices, UR_USM_TYPE_HOST).size);
}

// Returns an allocation of the application's memory, or null if the driver cannot use that memory.
Allocations::Pointer hostMemoryInPlace(ur_context_handle_t context, void *start, std::size_t size) {
  requireBufferFits(context, size);
  auto memory = backend::useHostMemory(context, start, size);
  return memory ? Allocation::make(context, nullptr, UR_USM_TYPE_HOST, size, std::move(memory))
                : nullptr;
}

Allocations::Pointer allocateBufferMemory(ur_context_handle_t context, std::size_t size) {
  requireBufferFits(context, size);
  auto memory = Allocation::make(
      context, nullptr, UR_USM_TYPE_HOST, size,
      backend::allocateUsm({.context = context, .type = UR_USM_TYPE_HOST, .size = size}));
  memory->isBufferMemory = true;
  return memory;
}

} // namespace
} // namespace kit

void backend::urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                                const ur_buffer_properties_t *pProperties,
                                ur_mem_handle_t *phBuffer) {
  void *const host = kit::hostMemoryOf(flags, pProperties);
  const ur_mem_flag_t access = kit::accessOf(flags);
  void *const hostToUse = flags & UR_MEM_FLAG_USE_HOST_POINTER ? host : nullptr;
  if (auto inPlace = hostToUse ? kit::hostMemoryInPlace(hContext, hostToUse, size) : nullptr) {
    *phBuffer = new ur_mem_handle_t_(std::move(inPlace), access, hostToUse, false);
    return;
  }
  auto memory = kit::allocateBufferMemory(hContext, size);
  if (host)
    std::memcpy(memory->begin, host, size);
  auto buffer = std::make_unique<ur_mem_handle_t_>(memory, access, hostToUse, true);
  kit::allocations().insert(std::move(memory));
  *phBuffer = buffer.release();
}

void backend::urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                   ur_buffer_create_type_t, const ur_buffer_region_t *pRegion,
                                   ur_mem_handle_t *phMem) {
  if (hBuffer->parent)
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the buffer is a part of another buffer; create the new part from that buffer");
  kit::requirePart(*pRegion, hBuffer->size);
  *phMem = new ur_mem_handle_t_(hBuffer, kit::accessToPart(flags, hBuffer->access), *pRegion);
}

// The native handle is the address of the first byte, which is the same on the host and on all
// devices of the context.
void backend::urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                   ur_native_handle_t *phNativeMem) {
  if (hDevice)
    hMem->context->require(hDevice);
  *phNativeMem = reinterpret_cast<ur_native_handle_t>(hMem->begin);
}

void backend::urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                                ur_context_handle_t hContext,
                                                const ur_mem_native_properties_t *pProperties,
                                                ur_mem_handle_t *phMem) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES,
                     "buffer native properties");
  if (pProperties && pProperties->isNativeHandleOwned)
    base::raise(
        UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
        "a buffer cannot own memory that it did not allocate; do not set isNativeHandleOwned, "
        "and free the memory with urUSMFree or urMemRelease");
  const auto memory = kit::allocations().find(reinterpret_cast<const void *>(hNativeMem));
  if (!memory || memory->begin != reinterpret_cast<std::byte *>(hNativeMem) ||
      memory->context.get() != hContext)
    base::raise(
        UR_RESULT_ERROR_INVALID_ARGUMENT,
        "{:#x} is not the start of USM memory of this context, nor of a buffer whose memory "
        "the adapter allocated",
        hNativeMem);
  *phMem = new ur_mem_handle_t_(memory, UR_MEM_FLAG_READ_WRITE, nullptr, false);
}

} // namespace ur

ur_mem_handle_t_::MappedParts ur_mem_handle_t_::makePart(std::size_t offset, std::size_t bytes,
                                                         ur_map_flags_t flags) const {
  MappedParts part(1);
  part.front() = {.pointer = begin + offset,
                  .bytes = begin + offset,
                  .size = bytes,
                  .mayBeWritten = flags != UR_MAP_FLAG_READ,
                  .staging = nullptr};
  if (host_) {
    part.front().pointer = host_ + offset;
  } else if (allocation->type == UR_USM_TYPE_DEVICE) { // the host may have no access
    part.front().staging = kit::allocateBufferMemory(context.get(), bytes);
    part.front().pointer = part.front().staging->begin;
  }
  return part;
}

ur_mem_handle_t_::MappedParts ur_mem_handle_t_::take(const void *pointer) {
  MappedParts part;
  const std::lock_guard lock(kit::mappedPartsMutex());
  const auto entry = std::ranges::find(mappedParts_, pointer, &kit::MappedPart::pointer);
  if (entry == mappedParts_.end())
    ur::base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                    "no part of this buffer is mapped at {}; unmap each address that "
                    "urEnqueueMemBufferMap returned, and unmap it exactly once",
                    pointer);
  part.splice(part.begin(), mappedParts_, entry);
  return part;
}

void ur_mem_handle_t_::add(MappedParts &part) noexcept {
  const std::lock_guard lock(kit::mappedPartsMutex());
  mappedParts_.splice(mappedParts_.end(), part);
}
