// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rungs 1 and 2 call by call: what each answer of the kernel comes to. The peer is this process.
#include "fixtures.hpp"
#include "ipc/transport.hpp"

#include <cerrno>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <linux/magic.h>

namespace ur::ipc::test {
namespace {

// A code, or nullopt where the next rung is tried.
using End = std::optional<ur_result_t>;
constexpr End kNextRung = std::nullopt;
constexpr End kStale = UR_RESULT_ERROR_INVALID_VALUE;
constexpr End kShortage = UR_RESULT_ERROR_OUT_OF_RESOURCES;
constexpr End kNoMemory = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
constexpr End kOther = UR_RESULT_ERROR_ADAPTER_SPECIFIC;

using Ends = std::vector<std::pair<int, End>>;

class PeerTest : public LeakCheck {
protected:
  static Handle handle() {
    const ProcessIdentity &self = processIdentity();
    return {.pid = static_cast<std::uint32_t>(self.pid),
            .startTicks = self.startTicks,
            .pidfdInode = self.pidfdInode};
  }

  template <typename Call> End endOf(Call call) {
    const ScopedOsCalls scope(calls_);
    const Resources start = resourcesOfThisProcess();
    End end = kNextRung;
    try {
      end = resultOfCall(call);
    } catch (const Refused &) {
    }
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return end;
  }
  // The call with `errno` as the answer of what fails.
  template <typename Call> void expectEnds(const Ends &ends, Call call) {
    for (const auto &[error, end] : ends) {
      failing = error;
      EXPECT_EQ(endOf(call), end) << strerrorname_np(error);
    }
  }

  template <typename... Arguments> static int fail(Arguments...) {
    errno = failing;
    return -1;
  }
  // A file of the process's directory that holds something else, or cannot be opened.
  void replaceProcFile(std::string_view name, std::string_view text) {
    file = name;
    content = text;
    calls_.openat = [](int directory, const char *path, int flags) {
      if (!std::string_view(path).ends_with(file))
        return base::systemCalls().openat(directory, path, flags);
      if (failing != 0)
        return fail();
      const int fd = memfd_create("proc", MFD_CLOEXEC);
      return pwrite(fd, content.data(), content.size(), 0) < 0 ? -1 : fd;
    };
    failing = 0;
  }

  inline static int failing;
  inline static std::string_view file;
  inline static std::string_view content;

  const Config config_{};
  const Opener opener_{processIdentity(), geteuid(), config_};
  base::OsCalls calls_ = base::systemCalls();
};

class PidfdPeerTest : public PeerTest {
protected:
  void SetUp() override {
    if (directRung() != Rung::Pidfd)
      GTEST_SKIP() << "this kernel has no pidfds";
  }

  // As on a kernel whose pidfds have no inodes of their own.
  static Handle olderHandle() {
    Handle older = handle();
    older.pidfdInode = 0;
    return older;
  }
  static uid_t userOf(const Handle &handle, const Opener &opener) {
    return PidfdPeer(handle, opener).user();
  }
};

TEST_F(PidfdPeerTest, Open) {
  calls_.pidfdOpen = fail;
  expectEnds({{ESRCH, kStale},
              {EINVAL, kStale},
              {ENOENT, kStale},
              {EPERM, kNextRung},
              {EACCES, kNextRung},
              {ENOSYS, kNextRung},
              {EMFILE, kShortage},
              {ENOMEM, kNoMemory},
              {EIO, kOther}},
             [&] { PidfdPeer(handle(), opener_); });
}

TEST_F(PidfdPeerTest, IdentityOnOlderKernels) {
  const auto open = [&] { PidfdPeer(olderHandle(), opener_); };
  EXPECT_EQ(endOf(open), UR_RESULT_SUCCESS);
  Handle reused = olderHandle();
  ++reused.startTicks;
  EXPECT_EQ(endOf([&] { PidfdPeer(reused, opener_); }), kStale);
  replaceProcFile("/stat", "no such text");
  EXPECT_EQ(endOf(open), kStale);
  expectEnds({{ENOENT, kStale},
              {ESRCH, kStale},
              {EPERM, kNextRung},
              {EMFILE, kShortage},
              {ENFILE, kShortage},
              {ENOMEM, kNoMemory}},
             open);
}

TEST_F(PidfdPeerTest, Take) {
  const Handle self = handle();
  const PidfdPeer peer(self, opener_);
  EXPECT_TRUE(peer.take(STDERR_FILENO, Access::ReadOnly));
  EXPECT_EQ(endOf([&] { peer.take(100'000, Access::ReadOnly); }), kStale);
  calls_.pidfdGetfd = fail;
  expectEnds({{ESRCH, kStale}, {EPERM, kNextRung}, {EMFILE, kShortage}, {EIO, kOther}},
             [&] { peer.take(STDERR_FILENO, Access::ReadOnly); });
}

TEST_F(PidfdPeerTest, User) {
  EXPECT_EQ(userOf(handle(), opener_), geteuid());
  calls_.pidfdOwner = fail;
  expectEnds({{ESRCH, kStale}}, [&] { userOf(handle(), opener_); });
}

// Before Linux 6.13 the kernel told the user in a file only.
TEST_F(PidfdPeerTest, UserOnOlderKernels) {
  calls_.pidfdOwner = [](int, base::PidfdOwner *) {
    errno = ENOTTY;
    return -1;
  };
  uid_t user = geteuid() + 1;
  EXPECT_EQ(endOf([&] { user = userOf(handle(), opener_); }), UR_RESULT_SUCCESS);
  EXPECT_EQ(user, geteuid());
  replaceProcFile("/status", "Name:\tx\nUid:\t7\t8\t9\t10\n");
  EXPECT_EQ(endOf([&] { user = userOf(handle(), opener_); }), UR_RESULT_SUCCESS);
  EXPECT_EQ(user, 8u);
  replaceProcFile("/status", "Name:\tx\n");
  EXPECT_EQ(endOf([&] { userOf(handle(), opener_); }), kStale);
  expectEnds({{ESRCH, kStale}, {EACCES, kNextRung}, {EMFILE, kShortage}},
             [&] { userOf(handle(), opener_); });
}

class ProcPeerTest : public PeerTest {
protected:
  static uid_t user() { return ProcPeer(handle()).user(); }
};

TEST_F(ProcPeerTest, Open) {
  calls_.open = fail;
  expectEnds({{ENOENT, kStale},
              {ESRCH, kStale},
              {EACCES, kNextRung},
              {ENOSYS, kNextRung},
              {ENFILE, kShortage},
              {EIO, kOther}},
             [] { ProcPeer{handle()}; });
}

TEST_F(ProcPeerTest, Identity) {
  EXPECT_EQ(endOf([] { ProcPeer{handle()}; }), UR_RESULT_SUCCESS);
  Handle reused = handle();
  ++reused.startTicks;
  EXPECT_EQ(endOf([&] { ProcPeer{reused}; }), kStale);
  replaceProcFile("stat", "no such text");
  EXPECT_EQ(endOf([] { ProcPeer{handle()}; }), kStale);
  expectEnds({{ENOENT, kStale}, {EPERM, kNextRung}, {EMFILE, kShortage}},
             [] { ProcPeer{handle()}; });
  calls_ = base::systemCalls();
  calls_.read = [](int, void *, std::size_t) -> ssize_t { return fail(); };
  expectEnds({{ESRCH, kStale}}, [] { ProcPeer{handle()}; }); // it ended after the open
}

TEST_F(ProcPeerTest, User) {
  EXPECT_EQ(user(), geteuid());
  replaceProcFile("status", "Name:\tx\n");
  EXPECT_EQ(endOf([] { user(); }), kStale);
  expectEnds({{ESRCH, kStale}, {EACCES, kNextRung}}, [] { user(); });
}

TEST_F(ProcPeerTest, TakesMemoryOnly) {
  const base::UniqueFd memory = makeMemory(4096, 'p');
  const Handle self = handle();
  const ProcPeer peer(self);
  EXPECT_EQ(firstByte(peer.take(memory.get(), Access::ReadOnly).get()), 'p');
  const base::UniqueFd null(open("/dev/null", O_RDWR | O_CLOEXEC));
  EXPECT_EQ(endOf([&] { peer.take(null.get(), Access::ReadWrite); }), kStale);
}

TEST_F(ProcPeerTest, TakesMemoryOfHugePages) {
  const base::UniqueFd memory = makeMemory(4096, 'h');
  const Handle self = handle();
  const ProcPeer peer(self);
  calls_.fstatfs = [](int, struct statfs *status) {
    status->f_type = HUGETLBFS_MAGIC;
    return 0;
  };
  const ScopedOsCalls scope(calls_);
  EXPECT_EQ(firstByte(peer.take(memory.get(), Access::ReadWrite).get()), 'h');
}

} // namespace
} // namespace ur::ipc::test
