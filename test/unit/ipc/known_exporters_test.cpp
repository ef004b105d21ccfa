// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes: what is open here helps to open more of the same exporter, and proves nothing.
#include "ipc/known_exporters.hpp"

#include "fixtures.hpp"
#include "peer_process.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <bit>
#include <cerrno>
#include <deque>
#include <optional>
#include <vector>

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace ur::ipc::test {
namespace {

constexpr std::uint64_t kOtherUser = 12345;
constexpr std::uint64_t kPart = 1024;

class KnownExportersTest : public LeakCheck {
protected:
  KnownExportersTest() : exporter_(std::in_place) {
    object_ = exporter_->allocate(4096, 'x');
    handle_ = exporter_->get(object_);
  }

  void TearDown() override {
    exporter_.reset();
    LeakCheck::TearDown();
  }

  // Of the object that is exported already.
  HandleBytes getPart() {
    return exporter_->ask({.command = Command::Get, .object = object_, .offset = kPart}).handle;
  }
  static HandleBytes getNothing(PeerProcess &exporter) {
    return exporter.get(exporter.ask({.command = Command::AllocateNothing}).value);
  }

  Imported open(const HandleBytes &bytes) {
    return memory_.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
  }
  Imported countAgain(const HandleBytes &bytes, const CountAgain &count) {
    return memory_.open(Kind::Memory, kDevice, bytes.data(), bytes.size(), count);
  }
  Imported openNothing(const HandleBytes &bytes) {
    return events_.open(Kind::Event, kDevice, bytes.data(), bytes.size());
  }
  // So often that the next one looks at the table as such do.
  void countOften(const HandleBytes &bytes) {
    for (int i = 0; i < 32; ++i)
      ASSERT_TRUE(countAgain(bytes, [](auto &&...) { return true; }).wasCounted);
  }
  // The handle is stale, and nobody is asked to count what it was of.
  Outcome refusedAgain() {
    return refused([&] {
      countAgain(handle_, [](auto &&...) {
        ADD_FAILURE() << "asked to count what is stale";
        return true;
      });
    });
  }
  template <typename Open> Outcome refused(Open open) {
    const Resources start = resourcesOfThisProcess();
    const Outcome outcome = outcomeOf(open);
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return outcome;
  }

  std::optional<PeerProcess> exporter_;
  std::uint64_t object_ = 0;
  HandleBytes handle_{};
  Exchange memory_{kMemfdAdapter, Config{}};
  Exchange events_{kAnyFdAdapter, Config{}};
};

TEST_F(KnownExportersTest, NeitherTheProcessNorItsTableIsLookedForAgain) {
  const HandleBytes second = exporter_->get(exporter_->allocate(4096, 'y'));
  const Imported first = open(handle_);
  static int opens;
  static int reads;
  opens = reads = 0;
  base::OsCalls calls = base::systemCalls();
  calls.pidfdOpen = [](pid_t, unsigned) {
    ADD_FAILURE() << "pidfd_open";
    return -1;
  };
  calls.open = [](const char *path, int flags, mode_t mode) {
    ++opens;
    return base::systemCalls().open(path, flags, mode);
  };
  calls.openat = [](int directory, const char *path, int flags) {
    ++opens;
    return base::systemCalls().openat(directory, path, flags);
  };
  calls.pread = [](int fd, void *bytes, std::size_t size, off_t offset) {
    ++reads;
    return base::systemCalls().pread(fd, bytes, size, offset);
  };
  const ScopedOsCalls scope(calls);
  const Imported other = countAgain(second, [](auto &&...) { return false; });
  EXPECT_EQ(firstByte(other.fd.get()), 'y');
  EXPECT_EQ(opens, hasPidfds() ? 0 : 2) << "at most the look at the memory and its opening";
  EXPECT_EQ(reads, 2) << "the entry before the memory is taken, and after that";
}

TEST_F(KnownExportersTest, TheLastImportLetsGo) {
  const Resources start = resourcesOfThisProcess();
  std::optional<Imported> first = open(handle_);
  std::optional<Imported> second = open(handle_);
  EXPECT_EQ(first->exporter, second->exporter);
  first.reset();
  EXPECT_NE(resourcesOfThisProcess(), start);
  second.reset();
  EXPECT_EQ(resourcesOfThisProcess(), start);
}

TEST_F(KnownExportersTest, WhoHasEndedIsGone) {
  const Imported first = open(handle_);
  exporter_->kill();
  EXPECT_EQ(refused([&] { open(handle_); }).result, UR_RESULT_ERROR_INVALID_VALUE);
  exporter_.reset();
  EXPECT_EQ(refused([&] { open(handle_); }).result, UR_RESULT_ERROR_INVALID_VALUE);
}

// The clock stands still but where it is moved.
class UserOfKnownExporterTest : public KnownExportersTest {
protected:
  void SetUp() override {
    if (geteuid() != 0)
      GTEST_SKIP() << "only root becomes another user";
    passed_ = 0;
    base::OsCalls calls = base::systemCalls();
    calls.clockGettime = [](clockid_t, timespec *now) {
      *now = {.tv_sec = 7, .tv_nsec = passed_ * 1'000'000};
      return 0;
    };
    calls_.emplace(calls);
  }

  void becomeAnother() {
    ASSERT_EQ(exporter_->ask({.command = Command::SetUser, .value = kOtherUser}).value, 0u);
  }
  void expectRefused(const HandleBytes &handle) {
    EXPECT_EQ(refused([&] { open(handle); }).result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  }

  static inline long passed_ = 0; // milliseconds
  std::optional<ScopedOsCalls> calls_;
};

TEST_F(UserOfKnownExporterTest, IsAskedForAgain) {
  const Imported first = open(handle_);
  becomeAnother();
  passed_ = 2;
  expectRefused(handle_);
}

TEST_F(UserOfKnownExporterTest, IsAskedForAtOnceWhereTheHandleNamesAnother) {
  const Imported first = open(handle_);
  becomeAnother();
  expectRefused(getPart());
}

// It is the same process, and its table is still open here.
TEST_F(KnownExportersTest, AnotherProgramHasNoneOfItsExports) {
  const HandleBytes nothing = getNothing(*exporter_);
  const Imported first = open(handle_);
  const Imported second = openNothing(nothing);
  EXPECT_EQ(openNothing(nothing).exporter, second.exporter);
  exporter_->exec();
  EXPECT_EQ(refused([&] { open(handle_); }).result, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(refused([&] { openNothing(nothing); }).result, UR_RESULT_ERROR_INVALID_VALUE);
}

// Nor where it was left the very memory under the very number.
TEST_F(KnownExportersTest, AnotherProgramExportsNoMemoryThatItWasLeft) {
  const Imported first = open(handle_);
  exporter_->ask({.command = Command::Outlive, .object = object_});
  exporter_->exec();
  EXPECT_EQ(refused([&] { open(handle_); }).result, UR_RESULT_ERROR_INVALID_VALUE);
}

// Nor where somebody who cannot open the table anew has the exporter's own descriptor of it.
TEST_F(KnownExportersTest, WhoTookTheTableDoesNotHoldItForItsExporter) {
  const auto newEvent = [&] {
    return exporter_->get(exporter_->ask({.command = Command::AllocateEvent}).value);
  };
  const HandleBytes event = newEvent();
  Exchange sandboxed(kAnyFdAdapter, Config{});
  Imported taken;
  {
    base::OsCalls calls = base::systemCalls();
    calls.open = [](const char *, int, mode_t) { // a root without /proc
      errno = EACCES;
      return -1;
    };
    const ScopedOsCalls scope(calls);
    taken = sandboxed.open(Kind::Event, kDevice, event.data(), event.size());
  }
  const Imported first = openNothing(event);
  exporter_->exec();
  exporter_->get(exporter_->allocate(4096, 'n'));
  const HandleBytes fresh = newEvent(); // a driver's object under the same number
  ASSERT_EQ(std::bit_cast<Handle>(fresh).objectFd, std::bit_cast<Handle>(event).objectFd);
  EXPECT_EQ(refused([&] { openNothing(event); }).result, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(KnownExportersTest, AnotherTableOfTheSameNumberIsFound) {
  const Imported first = open(handle_);
  exporter_->exec();
  const HandleBytes fresh = exporter_->get(exporter_->allocate(4096, 'n'));
  ASSERT_EQ(ExporterClaim(std::bit_cast<Handle>(fresh)),
            ExporterClaim(std::bit_cast<Handle>(handle_)));
  const Imported second = open(fresh);
  EXPECT_EQ(firstByte(second.fd.get()), 'n');
  EXPECT_NE(second.exporter, first.exporter);
  EXPECT_EQ(open(fresh).exporter, second.exporter);
}

TEST_F(KnownExportersTest, AnotherTableIsNotTakenForTheKnownOne) {
  const Imported first = open(handle_);
  const HandleBytes forged = edited(handle_, [](Handle &edit) { edit.tableFd ^= 1; });
  EXPECT_EQ(refused([&] { open(forged); }).result, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(KnownExportersTest, WhatIsNoMemoryNeedsTheKernelsWordOnTheTable) {
  const HandleBytes nothing = getNothing(*exporter_);
  const Imported first = openNothing(nothing);
  base::OsCalls calls = base::systemCalls();
  calls.openat = [](int, const char *, int) {
    errno = EACCES;
    return -1;
  };
  calls.statx = [](int, const char *, int, unsigned, struct statx *) {
    errno = EACCES;
    return -1;
  };
  calls.pidfdGetfd = [](int, int, unsigned) {
    errno = EPERM;
    return -1;
  };
  {
    const ScopedOsCalls scope(calls); // its lock is there
    EXPECT_EQ(openNothing(nothing).exporter, first.exporter);
  }
  calls.fcntlLock = [](int, int, struct flock *) {
    errno = EACCES;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  EXPECT_EQ(refused([&] { openNothing(nothing); }).result, UR_RESULT_ERROR_INVALID_ARGUMENT);
}

TEST_F(KnownExportersTest, OneObjectHasOneName) {
  const Imported whole = open(handle_);
  const Imported part = open(getPart());
  const Imported other = open(exporter_->get(exporter_->allocate(4096, 'y')));
  ASSERT_TRUE(whole.name && part.name && other.name);
  EXPECT_EQ(*whole.name, *part.name);
  EXPECT_NE(*whole.name, *other.name);
}

TEST_F(KnownExportersTest, WhatIsCountedAgainIsNotTaken) {
  const Imported first = open(handle_);
  const HandleBytes again = getPart();
  std::optional<ObjectName> asked;
  std::uint64_t askedOffset = 0;
  base::OsCalls calls = base::systemCalls();
  calls.open = [](const char *path, int, mode_t) {
    ADD_FAILURE() << "open of " << path;
    return -1;
  };
  calls.openat = [](int, const char *path, int) {
    ADD_FAILURE() << "open of " << path;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  const Imported second =
      countAgain(again, [&](const ObjectName &name, std::uint64_t size, std::uint64_t offset) {
        asked = name;
        askedOffset = offset;
        return size == 4096;
      });
  EXPECT_TRUE(second.wasCounted);
  EXPECT_FALSE(second.fd);
  EXPECT_EQ(asked, first.name);
  EXPECT_EQ(askedOffset, kPart);
}

TEST_F(KnownExportersTest, WhoDoesNotCountGetsTheObject) {
  const Imported first = open(handle_);
  const Imported second = countAgain(handle_, [](auto &&...) { return false; });
  EXPECT_FALSE(second.wasCounted);
  EXPECT_EQ(firstByte(second.fd.get()), 'x');
}

TEST_F(KnownExportersTest, NothingIsCountedThatIsNotShared) {
  for (const bool often : {false, true}) {
    exporter_.emplace();
    handle_ = exporter_->get(exporter_->allocate(4096, 'x'));
    const Imported first = open(handle_);
    if (often)
      countOften(handle_);
    exporter_->exec(); // its table is still open here
    EXPECT_EQ(refusedAgain().result, UR_RESULT_ERROR_INVALID_VALUE) << often;
    exporter_->kill();
    EXPECT_EQ(refusedAgain().result, UR_RESULT_ERROR_INVALID_VALUE) << often;
  }
}

TEST_F(KnownExportersTest, WhatIsCountedOftenIsReadFromAMapping) {
  const Imported first = open(handle_);
  countOften(handle_);
  base::OsCalls calls = base::systemCalls();
  calls.pread = [](int, void *, std::size_t, off_t) -> ssize_t {
    ADD_FAILURE() << "pread";
    return -1;
  };
  calls.mmap = [](void *, std::size_t, int, int, int, off_t) -> void * {
    ADD_FAILURE() << "mmap";
    return MAP_FAILED;
  };
  const ScopedOsCalls scope(calls);
  const auto named = [&](const ObjectName &name, auto &&...) { return name == first.name; };
  EXPECT_TRUE(countAgain(handle_, named).wasCounted);
}

TEST_F(KnownExportersTest, AMappingShowsWhatIsPutAndWhatComesInItsPlace) {
  std::uint64_t blob = 0;
  handle_ = exporter_->get(object_, &blob);
  const Imported first = open(handle_);
  countOften(handle_);
  exporter_->put(blob);
  EXPECT_EQ(refusedAgain().result, UR_RESULT_ERROR_INVALID_VALUE);
  const HandleBytes next = exporter_->get(exporter_->allocate(4096, 'n')); // in the same slot
  ASSERT_EQ(slotOf(std::bit_cast<Handle>(next).serial),
            slotOf(std::bit_cast<Handle>(handle_).serial));
  EXPECT_EQ(refusedAgain().result, UR_RESULT_ERROR_INVALID_VALUE);
  const auto named = [&](const ObjectName &name, auto &&...) { return name == first.name; };
  EXPECT_FALSE(countAgain(next, named).wasCounted);
}

// A look there would make a page of the exporter's file, or fault where it cannot be made.
TEST_F(KnownExportersTest, PagesThatNobodyWroteAreNotLookedAt) {
  const Imported first = open(handle_);
  countOften(handle_);
  struct stat before{};
  ASSERT_EQ(fstat(first.exporter->table.fd(), &before), 0);
  const HandleBytes forged = edited(handle_, [](Handle &edit) { edit.serial ^= kTableSlots / 2; });
  EXPECT_EQ(refused([&] { countAgain(forged, [](auto &&...) { return true; }); }).result,
            UR_RESULT_ERROR_INVALID_VALUE);
  struct stat after{};
  ASSERT_EQ(fstat(first.exporter->table.fd(), &after), 0);
  EXPECT_EQ(after.st_blocks, before.st_blocks);
}

TEST_F(KnownExportersTest, WithoutRoomForAMappingTheTableIsRead) {
  const Imported first = open(handle_);
  base::OsCalls calls = base::systemCalls();
  calls.mmap = [](void *, std::size_t, int, int, int, off_t) -> void * {
    errno = ENOMEM;
    return MAP_FAILED;
  };
  const ScopedOsCalls scope(calls);
  countOften(handle_);
}

TEST_F(KnownExportersTest, MoreThanAreKeptOpenAsWell) {
  std::deque<PeerProcess> exporters(KnownExporters::kMost);
  std::vector<Imported> opened;
  for (PeerProcess &exporter : exporters) {
    opened.push_back(open(exporter.get(exporter.allocate(4096, 'm'))));
    EXPECT_NE(opened.back().exporter, nullptr);
  }
  const Imported tooMany = open(handle_);
  EXPECT_EQ(tooMany.exporter, nullptr);
  EXPECT_EQ(firstByte(tooMany.fd.get()), 'x');
  opened.erase(opened.begin());
  EXPECT_NE(open(handle_).exporter, nullptr);
}

TEST_F(KnownExportersTest, ThoseOfWhichNothingIsOpenMakeRoom) {
  std::deque<PeerProcess> exporters(KnownExporters::kMost);
  std::vector<Imported> opened;
  for (PeerProcess &exporter : exporters) {
    Imported one = open(exporter.get(exporter.allocate(4096, 'm')));
    if (opened.size() + KnownExporters::kMostKept < KnownExporters::kMost)
      opened.push_back(std::move(one));
    else
      memory_.keep(std::move(one.exporter));
  }
  EXPECT_NE(open(handle_).exporter, nullptr);
  memory_.forgetExporters();
}

} // namespace
} // namespace ur::ipc::test
