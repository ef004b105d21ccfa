// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <functional>

#include <ucontext.h>

namespace ur::ipc::simulation {

// A stack of its own on the thread that resumes it, so that a test decides in which order tasks
// run. Several fibers of one thread see one errno and one stack of exceptions in real threads each
// their own: both are kept for each fiber.
class Fiber {
public:
  explicit Fiber(std::function<void()> body);
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;
  // A fiber that has not ended leaves what its stack owns behind.
  ~Fiber();

  // Runs it until it suspends itself or ends. Not from a fiber.
  void resume();
  static void suspend();
  // Null outside of fibers.
  static Fiber *current() noexcept;

  bool hasEnded() const noexcept { return hasEnded_; }

private:
  static void run();

  std::function<void()> body_;
  std::byte *stack_;
  ucontext_t context_{}, resumer_{};
  bool hasEnded_ = false;
  int errno_ = 0;
  std::byte exceptions_[16]{};
};

} // namespace ur::ipc::simulation
