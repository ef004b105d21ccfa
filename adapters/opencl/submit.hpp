// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What commands on USM and on buffers have in common on their way to the driver.

#include "adapters/kit/command.hpp"
#include "adapters/opencl/queue.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ur::opencl {

// A command that does nothing; without a wait list it follows all earlier ones.
UniqueEvent enqueueMarker(ur_queue_handle_t queue, WaitList waits);

// Several of the driver's commands that are one of the application's. Those that are enqueued run
// also where a later call fails, so each is handed over at once, with what it reads of the host's.
class Parts {
public:
  explicit Parts(ur_queue_handle_t queue) noexcept : queue_(queue) {}

  void add(UniqueEvent part, std::shared_ptr<const void> reads = nullptr);

  // A command that is done when all of them are.
  UniqueEvent end() const;

private:
  const ur_queue_handle_t queue_;
  std::vector<UniqueEvent> commands_;
};

// Repeats a pattern that OpenCL does not fill with: enough of it is written out on the host, and
// copied as often as it takes. `copy(block, done, size)` enqueues one copy, to where `done` bytes
// are filled. The fill's destination is the affair of that.
template <typename Copy>
UniqueEvent fillByCopies(ur_queue_handle_t queue, const kit::Fill &fill, const Copy &copy) {
  constexpr std::size_t kBlock = std::size_t{1} << 20;
  const auto block = std::make_shared<const std::vector<std::byte>>(kit::repeated(fill, kBlock));
  Parts copies(queue);
  for (std::size_t done = 0; done < fill.size; done += block->size())
    copies.add(copy(block->data(), done, std::min(block->size(), fill.size - done)), block);
  return copies.end();
}

// What follows the last command of the driver's: it is handed over, and waited for where the
// application's is blocking, and gets an event where the caller wants one.
void finish(ur_queue_handle_t queue, const kit::Command &command, UniqueEvent last,
            ur_event_handle_t *event);

// Takes a command from its wait list to its event. `enqueueAfter(waits)` enqueues it.
template <typename EnqueueAfter>
void submit(ur_queue_handle_t queue, const kit::Command &command, ur_event_handle_t *event,
            const EnqueueAfter &enqueueAfter) {
  const auto waits = driverEvents(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  finish(queue, command, enqueueAfter(WaitList(waits)), event);
}

} // namespace ur::opencl
