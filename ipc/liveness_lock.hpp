// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "ipc/process.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>

namespace ur::ipc {

// By what others see that a process lives: it locks one byte of a file that they all have open, and
// the number of the byte stands for it. The kernel drops the lock with the process's last thread,
// and at exec. It says so to whoever asks, whatever pid namespace he is in; a pid does neither.
//
// The lock belongs to an open file description that no other process has: descriptors that were
// passed or inherited share one, and would keep the lock. So the file is opened anew for it, and
// the child of a fork closes its copy and has a number of its own.
class LivenessLock final : base::ForkAware {
public:
  static constexpr unsigned kBits = 22; // of the numbers

  // `file` is open for writing and outlives this; -1 for a file that there is none of yet, so that
  // nobody else can ask. Asks the system for nothing.
  explicit LivenessLock(Process &process, int file = -1) noexcept
      : os_(process.os), file_(file), registration_(*this, process.forks) {}
  LivenessLock(const LivenessLock &) = delete;
  LivenessLock &operator=(const LivenessLock &) = delete;
  ~LivenessLock() = default;

  // This process's number, never 0; locked by the first call. `isInUse`: a number that another
  // process left behind, not to be taken over. Throws OUT_OF_RESOURCES when descriptors run out or
  // others hold every number that was tried, INVALID_ARGUMENT where a sandbox refuses,
  // UNSUPPORTED_FEATURE where /proc is not mounted. Kernel interface: fcntl(F_OFD_SETLK).
  std::uint32_t hold(const std::function<bool(std::uint32_t number)> &isInUse);

  // The file is there, and nobody else has it open: locks the number, if there is one already, as
  // hold() does. Nothing has changed where it throws.
  void setFile(int file);

  // This process's number, 0 while it has none.
  std::uint32_t number() const noexcept { return number_.load(std::memory_order_acquire); }

  // Whether some process holds the number. Also true where the system does not tell. `file` may be
  // any descriptor of the file. Kernel interface: fcntl(F_OFD_GETLK).
  static bool isHeld(const base::OsCalls &os, int file, std::uint32_t number) noexcept;

private:
  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  void afterForkInChild() noexcept override;

  const base::OsCalls &os_;
  int file_;
  std::mutex mutex_;
  base::UniqueFd description_;
  std::atomic<std::uint32_t> number_{0};
  base::ForkRegistration registration_;
};

} // namespace ur::ipc
