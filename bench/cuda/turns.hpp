// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <atomic>
#include <cstdint>

#include <sys/types.h>

namespace ur::bench {

// A number in shared memory that two processes increment in turn, so that a host sees immediately
// that the other process has enqueued its signal.
class Turns {
public:
  // The child makes the number. Its parent opens it and has the first turn.
  static Turns create(support::Channel &parent);
  static Turns open(support::Channel &child, pid_t childPid);

  void pass() noexcept { number_->store(++turn_, std::memory_order_release); }
  void awaitTurn(); // throws support::DeadlineMissed if the other process takes more than a minute

private:
  explicit Turns(void *page) : number_(static_cast<std::atomic<std::uint64_t> *>(page)) {}

  std::atomic<std::uint64_t> *number_; // mapped until the process exits
  std::uint64_t turn_ = 0;
};

} // namespace ur::bench
