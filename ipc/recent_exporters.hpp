// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>

namespace ur::ipc {

struct Exporter;

// The exporters from which something was opened last. They stay known for as long as they are here,
// though nothing of theirs may be open: who is sent one array after the other, and drops each
// before the next, opens them in half the time. Three descriptors each, which the child of a fork
// does not have.
class RecentExporters final : base::ForkAware {
public:
  static constexpr std::size_t kMost = 4;

  // In the place of the one that came first. Null is none.
  void add(std::shared_ptr<const Exporter> exporter) noexcept {
    const std::lock_guard lock(mutex_);
    if (!exporter || std::ranges::find(exporters_, exporter) != exporters_.end())
      return;
    std::swap(exporters_[next_], exporter); // the one before goes without the lock
    next_ = (next_ + 1) % kMost;
  }

  // Forgets all of them; false where there was none.
  bool forget() noexcept {
    decltype(exporters_) forgotten;
    const std::lock_guard lock(mutex_);
    forgotten.swap(exporters_); // go without the lock
    return std::ranges::any_of(forgotten, [](const auto &exporter) { return exporter != nullptr; });
  }

private:
  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  // At once: later the child may have closed their numbers and opened files of its own under them.
  void afterForkInChild() noexcept override {
    exporters_.fill(nullptr);
    mutex_.unlock();
  }

  std::mutex mutex_;
  std::array<std::shared_ptr<const Exporter>, kMost> exporters_;
  std::size_t next_ = 0;
  base::ForkRegistration registration_{*this, base::ForkOrder::Inner};
};

} // namespace ur::ipc
