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

TEST(ProcessLiveness, TellsOfProcessesThatItMayNotSignal) {
  constexpr uid_t kNobody = 65534;
  const pid_t ofRoot = geteuid() == 0 ? getpid() : 1;
  Child child([ofRoot] {
    const bool mayNot = geteuid() != 0 || setuid(kNobody) == 0;
    _exit(mayNot && !isGone(ofRoot, 0) ? 0 : 1);
  });
  int status = 0;
  EXPECT_EQ(waitpid(child.pid(), &status, 0), child.pid());
  EXPECT_EQ(status, 0);
}

TEST(ProcessLiveness, ReadsWhetherAProcessHasEnded) {
  EXPECT_TRUE(hasEnded("7 (a name) Z 1 7"));
  EXPECT_TRUE(hasEnded("7 (a name) X 1 7"));
  EXPECT_FALSE(hasEnded("7 (Z) S 1 7"));
}

TEST(ProcessLiveness, CountsNoProcessAsGone) {
  EXPECT_TRUE(isGone(0, 0));
  EXPECT_TRUE(isGone(-1, 0));
}

} // namespace
} // namespace ur::ipc::test
