// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/descriptors.hpp"

#include <cerrno>
#include <cstdlib>

#include <gtest/gtest.h>

namespace ur::base {
namespace {

// Simulates a process with limits that the test sets.
class Descriptors : public testing::Test {
protected:
  Descriptors() {
    unsetenv("UR_IPC_RAISE_FILE_LIMIT");
    calls_.getFileLimit = [](rlimit *limit) {
      *limit = currentLimits;
      return 0;
    };
    calls_.setFileLimit = [](const rlimit *limit) {
      if (!mayRaise) {
        errno = EPERM;
        return -1;
      }
      currentLimits = *limit;
      return 0;
    };
    calls_.fcntl = [](int, int, int minFd) {
      if (static_cast<rlim_t>(minFd) < currentLimits.rlim_cur)
        return systemCalls().fcntl(0, F_DUPFD_CLOEXEC, minFd);
      errno = EINVAL;
      return -1;
    };
  }
  ~Descriptors() override { unsetenv("UR_IPC_RAISE_FILE_LIMIT"); }

  static void setLimits(rlim_t soft, rlim_t hard) {
    currentLimits = {.rlim_cur = soft, .rlim_max = hard};
    mayRaise = true;
  }
  int placeDescriptor() const {
    return moveHigh(calls_, UniqueFd(systemCalls().fcntl(0, F_DUPFD_CLOEXEC, 0))).get();
  }

  static inline rlimit currentLimits;
  static inline bool mayRaise;

  OsCalls calls_;
};

TEST_F(Descriptors, GoAbove1023IfTheLimitAllows) {
  setLimits(4096, 4096);
  EXPECT_GE(placeDescriptor(), 1024);
  EXPECT_FALSE(moveHigh(calls_, UniqueFd()));
}

TEST_F(Descriptors, StayLowWhileThereAreEnough) {
  setLimits(1024, 4096);
  EXPECT_LT(placeDescriptor(), 1024);
  EXPECT_EQ(currentLimits.rlim_cur, 1024u);
}

TEST_F(Descriptors, RaiseTheLimitIfHalfOfItIsUsed) {
  setLimits(4, 4096);
  EXPECT_GE(placeDescriptor(), 1024);
  EXPECT_EQ(currentLimits.rlim_cur, 4096u);
}

TEST_F(Descriptors, LeaveTheLimitIfTheVariableIsSet) {
  setLimits(4, 4096);
  setenv("UR_IPC_RAISE_FILE_LIMIT", "0", 1);
  EXPECT_LT(placeDescriptor(), 1024);
  EXPECT_FALSE(raiseFileLimit(calls_));
  EXPECT_EQ(currentLimits.rlim_cur, 4u);
}

TEST_F(Descriptors, StayLowIfTheLimitCannotBeRaised) {
  setLimits(4, 4096);
  mayRaise = false;
  EXPECT_LT(placeDescriptor(), 1024);
  setLimits(4, 4);
  EXPECT_LT(placeDescriptor(), 1024);
  errno = EMFILE;
  EXPECT_FALSE(raiseFileLimit(calls_));
  EXPECT_EQ(errno, EMFILE);
}

} // namespace
} // namespace ur::base
