// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "base/fork.hpp"

#include <cstdint>
#include <mutex>
#include <vector>

namespace ur::cuda_like {

// Reusable untimed events of one context, for the commands of a queue. Creating and destroying an
// event costs as much as enqueueing a command.
class EventPool {
public:
  EventPool();

  // The caller must have made the context current.
  UniqueEvent take();

  // Call it after all waits for the event have been enqueued: a later record does not change what
  // they wait for. In a forked child, destroys the event, because a thread of the parent may hold
  // the lock.
  void returnEvent(UniqueEvent event) noexcept;

private:
  const std::uint32_t generation_ = base::forkGeneration();
  std::mutex mutex_;
  std::vector<UniqueEvent> idleEvents_; // has capacity for the maximum number
};

} // namespace ur::cuda_like
