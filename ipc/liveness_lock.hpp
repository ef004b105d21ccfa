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

// Shows other processes that this process is alive. It locks one byte of a file that all these
// processes have open; the offset of the byte identifies the process. The kernel drops the lock
// when the process's last thread ends and at exec, and reports the lock to processes in every pid
// namespace.
//
// The lock belongs to an open file description. Passed and inherited descriptors share the
// description, and would keep the lock after this process has ended. So this class opens the file a
// second time for the lock, and a forked child closes its copy.
class LivenessLock final : base::ForkAware {
public:
  static constexpr unsigned kBits = 22; // numbers are below 1 << kBits

  // `file` is a descriptor that is open for writing and outlives this object, or -1 if there is no
  // file yet. Makes no system call.
  explicit LivenessLock(Process &process, int file = -1) noexcept
      : os_(process.os), file_(file), registration_(*this, process.forks) {}
  LivenessLock(const LivenessLock &) = delete;
  LivenessLock &operator=(const LivenessLock &) = delete;

  // Returns this process's number, which is never 0. The first call chooses a random number, and
  // locks its byte if there is a file. It skips a number if `isInUse` returns true, because an
  // ended process has left the number in use. Kernel interface: fcntl(F_OFD_SETLK). Throws
  // - OUT_OF_RESOURCES if no descriptor is free, or if other processes hold all 64 tried numbers
  // - INVALID_ARGUMENT if a sandbox forbids a call
  // - UNSUPPORTED_FEATURE without /proc.
  std::uint32_t hold(const std::function<bool(std::uint32_t number)> &isInUse);

  // Sets the file. No other process may have it open yet. If hold() has already chosen a number,
  // locks the number's byte in the file. Throws as hold() does. A failure changes nothing.
  void setFile(int file);

  // Returns this process's number, or 0 before the first hold().
  std::uint32_t number() const noexcept { return number_.load(std::memory_order_acquire); }

  // Returns whether a process holds the number. Returns true if the kernel does not answer. `file`
  // is any descriptor of the file. Kernel interface: fcntl(F_OFD_GETLK).
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
