// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "forked_child.hpp"
#include "ipc/process_identity.hpp"

namespace ur::ipc::test {
namespace {

TEST(ProcessLiveness, KnowsThisProcess) {
  const auto &self = processIdentity();
  EXPECT_FALSE(isGone(self.pid, self.startTicks));
  EXPECT_FALSE(isGone(self.pid, 0));
}

TEST(ProcessLiveness, TakesAnotherStartForAnotherProcess) {
  const auto &self = processIdentity();
  EXPECT_TRUE(isGone(self.pid, self.startTicks + 1));
}

TEST(ProcessLiveness, CountsAZombieAsGone) {
  const Child child([] {});
  child.awaitEnd();
  EXPECT_TRUE(isGone(child.pid(), 0));
}

TEST(ProcessLiveness, CountsAReapedProcessAsGone) {
  Child child([] {});
  const pid_t pid = child.pid();
  child.reap();
  EXPECT_TRUE(isGone(pid, 0));
}

TEST(ProcessLiveness, CountsNoProcessAsGone) {
  EXPECT_TRUE(isGone(0, 0));
  EXPECT_TRUE(isGone(-1, 0));
}

} // namespace
} // namespace ur::ipc::test
