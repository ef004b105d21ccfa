// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/submit.hpp"

namespace ur::opencl {
namespace {

// Adds a driver's command, and the host memory that it reads, to the queue's pending commands. Then
// flushes the queue, so that the command starts.
void trackAndFlush(ur_queue_handle_t queue, const UniqueEvent &command,
                   std::shared_ptr<const void> hostMemory = nullptr) {
  queue->pendingCommands->add(command, std::move(hostMemory));
  check(driver().clFlush(queue->native()), "clFlush");
}

} // namespace

UniqueEvent enqueueMarker(ur_queue_handle_t queue, WaitList waits) {
  return callEnqueue("clEnqueueMarkerWithWaitList", driver().clEnqueueMarkerWithWaitList, waits,
                     queue->native());
}

void CommandParts::add(UniqueEvent part, std::shared_ptr<const void> hostMemory) {
  trackAndFlush(queue_, part, std::move(hostMemory));
  commands_.push_back(std::move(part));
}

UniqueEvent CommandParts::enqueueEnd() const {
  std::vector<cl_event> events;
  events.reserve(commands_.size());
  for (const UniqueEvent &command : commands_)
    events.push_back(command.get());
  return enqueueMarker(queue_, events);
}

void finish(ur_queue_handle_t queue, const kit::Command &command, UniqueEvent lastCommand,
            ur_event_handle_t *event) {
  trackAndFlush(queue, lastCommand);
  const cl_event driverEvent = lastCommand.get();
  auto newEvent = std::make_unique<ur_event_handle_t_>(queue, command.type, std::move(lastCommand));
  if (command.blocking)
    check(driver().clWaitForEvents(1, &driverEvent), "clWaitForEvents");
  if (event)
    *event = newEvent.release();
}

} // namespace ur::opencl
