// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <functional>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {

// Runs `body` in a forked child and returns the child's exit status once it has ended; the child is
// not reaped until `reap`.
class Child {
public:
  explicit Child(const std::function<void()> &body) : pid_(fork()) {
    if (pid_ == 0) {
      body();
      _exit(0);
    }
  }
  ~Child() { reap(); }
  Child(const Child &) = delete;
  Child &operator=(const Child &) = delete;

  pid_t pid() const { return pid_; }

  // Waits until the child has ended and leaves it a zombie.
  void awaitEnd() const {
    siginfo_t info{};
    ASSERT_EQ(waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOWAIT), 0);
  }

  void reap() {
    if (pid_ > 0)
      waitpid(pid_, nullptr, 0);
    pid_ = 0;
  }

private:
  pid_t pid_;
};

} // namespace ur::ipc::test
