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

// Enqueues an empty command. Without a wait list it follows all earlier commands.
UniqueEvent enqueueMarker(ur_queue_handle_t queue, WaitList waits);

// The driver's commands of one command of the application. An enqueued part runs even if a later
// call fails, so each part is recorded immediately, with the host memory that it reads.
class Parts {
public:
  explicit Parts(ur_queue_handle_t queue) noexcept : queue_(queue) {}

  void add(UniqueEvent part, std::shared_ptr<const void> reads = nullptr);

  // Returns a command that ends after all parts.
  UniqueEvent end() const;

private:
  const ur_queue_handle_t queue_;
  std::vector<UniqueEvent> commands_;
};

// Fills with a pattern that OpenCL does not support: repeats it in a block of host memory, and
// copies the block as often as needed. `copy(block, done, size)` enqueues one copy to the
// destination, after `done` filled bytes.
template <typename Copy>
UniqueEvent fillByCopies(ur_queue_handle_t queue, const kit::Fill &fill, const Copy &copy) {
  constexpr std::size_t kBlock = std::size_t{1} << 20;
  const auto block = std::make_shared<const std::vector<std::byte>>(kit::repeated(fill, kBlock));
  Parts copies(queue);
  for (std::size_t done = 0; done < fill.size; done += block->size())
    copies.add(copy(block->data(), done, std::min(block->size(), fill.size - done)), block);
  return copies.end();
}

// Finishes a command: records the driver's last command, waits for it if the command is blocking,
// and returns its event if requested.
void finish(ur_queue_handle_t queue, const kit::Command &command, UniqueEvent last,
            ur_event_handle_t *event);

// Submits a command with its wait list and event. `enqueueAfter(waits)` must enqueue it.
template <typename EnqueueAfter>
void submit(ur_queue_handle_t queue, const kit::Command &command, ur_event_handle_t *event,
            const EnqueueAfter &enqueueAfter) {
  const auto waits = driverEvents(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  finish(queue, command, enqueueAfter(WaitList(waits)), event);
}

} // namespace ur::opencl
