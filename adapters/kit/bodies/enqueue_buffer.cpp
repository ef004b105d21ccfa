// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands on buffers. Each is a command on the buffer's memory.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/buffer.hpp"
#include "adapters/kit/buffer_rules.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/rect.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

#include <cstdint>
#include <utility>

namespace ur {
namespace kit {
namespace {

// Returns a use of a buffer's memory for a command on `size` bytes from `offset`. The buffer may
// belong to any context.
Allocation::Use useBuffer(ur_mem_handle_t buffer, std::size_t offset, std::size_t size) {
  if (!buffer->belongsTo(kIdentity.table))
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT, "the buffer belongs to another adapter");
  requireRange(offset, size, buffer->size);
  if (buffer->isInPlace())
    return Allocation::Use(buffer->allocation);
  Allocation::Use use = allocations().use(buffer->begin);
  if (use.get() != buffer->allocation.get())
    base::raise(
        UR_RESULT_ERROR_INVALID_MEM_OBJECT,
        "the memory of the buffer was freed; free it only after the last command on the buffer");
  return use;
}

Allocation::Use useBuffer(ur_mem_handle_t buffer, const Layout &layout) {
  return useBuffer(buffer, layout.begin, layout.end - layout.begin);
}

// Returns a use of a command's host memory, which may also be USM memory.
Allocation::Use useHost(const void *memory, std::size_t size) {
  return size != 0 ? useRange(memory, size) : Allocation::Use();
}

Allocation::Use useHost(const void *memory, const Layout &layout) {
  if (layout.end > ~reinterpret_cast<std::uintptr_t>(memory))
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the region reaches beyond the largest address; check its origin and its pitches");
  return useRange(static_cast<const std::byte *>(memory) + layout.begin, layout.end - layout.begin);
}

Work copyBytes(void *destination, const void *source, std::size_t size) {
  return size != 0 ? Work(Copy{destination, source, size}) : Work();
}

} // namespace
} // namespace kit

void backend::urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                     bool blockingRead, size_t offset, size_t size, void *pDst,
                                     uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  kit::Uses uses{kit::useBuffer(hBuffer, offset, size), kit::useHost(pDst, size)};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_BUFFER_READ,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::copyBytes(pDst, hBuffer->begin + offset, size),
                    .blocking = blockingRead},
                   std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                      bool blockingWrite, size_t offset, size_t size,
                                      const void *pSrc, uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  kit::Uses uses{kit::useBuffer(hBuffer, offset, size), kit::useHost(pSrc, size)};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_BUFFER_WRITE,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::copyBytes(hBuffer->begin + offset, pSrc, size),
                    .blocking = blockingWrite},
                   std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                         bool blockingRead, ur_rect_offset_t bufferOrigin,
                                         ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                         size_t bufferRowPitch, size_t bufferSlicePitch,
                                         size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                         uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  const auto from = kit::layoutOf(region, bufferOrigin, bufferRowPitch, bufferSlicePitch);
  const auto to = kit::layoutOf(region, hostOrigin, hostRowPitch, hostSlicePitch);
  kit::Uses uses{kit::useBuffer(hBuffer, from), kit::useHost(pDst, to)};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_BUFFER_READ_RECT,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::copyOf(region, pDst, to, hBuffer->begin, from),
                    .blocking = blockingRead},
                   std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                          bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                          ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                          size_t bufferRowPitch, size_t bufferSlicePitch,
                                          size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  const auto to = kit::layoutOf(region, bufferOrigin, bufferRowPitch, bufferSlicePitch);
  const auto from = kit::layoutOf(region, hostOrigin, hostRowPitch, hostSlicePitch);
  kit::Uses uses{kit::useBuffer(hBuffer, to), kit::useHost(pSrc, from)};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_BUFFER_WRITE_RECT,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::copyOf(region, hBuffer->begin, to, pSrc, from),
                    .blocking = blockingWrite},
                   std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                     ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                     size_t size, uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  kit::Uses uses{kit::useBuffer(hBufferSrc, srcOffset, size),
                 kit::useBuffer(hBufferDst, dstOffset, size)};
  backend::enqueue(
      hQueue,
      {.type = UR_COMMAND_MEM_BUFFER_COPY,
       .waits = {phEventWaitList, numEventsInWaitList},
       .work = kit::copyBytes(hBufferDst->begin + dstOffset, hBufferSrc->begin + srcOffset, size)},
      std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                         ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                         ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                         size_t srcRowPitch, size_t srcSlicePitch,
                                         size_t dstRowPitch, size_t dstSlicePitch,
                                         uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  const auto from = kit::layoutOf(region, srcOrigin, srcRowPitch, srcSlicePitch);
  const auto to = kit::layoutOf(region, dstOrigin, dstRowPitch, dstSlicePitch);
  kit::Uses uses{kit::useBuffer(hBufferSrc, from), kit::useBuffer(hBufferDst, to)};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_BUFFER_COPY_RECT,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::copyOf(region, hBufferDst->begin, to, hBufferSrc->begin, from)},
                   std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                     const void *pPattern, size_t patternSize, size_t offset,
                                     size_t size, uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, offset, size);
  kit::Uses uses{kit::useBuffer(hBuffer, offset, size)};
  const auto *pattern = static_cast<const std::byte *>(pPattern);
  backend::enqueue(
      hQueue,
      {.type = UR_COMMAND_MEM_BUFFER_FILL,
       .waits = {phEventWaitList, numEventsInWaitList},
       .work = kit::Fill{hBuffer->begin + offset, {pattern, pattern + patternSize}, size}},
      std::move(uses), phEvent);
}

void backend::urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                    bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                    size_t size, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent, void **ppRetMap) {
  if (size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "the size to map is 0; pass at least 1 byte");
  auto use = kit::useBuffer(hBuffer, offset, size);
  auto mapped = hBuffer->makePart(offset, size, mapFlags);
  const kit::MappedPart &part = mapped.front();
  kit::Work work;
  if (part.pointer != part.bytes && !(mapFlags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION))
    work = kit::Copy{part.pointer, part.bytes, size};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_BUFFER_MAP,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = std::move(work),
                    .blocking = blockingMap},
                   {std::move(use), kit::Allocation::Use(part.staging)}, phEvent);
  *ppRetMap = part.pointer;
  hBuffer->add(mapped);
}

void backend::urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
  auto use = kit::useBuffer(hMem, 0, hMem->size);
  auto mapped = hMem->take(pMappedPtr);
  const kit::MappedPart &part = mapped.front();
  kit::Work work;
  if (part.pointer != part.bytes && part.mayBeWritten)
    work = kit::Copy{part.bytes, part.pointer, part.size};
  base::ScopeGuard mapAgain([&] { hMem->add(mapped); });
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_MEM_UNMAP,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = std::move(work)},
                   {std::move(use), kit::Allocation::Use(part.staging)}, phEvent);
  mapAgain.dismiss();
}

} // namespace ur
