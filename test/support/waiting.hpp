// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include <sys/syscall.h>
#include <unistd.h>

namespace ur::test {

// A call on a thread of its own that is known to sleep in the kernel, or to be over.
class Waiting {
public:
  template <typename Call> explicit Waiting(Call call) {
    thread_ = std::thread([this, call] {
      id_ = gettid();
      call();
      isOver_ = true;
    });
    while (id_ == 0)
      std::this_thread::yield();
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    const std::string path = "/proc/self/task/" + std::to_string(id_) + "/syscall";
    for (long number = -1;
         number != SYS_futex && !isOver_ && std::chrono::steady_clock::now() < limit;)
      std::ifstream(path) >> number;
  }
  Waiting(const Waiting &) = delete;
  Waiting &operator=(const Waiting &) = delete;
  ~Waiting() { thread_.join(); }

private:
  std::atomic<pid_t> id_{0};
  std::atomic<bool> isOver_{false};
  std::thread thread_;
};

} // namespace ur::test
