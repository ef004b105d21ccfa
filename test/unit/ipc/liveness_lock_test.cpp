// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/liveness_lock.hpp"

#include "fixtures.hpp"
#include "ipc/memory_file.hpp"

#include <cstdint>
#include <cstring>
#include <string>

#include <fcntl.h>

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

// Each number must be positive, and have at most kBits bits.
TEST_F(LivenessLockTest, HasANumberThatFits) {
  static int byte;
  for (const int value : {0x00, 0x80, 0xff}) {
    byte = value;
    const ScopedOsCalls scope(&base::OsCalls::getrandom,
                              [](void *buffer, std::size_t size, unsigned) {
                                std::memset(buffer, byte, size);
                                return static_cast<ssize_t>(size);
                              });
    LivenessLock lock(thisProcess(), file());
    const std::uint32_t number = lock.hold(isNeverInUse);
    EXPECT_GT(number, 0u) << value;
    EXPECT_LT(number, 1u << LivenessLock::kBits) << value;
  }
}

TEST_F(LivenessLockTest, GivesUpOnAFileThatIsLockedWhole) {
  const std::string path = "/proc/self/fd/" + std::to_string(file());
  const base::UniqueFd description(open(path.c_str(), O_RDWR | O_CLOEXEC));
  struct flock range{};
  range.l_type = F_RDLCK;
  ASSERT_EQ(fcntl(description.get(), F_OFD_SETLK, &range), 0);
  LivenessLock lock(thisProcess(), file());
  expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"hold all 64 tried numbers", "locks the whole file"});
}

TEST_F(LivenessLockTest, SkipsANumberInUseWithoutAFile) {
  LivenessLock lock(thisProcess());
  std::uint32_t inUse = 0;
  EXPECT_NE(lock.hold([&](std::uint32_t number) { return inUse == 0 && (inUse = number); }), inUse);
}

TEST_F(LivenessLockTest, NeedsProc) {
  const ScopedOsCalls scope(&base::OsCalls::open, FailsWith{ENOENT});
  LivenessLock lock(thisProcess(), file());
  expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                {"/proc/thread-self/fd/" + std::to_string(file()) + " is missing; mount /proc"});
}

TEST_F(LivenessLockTest, ReportsAShortage) {
  LivenessLock lock(thisProcess(), file());
  {
    const ScopedOsCalls scope(&base::OsCalls::fcntlLock, FailsWith{ENOLCK});
    expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                  {"cannot signal a shared event: fcntl(F_OFD_SETLK): ENOLCK"});
  }
  {
    const ScopedOsCalls scope(&base::OsCalls::open, FailsWith{EMFILE});
    expectOutcome(outcomeOf([&] { lock.hold(isNeverInUse); }), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  {"cannot signal a shared event: open of /proc", "EMFILE"});
  }
  EXPECT_NE(lock.hold(isNeverInUse), 0u);
}

TEST_F(LivenessLockTest, CountsAsHeldIfTheQueryFails) {
  const ScopedOsCalls scope(&base::OsCalls::fcntlLock, FailsWith{EPERM});
  EXPECT_TRUE(isHeld(1));
}

} // namespace
} // namespace ur::ipc::test
