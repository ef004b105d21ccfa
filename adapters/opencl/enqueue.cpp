// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/descriptor.hpp"
#include "adapters/opencl/backend.hpp"
#include "adapters/opencl/submit.hpp"
#include "adapters/opencl/usm.hpp"
#include "base/error.hpp"

namespace ur {
namespace opencl {
namespace {

bool driverSupportsFill(std::size_t patternSize, const void *destination) {
  return supportsPatternSize(patternSize) &&
         reinterpret_cast<std::uintptr_t>(destination) % patternSize == 0;
}

UniqueEvent enqueueFill(ur_queue_handle_t queue, const kit::Fill &fill, WaitList waits) {
  const UsmDriver &usm = *queue->device->usm;
  if (driverSupportsFill(fill.pattern.size(), fill.destination))
    return usm.fill(queue->native(), fill.destination, fill.pattern.data(), fill.pattern.size(),
                    fill.size, waits);
  return fillWithCopies(
      queue, fill, [&](const std::byte *block, std::size_t offset, std::size_t size) {
        return usm.copy(queue->native(), static_cast<std::byte *>(fill.destination) + offset, block,
                        size, waits);
      });
}

UniqueEvent enqueueWork(ur_queue_handle_t queue, const kit::Command &command, WaitList waits) {
  if (const auto *copy = std::get_if<kit::Copy>(&command.work))
    return queue->device->usm->copy(queue->native(), copy->destination, copy->source, copy->size,
                                    waits);
  if (const auto *fill = std::get_if<kit::Fill>(&command.work))
    return enqueueFill(queue, *fill, waits);
  if (const auto *rect = std::get_if<kit::CopyRect>(&command.work)) {
    CommandParts copies(queue);
    for (std::size_t row = 0; row < rect->height; ++row)
      copies.add(queue->device->usm->copy(
          queue->native(), static_cast<std::byte *>(rect->destination) + row * rect->destinationRow,
          static_cast<const std::byte *>(rect->source) + row * rect->sourceRow, rect->width,
          waits));
    return copies.enqueueEnd();
  }
  if (const auto *fills = std::get_if<kit::Fills>(&command.work)) {
    CommandParts parts(queue);
    for (const kit::Fill &row : *fills)
      parts.add(enqueueFill(queue, row, waits));
    return parts.enqueueEnd();
  }
  if (command.isBarrier())
    return callEnqueue("clEnqueueBarrierWithWaitList", driver().clEnqueueBarrierWithWaitList, waits,
                       queue->native());
  return enqueueMarker(queue, waits);
}

} // namespace
} // namespace opencl

// Does not record which memory the command uses, because a free waits for all commands of the
// context.
void backend::enqueue(ur_queue_handle_t queue, const kit::Command &command, kit::Uses,
                      ur_event_handle_t *event) {
  submit(queue, command, event, [&](WaitList waits) { return enqueueWork(queue, command, waits); });
}

// OpenCL has no reusable events, so every barrier makes a new event.
void backend::urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t hQueue,
                                                const ur_exp_enqueue_ext_properties_t *pProperties,
                                                uint32_t numEventsInWaitList,
                                                const ur_event_handle_t *phEventWaitList,
                                                ur_event_handle_t *phEvent) {
  kit::requireEventNotInList({phEventWaitList, numEventsInWaitList}, phEvent);
  kit::requireEnqueueProperties(pProperties);
  if (phEvent && *phEvent)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "*phEvent is an existing event, which OpenCL cannot signal again; set *phEvent to "
                "null to get a new event");
  return backend::urEnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                 phEvent);
}

} // namespace ur
