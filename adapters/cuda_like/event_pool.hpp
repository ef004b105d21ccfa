// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "base/fork.hpp"

#include <cstdint>
#include <mutex>
#include <vector>

namespace ur::cuda_like {

// Events without times of one context, which commands of a queue use one after the other: making
// and destroying one costs as much as enqueueing a command.
class EventPool {
public:
  EventPool();

  // With the context as the current one.
  UniqueEvent take();

  // Nothing waits for it any more but what was enqueued behind its last record, which the driver
  // keeps apart from later ones. In the child of a fork it goes: the lock may be the parent's.
  void giveBack(UniqueEvent event) noexcept;

private:
  const std::uint32_t generation_ = base::forkGeneration();
  std::mutex mutex_;
  std::vector<UniqueEvent> idle_; // has room for all that are kept
};

} // namespace ur::cuda_like
