// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <mutex>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The live queues of a context. Callers use them to wait until no command uses certain memory.
class LiveQueues {
public:
  void add(ur_queue_handle_t queue) {
    const std::lock_guard lock(mutex_);
    queues_.push_back(queue);
  }

  void remove(ur_queue_handle_t queue) noexcept {
    const std::lock_guard lock(mutex_);
    std::erase(queues_, queue);
  }

  // Blocks the creation and release of queues until it returns, so `visit` must not wait for
  // commands.
  template <typename Visit> void forEach(const Visit &visit) {
    const std::lock_guard lock(mutex_);
    for (ur_queue_handle_t queue : queues_)
      visit(queue);
  }

private:
  std::mutex mutex_;
  std::vector<ur_queue_handle_t> queues_;
};

} // namespace ur::kit
