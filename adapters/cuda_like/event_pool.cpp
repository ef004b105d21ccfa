// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/event_pool.hpp"

#include <cstddef>
#include <utility>

namespace ur::cuda_like {
namespace {

constexpr std::size_t kMaxIdle = 64;

} // namespace

EventPool::EventPool() { idle_.reserve(kMaxIdle); }

UniqueEvent EventPool::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      UniqueEvent event = std::move(idle_.back());
      idle_.pop_back();
      return event;
    }
  }
  return makeEvent(kEventDisableTiming);
}

void EventPool::returnEvent(UniqueEvent event) noexcept {
  if (generation_ != base::forkGeneration())
    return;
  const std::lock_guard lock(mutex_);
  if (idle_.size() < kMaxIdle)
    idle_.push_back(std::move(event));
}

} // namespace ur::cuda_like
