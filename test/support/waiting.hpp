// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace ur::test {

// Runs a call on its own thread. The constructor returns when the call waits or has returned. A
// call waits if it sleeps on a futex. With some drivers, it spins instead.
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
         number != SYS_futex && !isOver_ && !spins() && std::chrono::steady_clock::now() < limit;)
      std::ifstream(path) >> number;
  }
  Waiting(const Waiting &) = delete;
  Waiting &operator=(const Waiting &) = delete;
  ~Waiting() { thread_.join(); }

private:
  // Returns whether the call has used so much processor time that it must be spinning.
  bool spins() {
    constexpr long kMinSpinTime = 200'000'000; // nanoseconds
    clockid_t clock{};
    timespec taken{};
    return pthread_getcpuclockid(thread_.native_handle(), &clock) == 0 &&
           clock_gettime(clock, &taken) == 0 && (taken.tv_sec > 0 || taken.tv_nsec > kMinSpinTime);
  }

  std::atomic<pid_t> id_{0};
  std::atomic<bool> isOver_{false};
  std::thread thread_;
};

} // namespace ur::test
