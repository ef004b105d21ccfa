// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/futex.hpp"

#include "fixtures.hpp"

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

using namespace std::chrono_literals;

class Futex : public ::testing::TestWithParam<bool> {
protected:
  std::atomic<std::uint32_t> word_{1};
};

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

INSTANTIATE_TEST_SUITE_P(PrivateAndShared, Futex, ::testing::Bool());

} // namespace
} // namespace ur::ipc::test
