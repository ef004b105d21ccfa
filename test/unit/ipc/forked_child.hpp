// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <functional>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {

// A forked child that runs `body` and exits. The child stays a zombie until `reap`.
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

  // Waits until the child is a zombie.
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
