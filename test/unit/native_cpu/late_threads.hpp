// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "test/support/scoped_os_calls.hpp"

#include <atomic>
#include <memory>

#include <pthread.h>

namespace ur::native_cpu {

// During its lifetime, new threads do not run, as can happen on a busy machine.
class LateThreads {
public:
  LateThreads() : scope_(&base::OsCalls::startThread, start) { gate() = false; }
  LateThreads(const LateThreads &) = delete;
  LateThreads &operator=(const LateThreads &) = delete;
  ~LateThreads() {
    gate() = true;
    gate().notify_all();
  }

private:
  struct Start {
    void *(*body)(void *);
    void *argument;
  };

  static std::atomic<bool> &gate() {
    static std::atomic<bool> open;
    return open;
  }

  static void *run(void *argument) {
    const std::unique_ptr<Start> start(static_cast<Start *>(argument));
    gate().wait(false);
    return start->body(start->argument);
  }

  static int start(pthread_t *thread, void *(*body)(void *), void *argument) {
    std::unique_ptr<Start> start(new Start{body, argument});
    const int error = pthread_create(thread, nullptr, run, start.get());
    if (error == 0)
      static_cast<void>(start.release());
    return error;
  }

  const test::ScopedOsCalls scope_;
};

} // namespace ur::native_cpu
