// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <mutex>

namespace ur::base {

// Counts the forks between the process that loaded the library and this one. A child has none of
// its parent's threads, so objects that own a thread compare this number before they wait for it.
std::uint32_t forkGeneration() noexcept;

// A mutex that a fork finds unlocked: the fork waits for the holder, so that the child can use what
// the mutex protects. For objects as long-lived as the library.
class ForkSafeMutex {
public:
  ForkSafeMutex();
  ~ForkSafeMutex();
  ForkSafeMutex(const ForkSafeMutex &) = delete;
  ForkSafeMutex &operator=(const ForkSafeMutex &) = delete;

  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

private:
  std::mutex mutex_;
};

} // namespace ur::base
