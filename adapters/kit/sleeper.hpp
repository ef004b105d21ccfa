// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/futex.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace ur::kit {

// Wakes one sleeping thread. Call notify() after a change that the thread waits for.
class Notifier {
public:
  void notify() noexcept;

private:
  friend class Sleeper;
  std::atomic<std::uint32_t> count_{0};
  std::atomic<bool> sleeping_{false}; // saves the system call while the thread is awake
};

// Lets a thread wait for several conditions at once: a call of its notifier, changes of memory
// words that other processes write, and completions that only a driver reports. The thread calls
// begin(), checks all conditions, calls watch() for the pending ones, and then sleep(). The thread
// misses no change after begin(). This class allocates no memory, because the thread could not
// report a shortage.
class Sleeper {
public:
  explicit Sleeper(std::shared_ptr<Notifier> notifier) noexcept : notifier_(std::move(notifier)) {}

  const std::shared_ptr<Notifier> &notifier() const noexcept { return notifier_; }

  void begin() noexcept;

  // Makes the next sleep() also return once the word no longer has the expected value.
  void watch(const ipc::futex::Word &word) noexcept;

  // Makes the next sleep() only call `wait`, which blocks until a completion without a memory word.
  // If called several times, the first `wait` is used. `wait` must return after the completion or
  // after a short time, so that the thread can check the other conditions.
  void setWait(std::function<void()> wait);

  // Makes the next sleep() short, for a condition that neither a word nor a `wait` reports. The
  // first short sleep takes at most 20 us. Each following one may take a quarter more, up to 2 ms.
  void checkAgainSoon() noexcept { isNextShort_ = true; }

  // Returns once the notifier has been called or a watched word has changed since begin(). With
  // watched words, returns after at most 100 ms, because a process that died changes no word.
  void sleep() noexcept;

private:
  static constexpr std::size_t kMaxWords = 128; // the kernel's limit for one system call

  bool waitAny(std::chrono::nanoseconds time) noexcept;

  std::shared_ptr<Notifier> notifier_;
  std::array<ipc::futex::Word, kMaxWords> words_{}; // the notifier's word comes first
  std::size_t size_ = 1;
  std::function<void()> wait_;
  bool isNextShort_ = false;
  bool wasLastShort_ = false; // the last sleep() was short
  std::chrono::nanoseconds shortSleep_{};
};

} // namespace ur::kit
