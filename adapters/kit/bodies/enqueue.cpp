// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands on USM memory, and the checks of their arguments.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/rect.hpp"
#include "base/error.hpp"

#include <bit>
#include <span>
#include <utility>

namespace ur {
namespace {

using WaitList = std::span<const ur_event_handle_t>;

void enqueueWait(ur_queue_handle_t queue, ur_command_t type, WaitList waits,
                 ur_event_handle_t *event) {
  kit::requireEventNotInList(waits, event);
  backend::enqueue(queue, {.type = type, .waits = waits}, {}, event);
}

// A hint has no effect on memory. Like every command, it waits for its wait list and can have an
// event.
void enqueueHint(ur_queue_handle_t queue, ur_command_t type, const void *memory, std::size_t size,
                 WaitList waits, ur_event_handle_t *event) {
  backend::enqueue(queue, {.type = type, .waits = waits}, {kit::useUsmRange(memory, size)}, event);
}

// Returns the layout of a rectangle that begins at offset 0. Throws INVALID_SIZE if the rectangle
// is empty or the pitch is too small.
kit::Layout layoutOf(std::size_t pitch, std::size_t width, std::size_t height) {
  if (pitch == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "the pitch is 0; pass at least the {} bytes of a row",
                width);
  return kit::layoutOf({width, height, 1}, {}, pitch, 0);
}

// Returns `size` bytes of a repeated pattern, from offset `begin`.
kit::Pattern sliceOf(std::span<const std::byte> pattern, std::size_t begin, std::size_t size) {
  std::vector<std::byte> bytes(size);
  for (std::size_t i = 0; i < size; ++i)
    bytes[i] = pattern[(begin + i) % pattern.size()];
  return bytes;
}

kit::Work fillOf(void *memory, std::span<const std::byte> pattern, const kit::Layout &layout,
                 std::size_t width, std::size_t height) {
  const kit::Pattern tile(pattern.data(), pattern.data() + pattern.size());
  if (layout.rowPitch == width)
    return kit::Fill{memory, tile, width * height};
  auto *const first = static_cast<std::byte *>(memory);
  kit::Fills rows;
  rows.reserve(height);
  for (std::size_t row = 0; row < height; ++row)
    rows.push_back({first + row * layout.rowPitch,
                    width % pattern.size() == 0 ? tile : sliceOf(pattern, row * width, width),
                    width});
  return rows;
}

} // namespace

void backend::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                  const ur_event_handle_t *phEventWaitList,
                                  ur_event_handle_t *phEvent) {
  return enqueueWait(hQueue, UR_COMMAND_EVENTS_WAIT, {phEventWaitList, numEventsInWaitList},
                     phEvent);
}

void backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  return enqueueWait(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                     {phEventWaitList, numEventsInWaitList}, phEvent);
}

void backend::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                               const void *pPattern, size_t size, uint32_t numEventsInWaitList,
                               const ur_event_handle_t *phEventWaitList,
                               ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, size);
  const auto *pattern = static_cast<const std::byte *>(pPattern);
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_USM_FILL,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::Fill{pMem, {pattern, pattern + patternSize}, size}},
                   {kit::useRange(pMem, size)}, phEvent);
}

void backend::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                 const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_USM_MEMCPY,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::Copy{pDst, pSrc, size},
                    .blocking = blocking},
                   {kit::useRange(pDst, size), kit::useRange(pSrc, size)}, phEvent);
}

void backend::urEnqueueUSMFill2D(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                 size_t patternSize, const void *pPattern, size_t width,
                                 size_t height, uint32_t numEventsInWaitList,
                                 const ur_event_handle_t *phEventWaitList,
                                 ur_event_handle_t *phEvent) {
  const kit::Layout layout = layoutOf(pitch, width, height);
  if (!std::has_single_bit(patternSize))
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "the pattern has {} bytes; pass a power of two",
                patternSize);
  kit::requirePattern(patternSize, width * height);
  // Checks the range before fillOf() allocates one fill per row.
  kit::Uses uses{kit::useRange(pMem, layout.slicePitch)};
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_USM_FILL_2D,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = fillOf(pMem, {static_cast<const std::byte *>(pPattern), patternSize},
                                   layout, width, height)},
                   std::move(uses), phEvent);
}

void backend::urEnqueueUSMMemcpy2D(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                   size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                                   size_t height, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
  const kit::Layout to = layoutOf(dstPitch, width, height);
  const kit::Layout from = layoutOf(srcPitch, width, height);
  backend::enqueue(hQueue,
                   {.type = UR_COMMAND_USM_MEMCPY_2D,
                    .waits = {phEventWaitList, numEventsInWaitList},
                    .work = kit::copyOf({width, height, 1}, pDst, to, pSrc, from),
                    .blocking = blocking},
                   {kit::useRange(pDst, to.slicePitch), kit::useRange(pSrc, from.slicePitch)},
                   phEvent);
}

void backend::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                   ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                   const ur_event_handle_t *phEventWaitList,
                                   ur_event_handle_t *phEvent) {
  return enqueueHint(hQueue, UR_COMMAND_USM_PREFETCH, pMem, size,
                     {phEventWaitList, numEventsInWaitList}, phEvent);
}

void backend::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                 ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  return enqueueHint(hQueue, UR_COMMAND_USM_ADVISE, pMem, size, {}, phEvent);
}

} // namespace ur
