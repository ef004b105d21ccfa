// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/futex.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace ur::kit {

// Wakes one sleeping thread up. Whoever changes what the thread waits for notifies it.
class Notifier {
public:
  void notify() noexcept;

private:
  friend class Sleeper;
  std::atomic<std::uint32_t> count_{0};
  std::atomic<bool> sleeping_{false}; // spares the system call when nobody would wake up
};

// How a thread waits for many things at once: its own notifier, words in memory that other
// processes write, and what only a driver tells. Look for work between begin() and sleep(); a
// change in between is never missed.
//
//   for (;;) {
//     sleeper.begin();
//     if (look(sleeper)) ...           // what is not ready calls watch() or keeps the notifier
//     else sleeper.sleep();
//   }
//
// It takes no memory: nobody could be told on its thread that there is none.
class Sleeper {
public:
  explicit Sleeper(std::shared_ptr<Notifier> notifier) noexcept : notifier_(std::move(notifier)) {}

  const std::shared_ptr<Notifier> &notifier() const noexcept { return notifier_; }

  void begin() noexcept;

  // Also wakes up when the word no longer holds what is expected.
  void watch(const ipc::futex::Word &word) noexcept;

  // For what changes no word: sleep() calls `wait` of the first such thing in place of its own. It
  // returns when the thing has changed, or soon, so that the others are looked at.
  void waitBy(std::function<void()> wait);

  // For who could not find out what to wait for: sleep() is short this time.
  void lookAgainSoon() noexcept { soon_ = true; }

  // Returns when the notifier was called since begin(), a watched word changed, or, if any is
  // watched, after a while: a process that died changes no word, so its watchers have to look.
  void sleep() noexcept;

private:
  static constexpr std::size_t kMostWords = 128; // of one system call

  bool waitAny() noexcept;

  std::shared_ptr<Notifier> notifier_;
  std::array<ipc::futex::Word, kMostWords> words_{}; // the notifier's first
  std::size_t size_ = 1;
  std::function<void()> wait_;
  bool soon_ = false;
};

} // namespace ur::kit
