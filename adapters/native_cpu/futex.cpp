// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/futex.hpp"

#include <array>
#include <cerrno>
#include <climits>

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace ur::native_cpu::futex {
namespace {

static_assert(std::atomic<std::uint32_t>::is_always_lock_free &&
              sizeof(std::atomic<std::uint32_t>) == sizeof(std::uint32_t));

timespec toTimespec(std::chrono::nanoseconds duration) noexcept {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(duration);
  return {seconds.count(), (duration - seconds).count()};
}

// futex_waitv takes a point in time, FUTEX_WAIT a duration.
timespec deadlineAfter(std::chrono::nanoseconds timeout) noexcept {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return toTimespec(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec) +
                    timeout);
}

} // namespace

void wait(const Word &word, Timeout timeout) noexcept {
  const timespec duration = toTimespec(timeout.value_or(std::chrono::nanoseconds(0)));
  syscall(SYS_futex, word.address, word.shared ? FUTEX_WAIT : FUTEX_WAIT_PRIVATE, word.expected,
          timeout ? &duration : nullptr, nullptr, 0);
}

bool waitAny(std::span<const Word> words, Timeout timeout) noexcept {
  std::array<futex_waitv, kMostWords> waiters{};
  for (std::size_t i = 0; i < words.size(); ++i) {
    waiters[i].val = words[i].expected;
    waiters[i].uaddr = reinterpret_cast<std::uintptr_t>(words[i].address);
    waiters[i].flags = FUTEX_32 | (words[i].shared ? 0u : unsigned{FUTEX_PRIVATE_FLAG});
  }
  const timespec deadline = timeout ? deadlineAfter(*timeout) : timespec{};
  const long result = syscall(SYS_futex_waitv, waiters.data(), words.size(), 0,
                              timeout ? &deadline : nullptr, CLOCK_MONOTONIC);
  return result >= 0 || (errno != ENOSYS && errno != EPERM);
}

void wakeAll(const std::atomic<std::uint32_t> &word, bool shared) noexcept {
  syscall(SYS_futex, &word, shared ? FUTEX_WAKE : FUTEX_WAKE_PRIVATE, INT_MAX, nullptr, nullptr, 0);
}

} // namespace ur::native_cpu::futex
