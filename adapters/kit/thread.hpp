// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <functional>

#include <pthread.h>

namespace ur::kit {

// A thread of an adapter. The thread blocks the application's signals. In a forked child, where the
// thread does not exist, exists() is false.
class Thread {
public:
  Thread() noexcept = default;
  ~Thread() { join(); }
  Thread(const Thread &) = delete;
  Thread &operator=(const Thread &) = delete;

  // Joins the previous thread, and runs `body` in a new one with a name of at most 15 characters.
  // Throws OUT_OF_RESOURCES if the system allows no more threads.
  void start(const char *name, std::function<void()> body);

  bool exists() const noexcept;

  // Waits until the thread has exited. The thread itself must not call this function.
  void join() noexcept;

  bool isCurrent() const noexcept { return exists() && pthread_equal(pthread_self(), thread_); }

private:
  pthread_t thread_{};
  std::uint32_t generation_ = 0;
  bool joinable_ = false;
};

} // namespace ur::kit
