// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/futex.hpp"

#include "fixtures.hpp"

#include <thread>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

using namespace std::chrono_literals;

class Futex : public ::testing::TestWithParam<bool> {
protected:
  std::atomic<std::uint32_t> word_{1};
};

TEST_P(Futex, DoesNotSleepIfTheWordHasAnotherValue) {
  futex::wait(base::os(), {&word_, 0, GetParam()},
              std::nullopt); // if the call slept, it would never return
}

TEST_P(Futex, SleepsNoLongerThanItsTimeout) {
  const auto start = std::chrono::steady_clock::now();
  futex::wait(base::os(), {&word_, 1, GetParam()}, 1ms);
  EXPECT_LT(std::chrono::steady_clock::now() - start, 60s);
}

TEST_P(Futex, PassesTheWholeTimeout) {
  static timespec received;
  received = {};
  const ScopedOsCalls scope(&base::OsCalls::futex,
                            [](std::uint32_t *, int, std::uint32_t, const timespec *timeout) {
                              received = *timeout;
                              return 0L;
                            });
  futex::wait(base::os(), {&word_, 1, GetParam()}, 2500ms);
  EXPECT_EQ(received.tv_sec, 2);
  EXPECT_EQ(received.tv_nsec, 500'000'000);
}

TEST_P(Futex, WakesSleepingThreads) {
  std::thread sleeper([&] {
    while (word_ == 1)
      futex::wait(base::os(), {&word_, 1, GetParam()}, std::nullopt);
  });
  word_ = 2;
  futex::wakeAll(base::os(), word_, GetParam());
  sleeper.join();
}

INSTANTIATE_TEST_SUITE_P(PrivateAndShared, Futex, ::testing::Bool());

} // namespace
} // namespace ur::ipc::test
