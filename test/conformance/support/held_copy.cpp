// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/held_copy.hpp"

#include "tools/support/error.hpp"

#include <atomic>
#include <chrono>
#include <future>
#include <stdexcept>

#include <unistd.h>

namespace ur::test {

HeldCopy::HeldCopy(ur_backend_t backend, ur_queue_handle_t queue, void *memory, std::size_t size,
                   ur_event_handle_t *event) {
  if (backend == UR_BACKEND_CUDA)
    holdStream(queue, memory, size, event);
  else
    holdBytes(queue, memory, size, event);
}

const char *HeldCopy::obstacle(ur_backend_t backend) {
  return backend == UR_BACKEND_CUDA || HeldBytes::arePossible() ? ""
                                                                : "the kernel refuses userfaultfd";
}

void HeldCopy::release() noexcept {
  if (stream_)
    stream_->release();
  else
    bytes_->release();
}

void HeldCopy::holdStream(ur_queue_handle_t queue, void *memory, std::size_t size,
                          ur_event_handle_t *event) {
  stream_.emplace(queue);
  UR_CHECK(urEnqueueUSMMemcpy(queue, false, memory, static_cast<std::byte *>(memory) + size / 2,
                              size / 2, 0, nullptr, event));
}

void HeldCopy::holdBytes(ur_queue_handle_t queue, void *memory, std::size_t size,
                         ur_event_handle_t *event) {
  constexpr std::chrono::seconds kReadTime{10};
  constexpr std::chrono::seconds kReturnTime{2};
  bytes_.emplace(size);
  std::atomic<pid_t> caller{0};
  auto enqueued = std::async(std::launch::async, [&] {
    caller = gettid();
    return urEnqueueUSMMemcpy(queue, false, memory, bytes_->data(), size, 0, nullptr, event);
  });
  const auto reader = bytes_->awaitReader(kReadTime);
  const bool isHeld =
      reader && reader != caller && enqueued.wait_for(kReturnTime) == std::future_status::ready;
  if (!isHeld)
    bytes_->release();
  UR_CHECK(enqueued.get());
  if (isHeld)
    return;
  urQueueFinish(queue);
  throw std::runtime_error(reader ? "copies complete before the call returns"
                                  : "no host processor reads the host memory of copies");
}

} // namespace ur::test
