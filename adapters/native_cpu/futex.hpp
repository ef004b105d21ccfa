// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>

namespace ur::native_cpu::futex {

// A word to sleep on while it holds `expected`.
struct Word {
  const std::atomic<std::uint32_t> *address;
  std::uint32_t expected;
  bool shared; // lies in memory that other processes write, too
};

using Timeout = std::optional<std::chrono::nanoseconds>; // none: wait for ever

// Sleeps until the word is woken or differs. Returns early for no reason now and then, so callers
// look again. futex(2), FUTEX_WAIT.
void wait(const Word &word, Timeout timeout) noexcept;

// Sleeps until any of at most kMostWords words is woken or differs. False where the kernel has no
// futex_waitv(2) (before Linux 5.16) or a sandbox forbids it; nothing was waited for then.
inline constexpr std::size_t kMostWords = 128;
[[nodiscard]] bool waitAny(std::span<const Word> words, Timeout timeout) noexcept;

// Wakes everyone who sleeps on the word. futex(2), FUTEX_WAKE.
void wakeAll(const std::atomic<std::uint32_t> &word, bool shared) noexcept;

} // namespace ur::native_cpu::futex
