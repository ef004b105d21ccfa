// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Submits commands on USM and on buffers to the driver.

#include "adapters/kit/command.hpp"
#include "adapters/opencl/queue.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ur::opencl {

// Enqueues an empty command. Without a wait list, it completes after all earlier commands of the
// queue.
UniqueEvent enqueueMarker(ur_queue_handle_t queue, WaitList waits);

// The driver's commands that together perform one command of the application. An enqueued part runs
// even if a later call fails, so add() records each part at once, with the host memory that the
// part reads.
class CommandParts {
public:
  explicit CommandParts(ur_queue_handle_t queue) noexcept : queue_(queue) {}

  void add(UniqueEvent part, std::shared_ptr<const void> hostMemory = nullptr);

  // Enqueues a command that completes after all parts, and returns it.
  UniqueEvent enqueueEnd() const;

private:
  const ur_queue_handle_t queue_;
  std::vector<UniqueEvent> commands_;
};

// Fills memory with a pattern whose size OpenCL does not support: repeats the pattern in a block of
// host memory, and copies the block as often as needed. `copy(block, offset, size)` enqueues one
// copy to the destination.
template <typename Copy>
UniqueEvent fillWithCopies(ur_queue_handle_t queue, const kit::Fill &fill, const Copy &copy) {
  constexpr std::size_t kBlock = std::size_t{1} << 20;
  const auto block =
      std::make_shared<const std::vector<std::byte>>(kit::repeatPattern(fill, kBlock));
  CommandParts copies(queue);
  for (std::size_t offset = 0; offset < fill.size; offset += block->size())
    copies.add(copy(block->data(), offset, std::min(block->size(), fill.size - offset)), block);
  return copies.enqueueEnd();
}

// Completes the submission of a command: records the driver's last command, waits for it if the
// command is blocking, and returns its event if requested.
void finish(ur_queue_handle_t queue, const kit::Command &command, UniqueEvent lastCommand,
            ur_event_handle_t *event);

// Submits a command with its wait list and event. `enqueueAfter(waits)` must enqueue the driver's
// commands and return the last one.
template <typename EnqueueAfter>
void submit(ur_queue_handle_t queue, const kit::Command &command, ur_event_handle_t *event,
            const EnqueueAfter &enqueueAfter) {
  const auto waits = driverEvents(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  finish(queue, command, enqueueAfter(WaitList(waits)), event);
}

} // namespace ur::opencl
