// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace ur::ipc::futex {

// A memory word, and the value that keeps a thread asleep.
struct Word {
  const std::atomic<std::uint32_t> *address;
  std::uint32_t expected;
  bool shared; // other processes also use the word
};

using Timeout = std::optional<std::chrono::nanoseconds>; // nullopt: wait forever

// Sleeps while the word holds `expected`, until wakeAll() or the timeout. May return earlier, so
// callers must check the word again. Kernel interface: futex, FUTEX_WAIT.
void wait(const base::OsCalls &os, const Word &word, Timeout timeout) noexcept;

// Wakes all threads that sleep on the word. Kernel interface: futex, FUTEX_WAKE.
void wakeAll(const base::OsCalls &os, const std::atomic<std::uint32_t> &word, bool shared) noexcept;

} // namespace ur::ipc::futex
