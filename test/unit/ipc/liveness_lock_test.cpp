// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/liveness_lock.hpp"

#include "fixtures.hpp"
#include "forked_child.hpp"
#include "ipc/memory_file.hpp"

#include <cstdint>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

bool isNeverInUse(std::uint32_t) { return false; }

class LivenessLockTest : public LeakCheck {
protected:
  bool isHeld(std::uint32_t number) const {
    return LivenessLock::isHeld(base::os(), file_.get(), number);
  }
  int file() const { return file_.get(); }

private:
  void TearDown() override {
    file_.reset();
    LeakCheck::TearDown();
  }

  base::UniqueFd file_ = createMemoryFile(base::os(), "test", 4096);
};

TEST_F(LivenessLockTest, IsHeldAsLongAsItLives) {
  std::uint32_t number = 0;
  {
    LivenessLock lock(thisProcess(), file());
    number = lock.hold(isNeverInUse);
    EXPECT_TRUE(isHeld(number));
    EXPECT_EQ(lock.hold(isNeverInUse), number);
  }
  EXPECT_FALSE(isHeld(number));
}

TEST_F(LivenessLockTest, HasANumberOfItsOwn) {
  LivenessLock one(thisProcess(), file());
  LivenessLock other(thisProcess(), file());
  EXPECT_NE(one.hold(isNeverInUse), other.hold(isNeverInUse));
}

// Of which there are so many that each fits into its bits, and none is 0.
TEST_F(LivenessLockTest, HasANumberThatFits) {
  static int byte;
  for (const int each : {0x00, 0x80, 0xff}) {
    byte = each;
    base::OsCalls calls = base::systemCalls();
    calls.getrandom = [](void *buffer, std::size_t size, unsigned) {
      std::memset(buffer, byte, size);
      return static_cast<ssize_t>(size);
    };
    const ScopedOsCalls scope(calls);
    LivenessLock lock(thisProcess(), file());
    const std::uint32_t number = lock.hold(isNeverInUse);
    EXPECT_GT(number, 0u) << each;
    EXPECT_LT(number, 1u << LivenessLock::kBits) << each;
  }
}

TEST_F(LivenessLockTest, TakesNoNumberThatSomebodyLeftBehind) {
  LivenessLock lock(thisProcess(), file());
  std::vector<std::uint32_t> refused;
  const std::uint32_t number = lock.hold([&refused](std::uint32_t asked) {
    refused.push_back(asked);
    return refused.size() <= 3;
  });
  EXPECT_EQ(refused.size(), 4u);
  EXPECT_EQ(refused.back(), number);
  refused.pop_back();
  for (const std::uint32_t left : refused)
    EXPECT_FALSE(isHeld(left));
}

TEST_F(LivenessLockTest, GivesUpOnAFileThatIsLockedWhole) {
  const std::string path = "/proc/self/fd/" + std::to_string(file());
  const base::UniqueFd description(open(path.c_str(), O_RDWR | O_CLOEXEC));
  struct flock all{};
  all.l_type = F_RDLCK;
  ASSERT_EQ(fcntl(description.get(), F_OFD_SETLK, &all), 0);
  LivenessLock lock(thisProcess(), file());
  expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"hold every number that was tried", "locks the whole file"});
}

TEST_F(LivenessLockTest, NeedsProc) {
  base::OsCalls calls = base::systemCalls();
  calls.open = [](const char *, int, mode_t) {
    errno = ENOENT;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  LivenessLock lock(thisProcess(), file());
  expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                {"/proc/thread-self/fd/" + std::to_string(file()) + " is missing; mount /proc"});
}

TEST_F(LivenessLockTest, TellsShortage) {
  base::OsCalls calls = base::systemCalls();
  calls.fcntlLock = [](int, int, struct flock *) {
    errno = ENOLCK;
    return -1;
  };
  LivenessLock lock(thisProcess(), file());
  {
    const ScopedOsCalls scope(calls);
    expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                  {"cannot signal a shared event: fcntl(F_OFD_SETLK): ENOLCK"});
  }
  calls = base::systemCalls();
  calls.open = [](const char *, int, mode_t) {
    errno = EMFILE;
    return -1;
  };
  {
    const ScopedOsCalls scope(calls);
    expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  {"cannot signal a shared event: open of /proc", "EMFILE"});
  }
  EXPECT_NE(lock.hold(isNeverInUse), 0u);
}

// Its parent's stays with the parent.
TEST_F(LivenessLockTest, IsAnotherOneInTheChildOfAFork) {
  LivenessLock lock(thisProcess(), file());
  const std::uint32_t number = lock.hold(isNeverInUse);
  Child child([&] { _exit(isHeld(number) && lock.hold(isNeverInUse) != number ? 0 : 1); });
  int status = 1;
  EXPECT_EQ(waitpid(child.pid(), &status, 0), child.pid());
  EXPECT_EQ(status, 0);
  EXPECT_TRUE(isHeld(number));
}

TEST_F(LivenessLockTest, CountsAsHeldWhereTheSystemDoesNotTell) {
  base::OsCalls calls = base::systemCalls();
  calls.fcntlLock = [](int, int, struct flock *) {
    errno = EPERM;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  EXPECT_TRUE(isHeld(1));
}

} // namespace
} // namespace ur::ipc::test
