// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/event_pool.hpp"

#include <cstddef>
#include <utility>

namespace ur::cuda_like {
namespace {

constexpr std::size_t kMaxIdleEvents = 64;

} // namespace

EventPool::EventPool() { idleEvents_.reserve(kMaxIdleEvents); }

UniqueEvent EventPool::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idleEvents_.empty()) {
      UniqueEvent event = std::move(idleEvents_.back());
      idleEvents_.pop_back();
      return event;
    }
  }
  return makeEvent(kEventDisableTiming);
}

void EventPool::returnEvent(UniqueEvent event) noexcept {
  if (generation_ != base::forkGeneration())
    return;
  const std::lock_guard lock(mutex_);
  if (idleEvents_.size() < kMaxIdleEvents)
    idleEvents_.push_back(std::move(event));
}

} // namespace ur::cuda_like
