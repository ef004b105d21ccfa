// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <mutex>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The live queues of a context or of the process.
template <typename Mutex = std::mutex> class LiveQueues {
public:
  template <typename... Arguments>
  explicit LiveQueues(Arguments... mutexArguments) noexcept : mutex_(mutexArguments...) {}

  void add(ur_queue_handle_t queue) {
    const std::lock_guard lock(mutex_);
    queues_.push_back(queue);
  }

  void remove(ur_queue_handle_t queue) noexcept {
    const std::lock_guard lock(mutex_);
    std::erase(queues_, queue);
  }

  // Calls `visit` for each queue. Until this function returns, creating or releasing a queue
  // blocks, so `visit` must not wait for commands.
  template <typename Visit> void forEach(const Visit &visit) {
    const std::lock_guard lock(mutex_);
    for (ur_queue_handle_t queue : queues_)
      visit(queue);
  }

private:
  Mutex mutex_;
  std::vector<ur_queue_handle_t> queues_;
};

} // namespace ur::kit
