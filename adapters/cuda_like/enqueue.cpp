// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstring>
#include <memory>
#include <span>

#include "adapters/cuda_like/allocation.hpp"
#include "adapters/cuda_like/event.hpp"
#include "adapters/cuda_like/functions.hpp"
#include "adapters/kit/wait_list.hpp"

namespace ur {
namespace cuda_like {
namespace {

using WaitList = std::span<const ur_event_handle_t>;

// Enqueues what `work(stream)` does behind the events of the list and, where the caller wants it,
// makes its event.
template <typename Work>
void enqueue(ur_queue_handle_t queue, ur_command_t type, WaitList waits, ur_event_handle_t *event,
             const Work &work) {
  const auto awaited = driverEvents(waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  const Current current(queue->device->context());
  const Stream stream = queue->stream.get();
  std::unique_ptr<ur_event_handle_t_> made;
  if (event)
    made = std::make_unique<ur_event_handle_t_>(queue, type);
  for (const Event one : awaited)
    check(driver().streamWaitEvent(stream, one, 0), "make the stream wait for an event");
  if (made && made->start)
    check(driver().eventRecord(made->start.get(), stream), "record an event");
  work(stream);
  if (!made)
    return;
  check(driver().eventRecord(made->end.get(), stream), "record an event");
  *event = made.release();
}

// Streams keep their order, so that a wait holds back later commands as a barrier does.
void nothing(Stream) {}

template <typename T> bool isFilledBy(const void *memory, std::size_t patternSize) {
  return patternSize == sizeof(T) && reinterpret_cast<std::uintptr_t>(memory) % alignof(T) == 0;
}

template <typename T> T valueOf(const void *pattern) {
  T value;
  std::memcpy(&value, pattern, sizeof(value));
  return value;
}

// The drivers fill with one, two and four bytes; of longer patterns each byte is a column.
void fill(Stream stream, void *memory, std::span<const unsigned char> pattern, std::size_t size) {
  const Driver &functions = driver();
  const std::size_t count = size / pattern.size();
  if (isFilledBy<unsigned char>(memory, pattern.size()))
    return check(functions.fill8(memory, pattern.front(), count, stream), "fill memory");
  if (isFilledBy<unsigned short>(memory, pattern.size()))
    return check(functions.fill16(memory, valueOf<unsigned short>(pattern.data()), count, stream),
                 "fill memory");
  if (isFilledBy<unsigned>(memory, pattern.size()))
    return check(functions.fill32(memory, valueOf<unsigned>(pattern.data()), count, stream),
                 "fill memory");
  auto *column = static_cast<unsigned char *>(memory);
  for (const unsigned char byte : pattern)
    check(functions.fillRows(column++, pattern.size(), byte, 1, count, stream), "fill memory");
}

void requireRange(const void *pointer, std::size_t size) {
  kit::requireRange(allocations().find(pointer).get(), pointer, size);
}

// Of hints nothing is taken but their place among the commands.
void requireUsmRange(const void *pointer, std::size_t size) {
  const auto allocation = allocations().find(pointer);
  kit::requireUsm(allocation.get());
  kit::requireRange(allocation.get(), pointer, size);
}

} // namespace
} // namespace cuda_like

ur_result_t backend::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  kit::requireApart({phEventWaitList, numEventsInWaitList}, phEvent);
  cuda_like::enqueue(hQueue, UR_COMMAND_EVENTS_WAIT, {phEventWaitList, numEventsInWaitList},
                     phEvent, cuda_like::nothing);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  kit::requireApart({phEventWaitList, numEventsInWaitList}, phEvent);
  cuda_like::enqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                     {phEventWaitList, numEventsInWaitList}, phEvent, cuda_like::nothing);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, size);
  cuda_like::requireRange(pMem, size);
  const std::span pattern(static_cast<const unsigned char *>(pPattern), patternSize);
  cuda_like::enqueue(
      hQueue, UR_COMMAND_USM_FILL, {phEventWaitList, numEventsInWaitList}, phEvent,
      [&](cuda_like::Stream stream) { cuda_like::fill(stream, pMem, pattern, size); });
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  cuda_like::requireRange(pDst, size);
  cuda_like::requireRange(pSrc, size);
  cuda_like::enqueue(hQueue, UR_COMMAND_USM_MEMCPY, {phEventWaitList, numEventsInWaitList}, phEvent,
                     [&](cuda_like::Stream stream) {
                       cuda_like::check(cuda_like::driver().copy(pDst, pSrc, size, stream),
                                        "copy memory");
                     });
  if (blocking)
    return backend::urQueueFinish(hQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  cuda_like::requireUsmRange(pMem, size);
  cuda_like::enqueue(hQueue, UR_COMMAND_USM_PREFETCH, {phEventWaitList, numEventsInWaitList},
                     phEvent, cuda_like::nothing);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  cuda_like::requireUsmRange(pMem, size);
  cuda_like::enqueue(hQueue, UR_COMMAND_USM_ADVISE, {}, phEvent, cuda_like::nothing);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
