// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/sleeper.hpp"

#include "base/os_calls.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <span>

#include <linux/futex.h>

using namespace std::chrono_literals;

namespace ur::kit {
namespace {

// The longest sleep with watched words, because a process that died changes no word.
constexpr auto kCheckInterval = 100ms;
// Limits of the sleep between two checks if no word reports a change, or if one system call cannot
// watch all words. The sleeps grow, so that the thread soon notices the end of a short command, and
// the wait for a long command takes little processor time.
constexpr auto kMinShortSleep = 20us;
constexpr std::chrono::nanoseconds kMaxShortSleep = 2ms;

} // namespace

// Sleeps until another thread wakes a watched word, a watched word differs from its expected value,
// or `time` has passed. Returns false at once if the kernel has no futex_waitv (before Linux
// 5.16) or a sandbox forbids it.
bool Sleeper::waitAny(std::chrono::nanoseconds time) noexcept {
  std::array<futex_waitv, kMaxWords> waiters{};
  for (std::size_t i = 0; i < size_; ++i) {
    waiters[i].val = words_[i].expected;
    waiters[i].uaddr = reinterpret_cast<std::uintptr_t>(words_[i].address);
    waiters[i].flags = FUTEX_32 | (words_[i].shared ? 0u : unsigned{FUTEX_PRIVATE_FLAG});
  }
  // futex_waitv takes an absolute time, unlike FUTEX_WAIT.
  const auto end = (std::chrono::steady_clock::now() + time).time_since_epoch();
  const timespec deadline{.tv_sec = end / 1s, .tv_nsec = end % 1s / 1ns};
  const long result =
      base::os().futexWaitv(waiters.data(), static_cast<unsigned>(size_), &deadline);
  return result >= 0 || (errno != ENOSYS && errno != EPERM);
}

// Each side writes its own variable before it reads the other's. So the notifier sees that the
// sleeper sleeps, or the sleeper sees the new count.
void Notifier::notify() noexcept {
  count_.fetch_add(1);
  if (sleeping_.load())
    ipc::futex::wakeAll(base::os(), count_, false);
}

void Sleeper::begin() noexcept {
  const std::uint32_t count = notifier_->count_.load();
  const bool isUnchanged = std::exchange(wasLastShort_, false) && count == words_.front().expected;
  shortSleep_ =
      isUnchanged ? std::min(shortSleep_ + shortSleep_ / 4, kMaxShortSleep) : kMinShortSleep;
  isNextShort_ = false;
  wait_ = nullptr;
  size_ = 1;
  words_.front() = {&notifier_->count_, count, false};
}

void Sleeper::watch(const ipc::futex::Word &word) noexcept {
  const std::span watched(words_.data(), size_);
  if (std::ranges::any_of(watched,
                          [&word](const auto &other) { return other.address == word.address; }))
    return;
  if (size_ == kMaxWords)
    checkAgainSoon();
  else
    words_[size_++] = word;
}

void Sleeper::setWait(std::function<void()> wait) {
  if (!wait_)
    wait_ = std::move(wait);
}

void Sleeper::sleep() noexcept {
  if (wait_)
    return wait_();
  notifier_->sleeping_.store(true);
  if (size_ == 1 && !isNextShort_)
    ipc::futex::wait(base::os(), words_.front(), std::nullopt);
  else {
    if (!waitAny(isNextShort_ ? shortSleep_ : kCheckInterval))
      ipc::futex::wait(base::os(), words_.front(), shortSleep_);
    wasLastShort_ = true;
  }
  notifier_->sleeping_.store(false);
}

} // namespace ur::kit
