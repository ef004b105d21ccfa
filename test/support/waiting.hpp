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
class WaitingCall {
public:
  template <typename Call> explicit WaitingCall(Call call) {
    thread_ = std::thread([this, call] {
      id_ = gettid();
      call();
      hasReturned_ = true;
    });
    while (id_ == 0)
      std::this_thread::yield();
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    const std::string path = "/proc/self/task/" + std::to_string(id_) + "/syscall";
    for (long number = -1; number != SYS_futex && !hasReturned_ && !isSpinning() &&
                           std::chrono::steady_clock::now() < limit;)
      std::ifstream(path) >> number;
  }
  WaitingCall(const WaitingCall &) = delete;
  WaitingCall &operator=(const WaitingCall &) = delete;
  ~WaitingCall() { thread_.join(); }

private:
  // Returns whether the call has used so much processor time that it must be spinning.
  bool isSpinning() {
    constexpr long kMinSpinTime = 200'000'000; // nanoseconds
    clockid_t clock{};
    timespec usage{};
    return pthread_getcpuclockid(thread_.native_handle(), &clock) == 0 &&
           clock_gettime(clock, &usage) == 0 && (usage.tv_sec > 0 || usage.tv_nsec > kMinSpinTime);
  }

  std::atomic<pid_t> id_{0};
  std::atomic<bool> hasReturned_{false};
  std::thread thread_;
};

} // namespace ur::test
