// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/system_error.hpp"

#include "fixtures.hpp"

#include <cerrno>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

TEST(SystemError, NamesKnownAndUnknownErrnos) {
  EXPECT_EQ(base::errorName(EPERM), "EPERM");
  EXPECT_EQ(base::errorName(4242), "errno 4242");
}

TEST(SystemError, LimitsRetriesDuringASignalStorm) {
  int calls = 0;
  const auto interrupted = [&] {
    ++calls;
    errno = EINTR;
    return -1;
  };
  EXPECT_EQ(base::retryInterrupted(interrupted), -1);
  EXPECT_EQ(errno, EINTR);
  EXPECT_GT(calls, 10);
}

} // namespace
} // namespace ur::ipc::test
