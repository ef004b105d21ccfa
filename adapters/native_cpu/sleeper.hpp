// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "adapters/native_cpu/futex.hpp"

namespace ur::native_cpu {

// The bell of one sleeping thread. Whoever changes what the thread waits for rings it.
class Bell {
public:
  void ring() noexcept;

private:
  friend class Sleeper;
  std::atomic<std::uint32_t> rings_{0};
  std::atomic<bool> sleeping_{false}; // spares the system call when nobody would hear it
};

// How a thread waits for many things at once: its own bell, and words in memory that other
// processes write. Look for work between begin() and sleep(); a change in between is never missed.
//
//   for (;;) {
//     sleeper.begin();
//     if (look(sleeper)) ...           // what is not ready calls watch() or keeps the bell
//     else sleeper.sleep();
//   }
class Sleeper {
public:
  explicit Sleeper(std::shared_ptr<Bell> bell) : bell_(std::move(bell)) { words_.resize(1); }

  const std::shared_ptr<Bell> &bell() const noexcept { return bell_; }

  void begin() noexcept;

  // Also wakes up when `word` no longer holds `expected`.
  void watch(const std::atomic<std::uint32_t> &word, std::uint32_t expected);

  // For who could not find out what to wait for: sleep() is short this time.
  void lookAgainSoon() noexcept { soon_ = true; }

  // Returns when the bell rang since begin(), a watched word changed, or, if any is watched, after
  // a while: a process that died changes no word, so its watchers have to look.
  void sleep() noexcept;

private:
  std::shared_ptr<Bell> bell_;
  std::vector<futex::Word> words_; // the bell's first
  bool soon_ = false;
};

} // namespace ur::native_cpu
