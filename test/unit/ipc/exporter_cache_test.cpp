// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes: a cached exporter helps to open more of its handles, and proves nothing.
#include "ipc/exporter_cache.hpp"

#include "fixtures.hpp"
#include "peer_process.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <bit>
#include <cerrno>
#include <deque>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

constexpr std::uint64_t kOtherUser = 12345;
constexpr std::uint64_t kPart = 1024;

class ExporterCacheTest : public LeakCheck {
protected:
  ExporterCacheTest() : exporter_(std::in_place) {
    object_ = exporter_->allocate(4096, 'x');
    handle_ = exporter_->get(object_);
  }

  void TearDown() override {
    exporter_.reset();
    memory_.evictExporters();
    anyFd_.evictExporters();
    LeakCheck::TearDown();
  }

  // Of the object that is exported already.
  HandleBytes getPart() {
    return exporter_->ask({.command = Command::Get, .object = object_, .offset = kPart}).handle;
  }
  HandleBytes getNothing() {
    return exporter_->get(exporter_->ask({.command = Command::AllocateNothing}).value);
  }

  static Resolved resolve(Exchange &exchange, Kind kind, const HandleBytes &bytes) {
    return exchange.resolve(kind,
                            {.data = bytes.data(), .size = bytes.size(), .devices = {&kDevice, 1}});
  }
  Resolved resolve(const HandleBytes &bytes) { return resolve(memory_, Kind::Memory, bytes); }
  // As an adapter opens.
  static Imported open(Exchange &exchange, Kind kind, const HandleBytes &bytes) {
    Resolved resolved = resolve(exchange, kind, bytes);
    Imported imported = exchange.import(resolved);
    exchange.remember(resolved);
    return imported;
  }
  Imported open(const HandleBytes &bytes) { return open(memory_, Kind::Memory, bytes); }
  Imported openNothing(const HandleBytes &bytes) { return open(anyFd_, Kind::Event, bytes); }

  // What is cached proves nothing: the open and the reuse are refused, as in a process without a
  // cache. Nothing more is cached afterwards.
  void expectRefused(const HandleBytes &bytes, ur_result_t result = UR_RESULT_ERROR_INVALID_VALUE) {
    Exchange fresh{thisProcess(), kMemfdAdapter, Config{}};
    EXPECT_EQ(resultOfCall([&] { open(fresh, Kind::Memory, bytes); }), result);
    const std::size_t before = resourcesOfThisProcess().fds;
    EXPECT_EQ(resultOfCall([&] { resolve(bytes); }), result);
    EXPECT_EQ(resultOfCall([&] { open(bytes); }), result);
    EXPECT_LE(resourcesOfThisProcess().fds, before);
  }
  // Whether nothing is cached of the exporter: its process is looked for.
  bool looksForProcess(const HandleBytes &bytes) {
    static int searches;
    searches = 0;
    base::OsCalls calls = base::systemCalls();
    calls.pidfdOpen = [](pid_t pid, unsigned flags) {
      ++searches;
      return base::systemCalls().pidfdOpen(pid, flags);
    };
    const ScopedOsCalls scope(calls);
    open(bytes);
    return searches != 0;
  }

  std::optional<PeerProcess> exporter_;
  std::uint64_t object_ = 0;
  HandleBytes handle_{};
  Exchange memory_{thisProcess(), kMemfdAdapter, Config{}};
  Exchange anyFd_{thisProcess(), kAnyFdAdapter, Config{}};
};

TEST_F(ExporterCacheTest, NeitherTheProcessNorItsTableIsOpenedAgain) {
  const HandleBytes second = exporter_->get(exporter_->allocate(4096, 'y'));
  open(handle_);
  static int opens;
  opens = 0;
  base::OsCalls calls = base::systemCalls();
  calls.pidfdOpen = [](pid_t, unsigned) {
    ADD_FAILURE() << "pidfd_open";
    return -1;
  };
  calls.open = [](const char *path, int flags, mode_t mode) {
    ++opens;
    return base::systemCalls().open(path, flags, mode);
  };
  const ScopedOsCalls scope(calls);
  EXPECT_EQ(firstByte(open(second).fd.get()), 'y');
  EXPECT_EQ(opens, 1) << "of the memory";
}

TEST_F(ExporterCacheTest, HoldsThreeDescriptorsAnExporterUntilItIsCleared) {
  const Resources start = resourcesOfThisProcess();
  open(handle_);
  open(getPart());
  EXPECT_EQ(resourcesOfThisProcess().fds, start.fds + 3);
  EXPECT_TRUE(memory_.evictExporters());
  EXPECT_EQ(resourcesOfThisProcess(), start);
  EXPECT_FALSE(memory_.evictExporters());
}

TEST_F(ExporterCacheTest, AFailedOpenCachesNothing) {
  const Resources start = resourcesOfThisProcess();
  const HandleBytes forged = edited(handle_, [](Handle &edit) { edit.token[0] ^= 1; });
  expectRefused(forged);
  EXPECT_EQ(resourcesOfThisProcess(), start);
  resolve(handle_); // nor one that the caller did not finish
  EXPECT_EQ(resourcesOfThisProcess(), start);
}

TEST_F(ExporterCacheTest, AnExporterThatHasEndedLeavesAtOnce) {
  const Resources start = resourcesOfThisProcess();
  open(handle_);
  exporter_->kill();
  expectRefused(handle_);
  EXPECT_EQ(resourcesOfThisProcess(), start);
}

TEST_F(ExporterCacheTest, DeadExportersLeaveWhenAnotherOneComes) {
  open(handle_);
  const std::size_t one = resourcesOfThisProcess().fds;
  for (int i = 0; i < 3; ++i) {
    exporter_->kill();
    exporter_.emplace();
    open(exporter_->get(exporter_->allocate(4096, 'n')));
  }
  EXPECT_EQ(resourcesOfThisProcess().fds, one);
}

TEST_F(ExporterCacheTest, TheLeastRecentlyUsedOneMakesRoom) {
  std::deque<PeerProcess> others(ExporterCache::kCapacity);
  open(handle_);
  for (std::size_t i = 0; i + 1 < others.size(); ++i)
    open(others[i].get(others[i].allocate(4096, 'm')));
  EXPECT_FALSE(looksForProcess(handle_)); // which makes it the most recently used one
  open(others.back().get(others.back().allocate(4096, 'm')));
  EXPECT_FALSE(looksForProcess(handle_));
  EXPECT_TRUE(looksForProcess(others[0].get(others[0].allocate(4096, 'm'))));
}

TEST_F(ExporterCacheTest, AChildOfAForkHasNone) {
  const std::size_t start = resourcesOfThisProcess().fds;
  open(handle_);
  ur::test::expectForkedChildSucceeds([&] { return resourcesOfThisProcess().fds <= start; });
  EXPECT_FALSE(looksForProcess(handle_));
}

TEST_F(ExporterCacheTest, TheUserIsAskedEachTime) {
  if (geteuid() != 0)
    GTEST_SKIP() << "only root becomes another user";
  open(handle_);
  ASSERT_EQ(exporter_->ask({.command = Command::SetUser, .value = kOtherUser}).value, 0u);
  expectRefused(handle_, UR_RESULT_ERROR_INVALID_ARGUMENT);
  expectRefused(getPart(), UR_RESULT_ERROR_INVALID_ARGUMENT);
}

// An exporter that becomes a user that is listed: its old table is another user's, and the first
// Get as that user makes a new one.
TEST_F(ExporterCacheTest, AnExporterThatChangesItsUserMakesANewTable) {
  if (geteuid() != 0)
    GTEST_SKIP() << "only root becomes another user";
  Exchange listing{thisProcess(), kMemfdAdapter, Config{.allowedUids = {kOtherUser}}};
  open(listing, Kind::Memory, handle_);
  ASSERT_EQ(exporter_->ask({.command = Command::SetUser, .value = kOtherUser}).value, 0u);
  EXPECT_EQ(resultOfCall([&] { open(listing, Kind::Memory, handle_); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  const HandleBytes fresh = exporter_->get(exporter_->allocate(4096, 'n'));
  EXPECT_EQ(firstByte(open(listing, Kind::Memory, fresh).fd.get()), 'n');
  listing.evictExporters();
}

// It is the same process, and its table is still open here.
TEST_F(ExporterCacheTest, AnotherProgramHasNoneOfItsExports) {
  const HandleBytes nothing = getNothing();
  open(handle_);
  openNothing(nothing);
  exporter_->exec();
  expectRefused(handle_);
  EXPECT_EQ(resultOfCall([&] { openNothing(nothing); }), UR_RESULT_ERROR_INVALID_VALUE);
}

// Nor if it was left the very memory under the very number.
TEST_F(ExporterCacheTest, AnotherProgramExportsNoMemoryThatItWasLeft) {
  open(handle_);
  exporter_->ask({.command = Command::Outlive, .object = object_});
  exporter_->exec();
  expectRefused(handle_);
}

// Nor if an importer that cannot open the table anew has the exporter's own descriptor of it.
TEST_F(ExporterCacheTest, AnImportersDescriptorOfTheTableIsNotTheExportersLock) {
  const auto newEvent = [&] {
    return exporter_->get(exporter_->ask({.command = Command::AllocateEvent}).value);
  };
  const HandleBytes event = newEvent();
  Exchange sandboxed(thisProcess(), kAnyFdAdapter, Config{});
  {
    base::OsCalls calls = base::systemCalls();
    calls.open = [](const char *, int, mode_t) { // a root without /proc
      errno = EACCES;
      return -1;
    };
    const ScopedOsCalls scope(calls);
    open(sandboxed, Kind::Event, event);
  }
  openNothing(event);
  exporter_->exec();
  exporter_->get(exporter_->allocate(4096, 'n'));
  const HandleBytes fresh = newEvent(); // a driver's object under the same number
  ASSERT_EQ(std::bit_cast<Handle>(fresh).objectFd, std::bit_cast<Handle>(event).objectFd);
  EXPECT_EQ(resultOfCall([&] { openNothing(event); }), UR_RESULT_ERROR_INVALID_VALUE);
  sandboxed.evictExporters();
}

TEST_F(ExporterCacheTest, AnotherTableOfTheSameNumberIsFound) {
  open(handle_);
  exporter_->exec();
  const HandleBytes fresh = exporter_->get(exporter_->allocate(4096, 'n'));
  ASSERT_EQ(ExporterClaim(std::bit_cast<Handle>(fresh)),
            ExporterClaim(std::bit_cast<Handle>(handle_)));
  const std::size_t cached = resourcesOfThisProcess().fds;
  EXPECT_EQ(firstByte(open(fresh).fd.get()), 'n');
  EXPECT_EQ(resourcesOfThisProcess().fds, cached);
  EXPECT_FALSE(looksForProcess(fresh));
}

TEST_F(ExporterCacheTest, AnotherTableIsNotTakenForTheCachedOne) {
  open(handle_);
  expectRefused(edited(handle_, [](Handle &edit) { edit.tableFd ^= 1; }));
}

// Without the lock nothing is known of the table, and no other answer stands in for it.
TEST_F(ExporterCacheTest, WithoutTheKernelsWordOnTheLockNothingIsOpened) {
  open(handle_);
  base::OsCalls calls = base::systemCalls();
  calls.fcntlLock = [](int, int, struct flock *) {
    errno = EACCES;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  expectRefused(handle_);
}

// The kernel drops the lock when the exporter closes any descriptor of its table, such as one that
// was sent to it. Its handles are stale then, until it makes the next one.
TEST_F(ExporterCacheTest, AnExporterThatLostItsLockHasItAgainWithItsNextGet) {
  open(handle_);
  exporter_->ask({.command = Command::LoseLock,
                  .value = static_cast<std::uint64_t>(std::bit_cast<Handle>(handle_).tableFd)});
  expectRefused(handle_);
  const HandleBytes part = getPart();
  EXPECT_EQ(firstByte(open(part).fd.get()), 'x');
  EXPECT_EQ(firstByte(open(handle_).fd.get()), 'x');
}

TEST_F(ExporterCacheTest, OneObjectHasOneName) {
  const Resolved whole = resolve(handle_);
  const Resolved part = resolve(getPart());
  const Resolved other = resolve(exporter_->get(exporter_->allocate(4096, 'y')));
  ASSERT_TRUE(whole.name && part.name && other.name);
  EXPECT_EQ(*whole.name, *part.name);
  EXPECT_NE(*whole.name, *other.name);
  EXPECT_EQ(part.handle.offset, kPart);
}

// A caller that has the object open needs no import, so resolve alone proves that it is shared
// still.
TEST_F(ExporterCacheTest, APutHandleIsNotResolved) {
  std::uint64_t blob = 0;
  handle_ = exporter_->get(object_, &blob);
  open(handle_);
  exporter_->put(blob);
  expectRefused(handle_);
  const HandleBytes next = exporter_->get(exporter_->allocate(4096, 'n')); // in the same slot
  ASSERT_EQ(slotOf(std::bit_cast<Handle>(next).serial),
            slotOf(std::bit_cast<Handle>(handle_).serial));
  expectRefused(handle_);
  EXPECT_NE(resolve(next).name->object, ObjectId::None);
}

TEST_F(ExporterCacheTest, AnObjectThatTheKernelHidesHasNoName) {
  open(handle_);
  base::OsCalls calls = base::systemCalls();
  calls.openat = [](int, const char *, int) {
    errno = EACCES;
    return -1;
  };
  calls.statx = [](int fd, const char *path, int flags, unsigned mask, struct statx *status) {
    if (*path == '\0')
      return base::systemCalls().statx(fd, path, flags, mask, status);
    errno = EACCES;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  EXPECT_FALSE(resolve(handle_).name);
}

// Many handles in one call: the exporter is proven once.
TEST_F(ExporterCacheTest, ManyHandlesAskOnceForTheExporter) {
  PeerProcess another;
  const std::vector<HandleBytes> handles{handle_, getPart(),
                                         another.get(another.allocate(4096, 'a')),
                                         exporter_->get(exporter_->allocate(4096, 'y'))};
  std::vector<OpenRequest> requests;
  for (const HandleBytes &bytes : handles)
    requests.push_back({.data = bytes.data(), .size = bytes.size(), .devices = {&kDevice, 1}});
  static int asked;
  asked = 0;
  base::OsCalls calls = base::systemCalls();
  calls.fcntlLock = [](int fd, int command, struct flock *range) {
    asked += command == F_OFD_GETLK;
    return base::systemCalls().fcntlLock(fd, command, range);
  };
  std::vector<Resolved> resolved;
  {
    const ScopedOsCalls scope(calls);
    resolved = memory_.resolve(Kind::Memory, requests);
  }
  EXPECT_EQ(asked, 6) << "before and after each run of handles of one exporter";
  std::string bytes;
  for (Resolved &one : resolved)
    bytes += firstByte(memory_.import(one).fd.get());
  EXPECT_EQ(bytes, "xxay");
  another.kill();
  const Resources start = resourcesOfThisProcess();
  EXPECT_EQ(resultOfCall([&] { memory_.resolve(Kind::Memory, requests); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(resourcesOfThisProcess(), start);
}

} // namespace
} // namespace ur::ipc::test
