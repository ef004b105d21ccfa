// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/move_into_file.hpp"

#include "base/error.hpp"
#include "fails_with.hpp"
#include "ipc/mapped_ranges.hpp"
#include "ipc/memory_file.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/support/this_process.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::ipc {
namespace {

using test::FailsWith;
using ur::test::ScopedOsCalls;
using ur::test::systemCallsWith;
using ur::test::thisProcess;

class MoveIntoFile : public testing::Test {
protected:
  static constexpr std::size_t kPages = 6; // the first and the last page belong to neighbors

  MoveIntoFile() { std::memset(whole_.address(), 0x11, whole_.length()); }
  void SetUp() override { ASSERT_TRUE(thisProcess().mover.canMove()); }

  std::byte *begin() const { return static_cast<std::byte *>(whole_.address()) + page_; }
  std::size_t size() const { return (kPages - 2) * page_; }
  base::UniqueFd move() const { return thisProcess().mover.move("test", begin(), size(), size()); }
  bool containsOnly(std::byte expected) const {
    return std::all_of(begin(), begin() + size(), [=](std::byte b) { return b == expected; });
  }
  void expectNeighborsUntouched() const {
    const auto *all = static_cast<const std::byte *>(whole_.address());
    for (std::size_t i = 0; i < page_; ++i) {
      EXPECT_EQ(all[i], std::byte{0x11});
      EXPECT_EQ(all[(kPages - 1) * page_ + i], std::byte{0x11});
    }
  }

  const std::size_t page_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const Mapping whole_ = Mapping::ofThisProcess(base::os(), kPages *page_);
};

// After a shortage, the next call tries again. After EACCES, the system does not permit the call.
TEST(Mover, RetriesAfterAShortage) {
  base::OsCalls calls = base::systemCalls();
  Process process(calls);
  for (const int error : {EMFILE, ENOMEM, EACCES}) {
    calls.userfaultfd = FailsWith{error};
    EXPECT_EQ(process.mover.canMove(), error != EACCES);
    EXPECT_EQ(process.mover.canMoveShared(), error != EACCES);
  }
  calls.userfaultfd = base::systemCalls().userfaultfd; // would work, but is not called again
  EXPECT_FALSE(process.mover.canMove());

  calls.userfaultfd = FailsWith{EMFILE};
  Process other(calls);
  EXPECT_TRUE(other.mover.canMove());
  calls.userfaultfd = base::systemCalls().userfaultfd;
  calls.mremap = FailsWith{ENOMEM};
  EXPECT_TRUE(other.mover.canMove());
  EXPECT_TRUE(other.mover.canMoveShared());
}

long pageFaults() {
  rusage usage{};
  EXPECT_EQ(getrusage(RUSAGE_SELF, &usage), 0);
  return usage.ru_minflt;
}

// A read of a page without memory allocates memory for the page, which is as slow as a copy.
TEST_F(MoveIntoFile, SkipsPagesThatWereNeverWritten) {
  constexpr std::size_t kSize = std::size_t{64} << 20;
  const Mapping memory = Mapping::ofThisProcess(base::os(), kSize);
  static_cast<char *>(memory.address())[kSize / 2] = 1;
  const long before = pageFaults();
  const base::UniqueFd file = thisProcess().mover.move("test", memory.address(), kSize, kSize);
  EXPECT_LT(pageFaults() - before, static_cast<long>(kSize / page_ / 8));
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  EXPECT_LE(static_cast<std::size_t>(status.st_blocks) * 512, std::size_t{2} << 20);
  EXPECT_EQ(static_cast<char *>(memory.address())[kSize / 2], 1);
}

// All written pages keep their bytes, in any pattern, with and without /proc/thread-self/pagemap.
TEST_F(MoveIntoFile, KeepsEachPageThatWasWritten) {
  constexpr std::size_t kSize = std::size_t{5} << 20;
  const auto isWritten = [](std::size_t number) {
    return number * number % 7 < 3 || number > 1200;
  };
  const auto noMap = [](const char *path, int flags, mode_t mode) -> int {
    if (std::string_view(path) != "/proc/thread-self/pagemap")
      return base::systemCalls().open(path, flags, mode);
    return FailsWith{EACCES}();
  };
  const auto noEntries = [](int, void *, std::size_t, off_t) -> ssize_t { return 0; };
  for (const base::OsCalls &calls :
       {base::systemCalls(), systemCallsWith(&base::OsCalls::open, noMap),
        systemCallsWith(&base::OsCalls::pread, noEntries)}) {
    const ScopedOsCalls scope(calls);
    const Mapping memory = Mapping::ofThisProcess(base::os(), kSize);
    auto *const bytes = static_cast<std::uint8_t *>(memory.address());
    for (std::size_t number = 0; number < kSize / page_; ++number)
      if (isWritten(number))
        std::memset(bytes + number * page_, static_cast<int>(number % 255 + 1), page_);
    const base::UniqueFd file = thisProcess().mover.move("test", memory.address(), kSize, kSize);
    for (std::size_t number = 0; number < kSize / page_; ++number) {
      const auto expected = static_cast<std::uint8_t>(isWritten(number) ? number % 255 + 1 : 0);
      const std::uint8_t *const page = bytes + number * page_;
      EXPECT_TRUE(
          std::all_of(page, page + page_, [=](std::uint8_t byte) { return byte == expected; }))
          << "page " << number;
    }
  }
}

// Returns the access rights of `count` pages, as flags of mprotect.
std::vector<int> rightsOf(const std::byte *begin, std::size_t count) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  std::vector<int> rights;
  for (std::size_t i = 0; i < count; ++i)
    for (const auto &range : mappedRanges(base::os(), begin + i * page, begin + (i + 1) * page))
      rights.push_back(range.protection);
  return rights;
}

constexpr int kReadWrite = PROT_READ | PROT_WRITE;

// Allows `allowedMoves` moves to a fixed address, and makes all later ones fail.
struct FixedMoves {
  static inline int allowedMoves = 0;
  static void *mremap(void *address, std::size_t size, std::size_t newSize, int flags,
                      void *target) {
    if ((flags & MREMAP_FIXED) == 0 || allowedMoves-- > 0)
      return base::systemCalls().mremap(address, size, newSize, flags, target);
    return FailsWith{ENOMEM}();
  }
};

// The fixed moves fail, then the write to the file, and then both. A move back that fails succeeds
// at the second attempt.
TEST_F(MoveIntoFile, RestoresThePagesAfterAFailure) {
  const std::vector<int> rights{kReadWrite, PROT_READ, PROT_NONE, kReadWrite};
  for (const auto &[isWritten, isMoved] : {std::pair{true, false}, {false, true}, {false, false}}) {
    base::OsCalls calls = base::systemCalls();
    if (!isWritten)
      calls.pwrite = FailsWith{ENOSPC};
    FixedMoves::allowedMoves = 0;
    if (!isMoved)
      calls.mremap = FixedMoves::mremap;
    std::memset(begin(), 0x22, size());
    for (std::size_t i = 0; i < rights.size(); ++i)
      ASSERT_EQ(mprotect(begin() + i * page_, page_, rights[i]), 0);
    {
      const ScopedOsCalls scope(calls);
      EXPECT_THROW(move(), base::Error);
    }
    EXPECT_EQ(rightsOf(begin(), rights.size()), rights);
    ASSERT_EQ(mprotect(begin(), size(), kReadWrite), 0);
    EXPECT_TRUE(containsOnly(std::byte{0x22}));
    expectNeighborsUntouched();
  }
  std::memset(begin(), 0x33, size());
  const base::UniqueFd file = move();
  EXPECT_TRUE(containsOnly(std::byte{0x33}));
}

// Also runs without the kernel's query for a mapping, and with a failed first attempt of each fixed
// move after the first.
TEST_F(MoveIntoFile, KeepsTheRightsOfEachPart) {
  const std::vector<int> rights{PROT_READ, PROT_NONE, kReadWrite, PROT_READ};
  const base::OsCalls oldKernel = systemCallsWith(&base::OsCalls::mappingFrom, FailsWith{ENOTTY});
  const base::OsCalls slow = systemCallsWith(&base::OsCalls::mremap, FixedMoves::mremap);
  FixedMoves::allowedMoves = 1;
  for (const base::OsCalls &calls : {base::systemCalls(), oldKernel, slow}) {
    const ScopedOsCalls scope(calls);
    const Mapping memory = Mapping::ofThisProcess(base::os(), rights.size() * page_);
    auto *const bytes = static_cast<std::byte *>(memory.address());
    std::memset(bytes, 0x44, memory.length());
    for (std::size_t i = 0; i < rights.size(); ++i)
      ASSERT_EQ(mprotect(bytes + i * page_, page_, rights[i]), 0);
    const std::size_t used = 2 * page_ + 1;
    const base::UniqueFd file = thisProcess().mover.move("test", bytes, memory.length(), used);
    EXPECT_EQ(rightsOf(bytes, rights.size()), rights);
    const Mapping other = Mapping::ofFile(base::os(), file.get(), memory.length());
    const auto *const bytesOfFile = static_cast<const std::byte *>(other.address());
    EXPECT_TRUE(std::all_of(bytesOfFile, bytesOfFile + used,
                            [](std::byte b) { return b == std::byte{0x44}; }));
    EXPECT_TRUE(std::all_of(bytesOfFile + used, bytesOfFile + other.length(),
                            [](std::byte b) { return b == std::byte{}; }));
  }
}

TEST_F(MoveIntoFile, RejectsPagesThatTheProgramRemapped) {
  const base::UniqueFd file = createMemoryFile(base::os(), "test", page_);
  for (const int flags : {MAP_PRIVATE, MAP_SHARED}) {
    ASSERT_NE(mmap(begin() + page_, page_, kReadWrite, flags | MAP_FIXED, file.get(), 0),
              MAP_FAILED);
    EXPECT_THROW(move(), base::Error);
  }
  ASSERT_EQ(munmap(begin() + size() - page_, page_), 0);
  EXPECT_THROW(move(), base::Error);
}

constinit std::atomic<std::byte *> touched{nullptr};

void touch(int) {
  std::byte *const byte = touched.exchange(nullptr);
  *byte = std::byte{0x55};
}

// Raises a signal during the move, when accesses to the memory block.
ssize_t writeAndSignal(int file, const void *from, std::size_t size, off_t offset) {
  raise(SIGUSR1);
  return base::systemCalls().pwrite(file, from, size, offset);
}

// Returns whether a signal handler that writes `byte` during `move` completes.
template <typename Move> bool survivesASignal(std::byte *byte, const Move &move) {
  const ScopedOsCalls scope(&base::OsCalls::pwrite, writeAndSignal);
  touched = byte;
  std::signal(SIGUSR1, touch);
  move();
  return !touched && *byte == std::byte{0x55};
}

TEST_F(MoveIntoFile, BlocksSignalHandlers) {
  ur::test::expectForkedChildSucceeds([&] {
    base::UniqueFd file;
    return survivesASignal(begin(), [&] { file = move(); }) &&
           *static_cast<std::byte *>(Mapping::ofFile(base::os(), file.get(), size()).address()) ==
               std::byte{0x55};
  });
  ur::test::expectForkedChildSucceeds([&] { // a signal handler must also complete if the move fails
    return survivesASignal(begin(), [&] {
      const ScopedOsCalls scope([] {
        base::OsCalls calls = *ur::test::callsInScope.load();
        calls.mremap = FixedMoves::mremap;
        FixedMoves::allowedMoves = 0;
        return calls;
      }());
      EXPECT_THROW(move(), base::Error);
    });
  });
}

// Memory with two mappings: one of both pages, and one of the second page.
class MoveSharedIntoFile : public testing::Test {
protected:
  MoveSharedIntoFile() {
    std::memset(memory_.address(), 0x11, memory_.length());
    bothPages_ = mapPages(0, 2);
    secondPage_ = mapPages(1, 1);
  }
  void SetUp() override { ASSERT_TRUE(thisProcess().mover.canMoveShared()); }

  std::byte *bothPages() const { return static_cast<std::byte *>(bothPages_.address()); }
  std::byte *secondPage() const { return static_cast<std::byte *>(secondPage_.address()); }
  void move() { thisProcess().mover.moveShared("test", 2 * page_, memory_, file_); }

  const std::size_t page_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  Mapping memory_ = Mapping::withoutFile(base::os(), 2 * page_);
  Mapping bothPages_, secondPage_;
  base::UniqueFd file_;

private:
  Mapping mapPages(std::size_t first, std::size_t count) const {
    void *const address = mremap(static_cast<std::byte *>(memory_.address()) + first * page_, 0,
                                 count * page_, MREMAP_MAYMOVE);
    EXPECT_NE(address, MAP_FAILED);
    return Mapping({address, count * page_, &base::os()});
  }
};

TEST_F(MoveSharedIntoFile, KeepsTheRightsOfEachMapping) {
  ASSERT_EQ(mprotect(bothPages() + page_, page_, PROT_READ), 0);
  FixedMoves::allowedMoves = 1;
  {
    // The move replaces the first mapping; the next fixed move fails once.
    const ScopedOsCalls scope(&base::OsCalls::mremap, FixedMoves::mremap);
    move();
  }
  EXPECT_FALSE(memory_);
  EXPECT_EQ(rightsOf(bothPages(), 2), (std::vector<int>{kReadWrite, PROT_READ}));
  secondPage()[0] = std::byte{0x22};
  EXPECT_EQ(bothPages()[0], std::byte{0x11});
  EXPECT_EQ(bothPages()[page_], std::byte{0x22});
  const Mapping other = Mapping::ofFile(base::os(), file_.get(), 2 * page_);
  EXPECT_EQ(std::memcmp(other.address(), bothPages(), 2 * page_), 0);
}

TEST_F(MoveSharedIntoFile, ChangesNothingAfterAFailure) {
  FixedMoves::allowedMoves = 0;
  for (const base::OsCalls &calls :
       {systemCallsWith(&base::OsCalls::pwrite, FailsWith{ENOSPC}),
        systemCallsWith(&base::OsCalls::mremap, FixedMoves::mremap),
        systemCallsWith(&base::OsCalls::mappingFrom, FailsWith{ENOENT}),
        systemCallsWith(&base::OsCalls::mmap, FailsWith{ENOMEM}),
        systemCallsWith(&base::OsCalls::pwrite, FailsWith{EFAULT})}) { // as in guarded memory
    const ScopedOsCalls scope(calls);
    EXPECT_THROW(move(), base::Error);
    EXPECT_TRUE(memory_);
    EXPECT_FALSE(file_);
    secondPage()[5] = std::byte{0x33};
    EXPECT_EQ(bothPages()[page_ + 5], std::byte{0x33});
    secondPage()[5] = std::byte{0x11};
  }
  std::memset(bothPages(), 0, page_ + 1);
  move();
  EXPECT_EQ(bothPages()[0], std::byte{0});
  EXPECT_EQ(bothPages()[page_ + 5], std::byte{0x11});
  move(); // as if another thread had moved the memory already
  file_.reset();
  move(); // the memory has no mappings
  EXPECT_TRUE(file_);
}

TEST_F(MoveSharedIntoFile, BlocksSignalHandlers) {
  ur::test::expectForkedChildSucceeds([&] {
    return survivesASignal(secondPage(), [&] { move(); }) && bothPages()[page_] == std::byte{0x55};
  });
}

// Files do not support these pages.
TEST_F(MoveSharedIntoFile, RejectsGuardAndExecutablePages) {
  constexpr int kGuardInstall = 102; // MADV_GUARD_INSTALL, Linux 6.15 or later for shared memory
  constexpr int kGuardRemove = 103;
  const auto expectRejected = [&](std::string_view text) {
    try {
      move();
      FAIL() << "moved";
    } catch (const base::Error &error) {
      EXPECT_EQ(error.result(), UR_RESULT_ERROR_INVALID_ARGUMENT);
      EXPECT_NE(std::string_view(error.message()).find(text), std::string_view::npos)
          << error.message();
    }
  };
  ASSERT_EQ(mprotect(secondPage(), page_, PROT_READ | PROT_EXEC), 0);
  expectRejected("cannot share executable memory");
  ASSERT_EQ(mprotect(secondPage(), page_, kReadWrite), 0);
  if (madvise(secondPage(), page_, kGuardInstall) == 0) {
    expectRejected("MADV_GUARD_INSTALL");
    ASSERT_EQ(madvise(secondPage(), page_, kGuardRemove), 0);
  }
  move();
  EXPECT_EQ(secondPage()[0], std::byte{0x11});
}

TEST_F(MoveIntoFile, NamesTheForbiddenCall) {
  base::OsCalls calls = base::systemCalls();
  calls.userfaultfd = FailsWith{EPERM};
  const pid_t self = getpid();
  static pid_t other = 0;
  other = self + 1;
  calls.getpid = [] { return other; }; // as in a child whose creation ran no fork handlers
  const ScopedOsCalls scope(calls);
  try {
    move();
    FAIL() << "moved";
  } catch (const base::Error &error) {
    EXPECT_EQ(error.result(), UR_RESULT_ERROR_INVALID_ARGUMENT);
    EXPECT_NE(std::string(error.message()).find("userfaultfd"), std::string::npos);
  }
  EXPECT_TRUE(containsOnly(std::byte{0x11}));
}

} // namespace
} // namespace ur::ipc
