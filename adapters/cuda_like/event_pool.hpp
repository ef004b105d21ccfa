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

  // The caller has made the context current.
  UniqueEvent take();

  // Call after all waits for the event are enqueued: the driver separates them from later records.
  // In the child of a fork it destroys the event, because a thread of the parent may hold the lock.
  void returnEvent(UniqueEvent event) noexcept;

private:
  const std::uint32_t generation_ = base::forkGeneration();
  std::mutex mutex_;
  std::vector<UniqueEvent> idle_; // its capacity fits all
};

} // namespace ur::cuda_like
