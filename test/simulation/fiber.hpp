// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <functional>

#include <ucontext.h>

namespace ur::ipc::simulation {

// A task with its own stack. It runs on the thread that resumes it, so that a test determines the
// order of tasks. Like a real thread, a fiber has its own errno and its own stack of exceptions.
class Fiber {
public:
  explicit Fiber(std::function<void()> body);
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;
  // If the fiber has not ended, the objects on its stack are not destroyed.
  ~Fiber();

  // Runs the fiber until it suspends itself or ends. A fiber must not call it.
  void resume();
  static void suspend();
  // Returns the running fiber, or null outside of fibers.
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
