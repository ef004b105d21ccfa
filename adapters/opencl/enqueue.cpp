// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/command.hpp"
#include "adapters/opencl/backend.hpp"
#include "adapters/opencl/usm.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

namespace ur {
namespace opencl {
namespace {

UniqueEvent enqueueMarker(ur_queue_handle_t queue, WaitList waits) {
  return enqueueBy("clEnqueueMarkerWithWaitList", driver().clEnqueueMarkerWithWaitList, waits,
                   queue->native());
}

// What follows every command of the driver's: the queue knows it, with what it reads of the host's,
// and it starts although nobody flushes the queue.
void handOver(ur_queue_handle_t queue, const UniqueEvent &command,
              std::shared_ptr<const void> reads = nullptr) {
  queue->pending->add(command, std::move(reads));
  check(driver().clFlush(queue->native()), "clFlush");
}

// Repeats a pattern that OpenCL does not fill with: enough of it is written out on the host, and
// copied as often as it takes. Copies that are enqueued run also where a later call fails, so each
// is handed over at once, with the block that it reads.
UniqueEvent fillByCopies(ur_queue_handle_t queue, const kit::Fill &fill, WaitList waits) {
  constexpr std::size_t kBlock = std::size_t{1} << 20;
  const auto block = std::make_shared<const std::vector<std::byte>>(kit::repeated(fill, kBlock));
  std::vector<UniqueEvent> copies;
  std::vector<cl_event> events;
  for (std::size_t done = 0; done < fill.size; done += block->size()) {
    copies.push_back(
        queue->device->usm->copy(queue->native(), static_cast<std::byte *>(fill.destination) + done,
                                 block->data(), std::min(block->size(), fill.size - done), waits));
    events.push_back(copies.back().get());
    handOver(queue, copies.back(), block);
  }
  return enqueueMarker(queue, events);
}

bool driverFillsWith(std::size_t patternSize, const void *destination) {
  return std::has_single_bit(patternSize) && patternSize <= UsmDriver::kLargestPattern &&
         reinterpret_cast<std::uintptr_t>(destination) % patternSize == 0;
}

UniqueEvent submit(ur_queue_handle_t queue, const kit::Command &command, WaitList waits) {
  const UsmDriver &usm = *queue->device->usm;
  const cl_command_queue driverQueue = queue->native();
  if (const auto *copy = std::get_if<kit::Copy>(&command.work))
    return usm.copy(driverQueue, copy->destination, copy->source, copy->size, waits);
  if (const auto *fill = std::get_if<kit::Fill>(&command.work))
    return driverFillsWith(fill->pattern.size(), fill->destination)
               ? usm.fill(driverQueue, fill->destination, fill->pattern.data(),
                          fill->pattern.size(), fill->size, waits)
               : fillByCopies(queue, *fill, waits);
  if (command.isBarrier())
    return enqueueBy("clEnqueueBarrierWithWaitList", driver().clEnqueueBarrierWithWaitList, waits,
                     driverQueue);
  return enqueueMarker(queue, waits);
}

} // namespace
} // namespace opencl

// Memory is freed after all commands of its context, so that none keeps it.
void backend::enqueue(ur_queue_handle_t queue, const kit::Command &command, kit::Uses,
                      ur_event_handle_t *event) {
  const auto waits = driverEvents(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  UniqueEvent last = submit(queue, command, waits);
  handOver(queue, last);
  const cl_event driverEvent = last.get();
  auto made = std::make_unique<ur_event_handle_t_>(queue, command.type, std::move(last));
  if (command.blocking)
    check(driver().clWaitForEvents(1, &driverEvent), "clWaitForEvents");
  if (event)
    *event = made.release();
}

} // namespace ur
