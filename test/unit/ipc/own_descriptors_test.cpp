// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes: the one descriptor that a process keeps once it has opened something is of use to
// nobody else, and leads to no other file.
#include "ipc/own_descriptors.hpp"

#include "fixtures.hpp"
#include "peer_process.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/sanitizers.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <cerrno>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include <gtest/gtest.h>
#include <pthread.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

constexpr std::string_view kDirectory = "/proc/self/fd";

class OwnDescriptorsTest : public LeakCheck {
protected:
  OwnDescriptorsTest() : exporter_(std::in_place) {
    handle_ = exporter_->get(exporter_->allocate(4096, 'x'));
    start_ = descriptors();
  }
  void TearDown() override {
    exporter_.reset();
    LeakCheck::TearDown();
  }

  static std::size_t descriptors() { return resourcesOfThisProcess().fds; }
  Imported open(const HandleBytes &bytes) {
    return exchange_.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
  }
  bool opens() { return firstByte(open(handle_).fd.get()) == 'x'; }

  // A file under the number that the next descriptor gets of a thread or process that closes its
  // own of that number.
  static base::UniqueFd another() { return makeMemory(4096, 'o'); }

  std::optional<PeerProcess> exporter_;
  HandleBytes handle_{};
  std::size_t start_ = 0;
  Exchange exchange_{kMemfdAdapter, Config{}};
};

// The child of a fork begins without.
TEST_F(OwnDescriptorsTest, OneIsKeptFromTheFirstOpenOn) {
  const HandleBytes forged = edited(handle_, [](Handle &edit) { edit.token[0] ^= 1; });
  ur::test::expectForkedChildSucceeds([&] {
    const auto isRefused = [&] {
      return resultOfCall([&] { open(forged); }) == UR_RESULT_ERROR_INVALID_VALUE;
    };
    const std::size_t none = start_ - 1;
    bool right = descriptors() == none && isRefused() && descriptors() == none;
    for (int round = 0; round < 3; ++round)
      right = right && opens() && descriptors() == start_;
    return right && isRefused() && descriptors() == start_;
  });
}

TEST_F(OwnDescriptorsTest, SpareTheWayFromTheRoot) {
  base::OsCalls calls = base::systemCalls();
  calls.open = [](const char *path, int flags, mode_t mode) {
    EXPECT_FALSE(std::string_view(path).starts_with("/proc/thread-self")) << path;
    EXPECT_NE(path, kDirectory);
    return base::systemCalls().open(path, flags, mode);
  };
  const ScopedOsCalls scope(calls);
  EXPECT_TRUE(opens());
}

TEST_F(OwnDescriptorsTest, WhereTheyFailThereIsTheWayFromTheRoot) {
  base::OsCalls calls = base::systemCalls();
  calls.openat = [](int directory, const char *path, int flags) {
    if (std::string_view(path).find_first_not_of("0123456789") != std::string_view::npos)
      return base::systemCalls().openat(directory, path, flags);
    errno = ENOENT;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  EXPECT_TRUE(opens());
}

TEST_F(OwnDescriptorsTest, OfAThreadWithDescriptorsOfItsOwnAreOthers) {
  const Imported first = open(handle_);
  const base::UniqueFd number = another();
  std::thread([&] {
    ASSERT_EQ(unshare(CLONE_FILES), 0);
    close(number.get());
    EXPECT_TRUE(opens());
  }).join();
  EXPECT_TRUE(opens());
}

TEST_F(OwnDescriptorsTest, AreReachedFromTheRootWhereTheMainThreadEnded) {
  if (ur::test::kThreadSanitizer)
    GTEST_SKIP() << "ThreadSanitizer starts no threads in the child of a process with some";
  ur::test::expectForkedChildSucceeds([&] {
    bool opened = opens();
    std::thread([&] {
      while (access("/proc/self/fd/0", F_OK) == 0)
        sched_yield();
      opened = opened && opens();
      _exit(opened ? 0 : 1);
    }).detach();
    syscall(SYS_exit, 0); // the thread, not the process
    return false;
  });
}

TEST_F(OwnDescriptorsTest, OfAParentAreGivenBackInItsForkedChild) {
  EXPECT_TRUE(opens());
  base::UniqueFd number = another();
  const std::size_t parents = descriptors();
  ur::test::expectForkedChildSucceeds([&] {
    bool right = descriptors() == parents - 1;
    number.reset();
    right = right && opens() && opens();
    return right && descriptors() == parents - 1;
  });
  EXPECT_EQ(descriptors(), parents);
  EXPECT_TRUE(opens());
}

// clone runs no fork handlers: the child has a second one, of its own.
TEST_F(OwnDescriptorsTest, OfAParentAreNoneOfItsClone) {
  EXPECT_TRUE(opens());
  base::UniqueFd number = another();
  const std::size_t parents = descriptors();
  const auto child =
      static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
  if (child == 0) {
    number.reset();
    _exit(opens() && opens() && descriptors() == parents ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST_F(OwnDescriptorsTest, AreOpenedAsAsked) {
  const base::UniqueFd memory = makeMemory(4096, 'm');
  const std::size_t before = descriptors();
  {
    OwnDescriptors own;
    const auto reopen = [&](int flags) {
      return own.reopen(getpid(), memory.get(), flags | O_CLOEXEC);
    };
    EXPECT_FALSE(reopen(O_RDONLY));
    own.keep(getpid());
    own.keep(getpid());
    EXPECT_EQ(descriptors(), before + 1);
    const base::UniqueFd opened = reopen(O_RDONLY);
    EXPECT_EQ(firstByte(opened.get()), 'm');
    EXPECT_EQ(pwrite(opened.get(), "w", 1, 0), -1);
    EXPECT_EQ(pwrite(reopen(O_RDWR).get(), "w", 1, 0), 1);
    EXPECT_EQ(firstByte(opened.get()), 'w');
    EXPECT_FALSE(own.reopen(getpid(), 100'000, O_RDONLY | O_CLOEXEC));
    EXPECT_FALSE(own.reopen(getpid() + 1, memory.get(), O_RDONLY | O_CLOEXEC));
  }
  EXPECT_EQ(descriptors(), before);
}

TEST_F(OwnDescriptorsTest, AllGoesOnWhereTheyCannotBeHad) {
  OwnDescriptors own;
  base::OsCalls calls = base::systemCalls();
  calls.open = [](const char *, int, mode_t) {
    errno = EMFILE;
    return -1;
  };
  {
    const ScopedOsCalls scope(calls);
    own.keep(getpid());
  }
  EXPECT_EQ(descriptors(), start_);
  own.keep(getpid());
  EXPECT_EQ(descriptors(), start_ + 1);
}

TEST_F(OwnDescriptorsTest, TwoThreadsKeepOne) {
  static OwnDescriptors *shared;
  static bool inside;
  OwnDescriptors own;
  shared = &own;
  inside = false;
  base::OsCalls calls = base::systemCalls();
  calls.open = [](const char *path, int flags, mode_t mode) {
    EXPECT_EQ(path, kDirectory);
    if (!std::exchange(inside, true))
      shared->keep(getpid());
    return base::systemCalls().open(path, flags, mode);
  };
  const ScopedOsCalls scope(calls);
  own.keep(getpid());
  EXPECT_TRUE(inside);
  EXPECT_EQ(descriptors(), start_ + 1);
}

} // namespace
} // namespace ur::ipc::test
