// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <atomic>

namespace ur::ipc {

// Whether what processes of this user share is taken before it is looked at, which saves a search
// in /proc for each. They could stop or end this process anyway; those of other users are not
// trusted.
class Trust {
public:
  bool holds() const noexcept { return holds_.load(std::memory_order_relaxed); }

  // A process shares a file of no kind that is shared, or that the kernel tells nothing of, so
  // everything is looked at from now on. That file stays open until this process ends: closing it
  // could wait for whoever serves it, and would give up this process's own locks on it (POSIX).
  void end(base::UniqueFd misfit) noexcept {
    static_cast<void>(misfit.release());
    holds_.store(false, std::memory_order_relaxed);
  }

private:
  std::atomic<bool> holds_{true};
};

} // namespace ur::ipc
