// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/process_liveness.hpp"

#include "ipc/process_identity.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

namespace ur::native_cpu {
namespace {

TEST(ProcessLiveness, KnowsThisProcess) {
  const auto &self = ipc::processIdentity();
  EXPECT_FALSE(isGone(self.pid, self.startTicks));
  EXPECT_FALSE(isGone(self.pid, 0));
}

TEST(ProcessLiveness, TakesAnotherStartForAnotherProcess) {
  const auto &self = ipc::processIdentity();
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
} // namespace ur::native_cpu
