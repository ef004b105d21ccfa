// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/buffer_rules.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/rect.hpp"
#include "adapters/opencl/backend.hpp"
#include "adapters/opencl/buffer.hpp"
#include "adapters/opencl/submit.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

#include <array>
#include <mutex>
#include <utility>

namespace ur {
namespace opencl {
namespace {

// Throws INVALID_MEM_OBJECT if the buffer does not belong to the queue's context.
void requireBuffer(ur_queue_handle_t queue, ur_mem_handle_t buffer) {
  if (!buffer->belongsTo(kit::kIdentity.table) || buffer->context.get() != queue->context.get())
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the buffer and the queue belong to different contexts");
}

// Calls requireBuffer(). Then throws INVALID_SIZE if the range exceeds the buffer.
void requireRange(ur_queue_handle_t queue, ur_mem_handle_t buffer, std::size_t offset,
                  std::size_t size) {
  requireBuffer(queue, buffer);
  kit::requireRange(offset, size, buffer->size);
}

// Calls requireRange() for the bytes of a rectangular region.
void requireLayout(ur_queue_handle_t queue, ur_mem_handle_t buffer, const kit::Layout &layout) {
  requireRange(queue, buffer, layout.begin, layout.end - layout.begin);
}

// The origin or the size of a region, in OpenCL's form.
using Triple = std::array<std::size_t, 3>;

Triple startAt(std::size_t offset) { return {offset, 0, 0}; }
Triple extentOf(const ur_rect_region_t &region) {
  return {region.width, region.height, region.depth};
}

// Copies between a buffer and host memory, in the direction of `function`.
template <typename Function, typename HostPointer>
UniqueEvent enqueueRect(const char *name, Function function, WaitList waits,
                        ur_queue_handle_t queue, ur_mem_handle_t buffer,
                        const kit::Layout &bufferLayout, const kit::Layout &hostLayout,
                        const ur_rect_region_t &region, HostPointer host) {
  const Triple bufferStart = startAt(bufferLayout.begin);
  const Triple hostStart = startAt(hostLayout.begin);
  const Triple extent = extentOf(region);
  return callEnqueue(name, function, waits, queue->native(), buffer->native(), cl_bool{CL_FALSE},
                     bufferStart.data(), hostStart.data(), extent.data(), bufferLayout.rowPitch,
                     bufferLayout.slicePitch, hostLayout.rowPitch, hostLayout.slicePitch, host);
}

// The start of one side of a copy between buffers. Replaces a part of a buffer by its parent and an
// offset, for two reasons. OpenCL may reject overlapping parts even if the copied ranges do not
// overlap. PoCL 3.1 aborts when it copies a region of a part.
struct BufferAddress {
  BufferAddress(ur_mem_handle_t buffer, std::size_t offsetInBuffer)
      : memory(buffer->parent ? buffer->parent->native() : buffer->native()),
        offset(buffer->origin + offsetInBuffer) {}

  cl_mem memory;
  std::size_t offset;
};

UniqueEvent enqueueCopy(ur_queue_handle_t queue, const BufferAddress &from, const BufferAddress &to,
                        std::size_t size, WaitList waits) {
  return callEnqueue("clEnqueueCopyBuffer", driver().clEnqueueCopyBuffer, waits, queue->native(),
                     from.memory, to.memory, from.offset, to.offset, size);
}

struct RegionCopy {
  BufferAddress from;
  BufferAddress to;
  kit::Layout source;
  kit::Layout destination;
  ur_rect_region_t region;

  // Within one buffer, OpenCL copies only between layouts with the same pitches.
  bool fitsOneCommand() const noexcept {
    return from.memory != to.memory ||
           (source.rowPitch == destination.rowPitch && source.slicePitch == destination.slicePitch);
  }
};

UniqueEvent copyByRows(ur_queue_handle_t queue, const RegionCopy &copy, WaitList waits) {
  const auto rowOf = [](BufferAddress address, const kit::Layout &layout, std::size_t slice,
                        std::size_t row) {
    address.offset += slice * layout.slicePitch + row * layout.rowPitch;
    return address;
  };
  CommandParts rows(queue);
  for (std::size_t slice = 0; slice < copy.region.depth; ++slice)
    for (std::size_t row = 0; row < copy.region.height; ++row)
      rows.add(enqueueCopy(queue, rowOf(copy.from, copy.source, slice, row),
                           rowOf(copy.to, copy.destination, slice, row), copy.region.width, waits));
  return rows.enqueueEnd();
}

UniqueEvent copyRegion(ur_queue_handle_t queue, const RegionCopy &copy, WaitList waits) {
  if (!copy.fitsOneCommand())
    return copyByRows(queue, copy, waits);
  const Triple sourceStart = startAt(copy.from.offset);
  const Triple destinationStart = startAt(copy.to.offset);
  const Triple extent = extentOf(copy.region);
  return callEnqueue("clEnqueueCopyBufferRect", driver().clEnqueueCopyBufferRect, waits,
                     queue->native(), copy.from.memory, copy.to.memory, sourceStart.data(),
                     destinationStart.data(), extent.data(), copy.source.rowPitch,
                     copy.source.slicePitch, copy.destination.rowPitch,
                     copy.destination.slicePitch);
}

UniqueEvent fillBuffer(ur_queue_handle_t queue, ur_mem_handle_t buffer, const void *pattern,
                       std::size_t patternSize, std::size_t offset, std::size_t size,
                       WaitList waits) {
  if (supportsPatternSize(patternSize))
    return callEnqueue("clEnqueueFillBuffer", driver().clEnqueueFillBuffer, waits, queue->native(),
                       buffer->native(), pattern, patternSize, offset, size);
  const auto *bytes = static_cast<const std::byte *>(pattern);
  return fillWithCopies(queue, {nullptr, {bytes, bytes + patternSize}, size},
                        [&](const void *block, std::size_t blockOffset, std::size_t blockSize) {
                          return callEnqueue("clEnqueueWriteBuffer", driver().clEnqueueWriteBuffer,
                                             waits, queue->native(), buffer->native(),
                                             cl_bool{CL_FALSE}, offset + blockOffset, blockSize,
                                             block);
                        });
}

// Returns OpenCL's map flags, which have the same values. 0 means read and write;
// WRITE_INVALIDATE_REGION overrides the other flags.
cl_map_flags mapFlagsOf(ur_map_flags_t flags) {
  if (flags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION)
    return CL_MAP_WRITE_INVALIDATE_REGION;
  return flags != 0 ? flags : CL_MAP_READ | CL_MAP_WRITE;
}

} // namespace
} // namespace opencl

void backend::urEnqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                     bool blockingRead, size_t offset, size_t size, void *pDst,
                                     uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  requireRange(hQueue, hBuffer, offset, size);
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_READ,
          .waits = {phEventWaitList, numEventsInWaitList},
          .blocking = blockingRead},
         phEvent, [&](WaitList waits) {
           return size == 0 ? enqueueMarker(hQueue, waits)
                            : callEnqueue("clEnqueueReadBuffer", driver().clEnqueueReadBuffer,
                                          waits, hQueue->native(), hBuffer->native(),
                                          cl_bool{CL_FALSE}, offset, size, pDst);
         });
}

void backend::urEnqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                      bool blockingWrite, size_t offset, size_t size,
                                      const void *pSrc, uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  requireRange(hQueue, hBuffer, offset, size);
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_WRITE,
          .waits = {phEventWaitList, numEventsInWaitList},
          .blocking = blockingWrite},
         phEvent, [&](WaitList waits) {
           return size == 0 ? enqueueMarker(hQueue, waits)
                            : callEnqueue("clEnqueueWriteBuffer", driver().clEnqueueWriteBuffer,
                                          waits, hQueue->native(), hBuffer->native(),
                                          cl_bool{CL_FALSE}, offset, size, pSrc);
         });
}

void backend::urEnqueueMemBufferReadRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                         bool blockingRead, ur_rect_offset_t bufferOrigin,
                                         ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                         size_t bufferRowPitch, size_t bufferSlicePitch,
                                         size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                         uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  const kit::Layout bufferLayout =
      kit::layoutOf(region, bufferOrigin, bufferRowPitch, bufferSlicePitch);
  const kit::Layout hostLayout = kit::layoutOf(region, hostOrigin, hostRowPitch, hostSlicePitch);
  requireLayout(hQueue, hBuffer, bufferLayout);
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_READ_RECT,
          .waits = {phEventWaitList, numEventsInWaitList},
          .blocking = blockingRead},
         phEvent, [&](WaitList waits) {
           return enqueueRect("clEnqueueReadBufferRect", driver().clEnqueueReadBufferRect, waits,
                              hQueue, hBuffer, bufferLayout, hostLayout, region, pDst);
         });
}

void backend::urEnqueueMemBufferWriteRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                          bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                          ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                          size_t bufferRowPitch, size_t bufferSlicePitch,
                                          size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  const kit::Layout bufferLayout =
      kit::layoutOf(region, bufferOrigin, bufferRowPitch, bufferSlicePitch);
  const kit::Layout hostLayout = kit::layoutOf(region, hostOrigin, hostRowPitch, hostSlicePitch);
  requireLayout(hQueue, hBuffer, bufferLayout);
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_WRITE_RECT,
          .waits = {phEventWaitList, numEventsInWaitList},
          .blocking = blockingWrite},
         phEvent, [&](WaitList waits) {
           return enqueueRect("clEnqueueWriteBufferRect", driver().clEnqueueWriteBufferRect, waits,
                              hQueue, hBuffer, bufferLayout, hostLayout, region, pSrc);
         });
}

void backend::urEnqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                     ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                                     size_t size, uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  requireRange(hQueue, hBufferSrc, srcOffset, size);
  requireRange(hQueue, hBufferDst, dstOffset, size);
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_COPY, .waits = {phEventWaitList, numEventsInWaitList}},
         phEvent, [&](WaitList waits) {
           return size == 0 ? enqueueMarker(hQueue, waits)
                            : enqueueCopy(hQueue, BufferAddress(hBufferSrc, srcOffset),
                                          BufferAddress(hBufferDst, dstOffset), size, waits);
         });
}

void backend::urEnqueueMemBufferCopyRect(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                         ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                         ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                         size_t srcRowPitch, size_t srcSlicePitch,
                                         size_t dstRowPitch, size_t dstSlicePitch,
                                         uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  const kit::Layout source = kit::layoutOf(region, srcOrigin, srcRowPitch, srcSlicePitch);
  const kit::Layout destination = kit::layoutOf(region, dstOrigin, dstRowPitch, dstSlicePitch);
  requireLayout(hQueue, hBufferSrc, source);
  requireLayout(hQueue, hBufferDst, destination);
  const RegionCopy copy{BufferAddress(hBufferSrc, source.begin),
                        BufferAddress(hBufferDst, destination.begin), source, destination, region};
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_COPY_RECT, .waits = {phEventWaitList, numEventsInWaitList}},
         phEvent, [&](WaitList waits) { return copyRegion(hQueue, copy, waits); });
}

void backend::urEnqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                     const void *pPattern, size_t patternSize, size_t offset,
                                     size_t size, uint32_t numEventsInWaitList,
                                     const ur_event_handle_t *phEventWaitList,
                                     ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, offset, size);
  requireRange(hQueue, hBuffer, offset, size);
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_FILL, .waits = {phEventWaitList, numEventsInWaitList}},
         phEvent, [&](WaitList waits) {
           return fillBuffer(hQueue, hBuffer, pPattern, patternSize, offset, size, waits);
         });
}

void backend::urEnqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                    bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                    size_t size, uint32_t numEventsInWaitList,
                                    const ur_event_handle_t *phEventWaitList,
                                    ur_event_handle_t *phEvent, void **ppRetMap) {
  const cl_map_flags flags = mapFlagsOf(mapFlags);
  requireRange(hQueue, hBuffer, offset, size);
  if (size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "a mapping must have at least one byte");
  Mappings::Mapping mapping(1);
  const auto map = [&](cl_uint count, const cl_event *waits, cl_event *event) {
    const std::lock_guard lock(hBuffer->mapMutex());
    cl_int code = CL_SUCCESS;
    mapping.front() = driver().clEnqueueMapBuffer(hQueue->native(), hBuffer->native(), CL_FALSE,
                                                  flags, offset, size, count, waits, event, &code);
    return code;
  };
  base::ScopeGuard unmap([&] {
    cl_event event = nullptr; // the call requires it
    if (mapping.front() &&
        driver().clEnqueueUnmapMemObject(hQueue->native(), hBuffer->native(), mapping.front(), 0,
                                         nullptr, &event) == CL_SUCCESS)
      driver().clReleaseEvent(event);
  });
  submit(hQueue,
         {.type = UR_COMMAND_MEM_BUFFER_MAP,
          .waits = {phEventWaitList, numEventsInWaitList},
          .blocking = blockingMap},
         phEvent, [&](WaitList waits) { return callEnqueue("clEnqueueMapBuffer", map, waits); });
  unmap.dismiss();
  *ppRetMap = mapping.front();
  hBuffer->mappings.add(std::move(mapping));
}

void backend::urEnqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr,
                                uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
  requireBuffer(hQueue, hMem);
  Mappings::Mapping mapping = hMem->mappings.take(pMappedPtr);
  base::ScopeGuard restore([&] { hMem->mappings.add(std::move(mapping)); });
  submit(hQueue, {.type = UR_COMMAND_MEM_UNMAP, .waits = {phEventWaitList, numEventsInWaitList}},
         phEvent, [&](WaitList waits) {
           auto event = callEnqueue("clEnqueueUnmapMemObject", driver().clEnqueueUnmapMemObject,
                                    waits, hQueue->native(), hMem->native(), pMappedPtr);
           restore.dismiss(); // the command cannot be canceled
           return event;
         });
}

} // namespace ur
