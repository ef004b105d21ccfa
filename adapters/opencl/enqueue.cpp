// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <bit>
#include <memory>
#include <span>
#include <vector>

#include "adapters/kit/wait_list.hpp"
#include "adapters/opencl/allocation.hpp"
#include "adapters/opencl/error.hpp"
#include "adapters/opencl/event.hpp"
#include "adapters/opencl/functions.hpp"

namespace ur {
namespace opencl {
namespace {

std::vector<cl_event> waitsFor(const ur_event_handle_t *events, uint32_t count) {
  return driverEvents({events, count}, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
}

// A marker and a barrier have the same signature.
UniqueEvent enqueueWait(decltype(Driver::clEnqueueMarkerWithWaitList) enqueue, const char *name,
                        ur_queue_handle_t queue, const std::vector<cl_event> &waits) {
  cl_event event = nullptr;
  check(enqueue(queue->driverQueue.get(), static_cast<cl_uint>(waits.size()),
                waits.empty() ? nullptr : waits.data(), &event),
        name);
  return UniqueEvent(event);
}

UniqueEvent enqueueMarker(ur_queue_handle_t queue, const std::vector<cl_event> &waits) {
  return enqueueWait(driver().clEnqueueMarkerWithWaitList, "clEnqueueMarkerWithWaitList", queue,
                     waits);
}

// What follows every command of the driver's: the queue knows it, with what it reads of the host's,
// and it starts although nobody flushes the queue.
void handOver(ur_queue_handle_t queue, const UniqueEvent &command,
              std::shared_ptr<const void> reads = nullptr) {
  queue->pending->add(command, std::move(reads));
  check(driver().clFlush(queue->driverQueue.get()), "clFlush");
}

// The last command of those that one call enqueues, which has an event where the caller wants one.
void finishEnqueue(ur_queue_handle_t queue, ur_command_t type, UniqueEvent command,
                   ur_event_handle_t *event, bool blocking = false) {
  handOver(queue, command);
  cl_event driverEvent = command.get();
  auto made = std::make_unique<ur_event_handle_t_>(queue, type, std::move(command));
  if (blocking)
    check(driver().clWaitForEvents(1, &driverEvent), "clWaitForEvents");
  if (event)
    *event = made.release();
}

void requireRange(const void *pointer, std::size_t size) {
  kit::requireRange(allocations().find(pointer).get(), pointer, size);
}

// Repeats a pattern that OpenCL does not fill with: enough of it is written out on the host, and
// copied as often as it takes. Copies that are enqueued run also where a later call fails, so each
// is handed over at once, with the block that it reads.
UniqueEvent fillByCopies(ur_queue_handle_t queue, std::byte *destination,
                         std::span<const std::byte> pattern, std::size_t size,
                         const std::vector<cl_event> &waits) {
  constexpr std::size_t kBlock = std::size_t{1} << 20;
  const std::size_t repeats = std::max<std::size_t>(1, std::min(size, kBlock) / pattern.size());
  const auto block = std::make_shared<std::vector<std::byte>>();
  block->reserve(repeats * pattern.size());
  for (std::size_t i = 0; i < repeats; ++i)
    block->insert(block->end(), pattern.begin(), pattern.end());

  std::vector<UniqueEvent> copies;
  std::vector<cl_event> events;
  for (std::size_t done = 0; done < size; done += block->size()) {
    copies.push_back(queue->device->usm->copy(queue->driverQueue.get(), destination + done,
                                              block->data(), std::min(block->size(), size - done),
                                              waits));
    events.push_back(copies.back().get());
    handOver(queue, copies.back(), block);
  }
  return enqueueMarker(queue, events);
}

bool driverFillsWith(std::size_t patternSize, const void *destination) {
  return std::has_single_bit(patternSize) && patternSize <= UsmDriver::kLargestPattern &&
         reinterpret_cast<std::uintptr_t>(destination) % patternSize == 0;
}

// Of hints nothing is taken but their place among the commands.
void enqueueHint(ur_queue_handle_t queue, ur_command_t type, const void *memory, std::size_t size,
                 const std::vector<cl_event> &waits, ur_event_handle_t *event) {
  const auto allocation = allocations().find(memory);
  kit::requireUsm(allocation.get());
  kit::requireRange(allocation.get(), memory, size);
  finishEnqueue(queue, type, enqueueMarker(queue, waits), event);
}

} // namespace
} // namespace opencl

ur_result_t backend::urEnqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  kit::requireApart({phEventWaitList, numEventsInWaitList}, phEvent);
  finishEnqueue(hQueue, UR_COMMAND_EVENTS_WAIT,
                enqueueMarker(hQueue, waitsFor(phEventWaitList, numEventsInWaitList)), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  kit::requireApart({phEventWaitList, numEventsInWaitList}, phEvent);
  finishEnqueue(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER,
                enqueueWait(driver().clEnqueueBarrierWithWaitList, "clEnqueueBarrierWithWaitList",
                            hQueue, waitsFor(phEventWaitList, numEventsInWaitList)),
                phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  kit::requirePattern(patternSize, size);
  requireRange(pMem, size);
  const auto waits = waitsFor(phEventWaitList, numEventsInWaitList);
  UniqueEvent command =
      driverFillsWith(patternSize, pMem)
          ? hQueue->device->usm->fill(hQueue->driverQueue.get(), pMem, pPattern, patternSize, size,
                                      waits)
          : fillByCopies(hQueue, static_cast<std::byte *>(pMem),
                         {static_cast<const std::byte *>(pPattern), patternSize}, size, waits);
  finishEnqueue(hQueue, UR_COMMAND_USM_FILL, std::move(command), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  requireRange(pDst, size);
  requireRange(pSrc, size);
  UniqueEvent command = hQueue->device->usm->copy(hQueue->driverQueue.get(), pDst, pSrc, size,
                                                  waitsFor(phEventWaitList, numEventsInWaitList));
  finishEnqueue(hQueue, UR_COMMAND_USM_MEMCPY, std::move(command), phEvent, blocking);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  enqueueHint(hQueue, UR_COMMAND_USM_PREFETCH, pMem, size,
              waitsFor(phEventWaitList, numEventsInWaitList), phEvent);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urEnqueueUSMAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t, ur_event_handle_t *phEvent) {
  enqueueHint(hQueue, UR_COMMAND_USM_ADVISE, pMem, size, {}, phEvent);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
