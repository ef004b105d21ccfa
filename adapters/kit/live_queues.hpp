// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <mutex>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The live queues of a context, to wait until no command uses some memory.
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

  // No queue starts or ends during the call, so `visit` waits for no command.
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
