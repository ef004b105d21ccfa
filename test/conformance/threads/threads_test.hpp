// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace ur::test {

// Where all threads arrive before any goes on, so that none is done before another has begun.
class Meeting {
public:
  explicit Meeting(std::size_t threads) : threads_(threads) {}

  void arrive() {
    const std::size_t turn = arrived_++ / threads_ + 1;
    while (arrived_ < turn * threads_)
      std::this_thread::yield();
  }

private:
  const std::size_t threads_;
  std::atomic<std::size_t> arrived_{0};
};

class ThreadsTest : public DeviceTest {
protected:
  static constexpr std::size_t kThreads = 8;

  // Runs `work(number of the thread)`, which returns how many of its calls went wrong, in threads
  // that start together.
  template <typename Work> static void inThreads(const Work &work) {
    Meeting start(kThreads);
    std::atomic<std::size_t> failures{0};
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&, thread] {
        start.arrive();
        failures += work(thread);
      });
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(failures, 0u) << "calls failed or answered what they would not have alone";
  }
};

} // namespace ur::test
