// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

namespace ur::overlay {

// Counts the pieces of work that another thread still does for a queue's commands. The destruction
// of a queue waits for this work, because the thread uses the queue's context and driver objects.
class WatchedWork {
public:
  // One piece of work, for the lifetime of this object.
  class Piece {
  public:
    explicit Piece(std::shared_ptr<WatchedWork> work) : work_(std::move(work)) { work_->add(1); }
    Piece(const Piece &) = delete;
    Piece &operator=(const Piece &) = delete;
    ~Piece() { work_->add(-1); }

  private:
    const std::shared_ptr<WatchedWork> work_;
  };

  void wait() {
    std::unique_lock lock(mutex_);
    workDone_.wait(lock, [this] { return pieces_ == 0; });
  }

private:
  void add(std::int64_t pieces) {
    const std::lock_guard lock(mutex_);
    pieces_ += pieces;
    workDone_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable workDone_;
  std::int64_t pieces_ = 0;
};

} // namespace ur::overlay
