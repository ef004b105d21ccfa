// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/move_into_file.hpp"

#include "base/error.hpp"
#include "ipc/memory_file.hpp"
#include "test/support/scoped_os_calls.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::ipc {
namespace {

using test::ScopedOsCalls;

class MoveIntoFile : public testing::Test {
protected:
  static constexpr std::size_t kPages = 6; // the outer two are neighbours'

  MoveIntoFile() { std::memset(whole_.address(), 0x11, whole_.length()); }
  void SetUp() override { ASSERT_TRUE(canMoveIntoFiles()); }

  std::byte *begin() const { return static_cast<std::byte *>(whole_.address()) + page_; }
  std::size_t size() const { return (kPages - 2) * page_; }
  base::UniqueFd move() const { return moveIntoFile("test", begin(), size(), size()); }
  bool holds(std::byte expected) const {
    return std::all_of(begin(), begin() + size(), [=](std::byte b) { return b == expected; });
  }
  void expectNeighboursUntouched() const {
    const auto *all = static_cast<const std::byte *>(whole_.address());
    for (std::size_t i = 0; i < page_; ++i) {
      EXPECT_EQ(all[i], std::byte{0x11});
      EXPECT_EQ(all[(kPages - 1) * page_ + i], std::byte{0x11});
    }
  }

  const std::size_t page_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const Mapping whole_ = Mapping::ofThisProcess(kPages * page_);
};

TEST_F(MoveIntoFile, KeepsWhatIsThereAndShowsItInTheFile) {
  const base::UniqueFd file = move();
  EXPECT_TRUE(holds(std::byte{0x11}));
  expectNeighboursUntouched();
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  EXPECT_EQ(status.st_size, static_cast<off_t>(size()));
  EXPECT_EQ(numbersOf(file.get(), size()).inode, status.st_ino); // with its seals
  const Mapping other = Mapping::ofFile(file.get(), size());
  EXPECT_EQ(std::memcmp(other.address(), begin(), size()), 0);
  begin()[5] = std::byte{0x77};
  EXPECT_EQ(static_cast<std::byte *>(other.address())[5], std::byte{0x77});
}

// What lies behind the end of an allocation is nobody's to see.
TEST_F(MoveIntoFile, KeepsNothingBehindWhatIsUsed) {
  const std::size_t used = page_ + 100;
  const base::UniqueFd file = moveIntoFile("test", begin(), size(), used);
  EXPECT_EQ(begin()[used - 1], std::byte{0x11});
  EXPECT_TRUE(
      std::all_of(begin() + used, begin() + size(), [](std::byte b) { return b == std::byte{}; }));
  expectNeighboursUntouched();
}

TEST_F(MoveIntoFile, TakesNoMemoryForPagesThatWereNeverWritten) {
  constexpr std::size_t kSize = std::size_t{64} << 20;
  const Mapping memory = Mapping::ofThisProcess(kSize);
  static_cast<char *>(memory.address())[kSize / 2] = 1;
  const base::UniqueFd file = moveIntoFile("test", memory.address(), kSize, kSize);
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  EXPECT_LE(static_cast<std::size_t>(status.st_blocks) * 512, std::size_t{2} << 20);
  EXPECT_EQ(static_cast<char *>(memory.address())[kSize / 2], 1);
}

long pageFaults() {
  rusage usage{};
  EXPECT_EQ(getrusage(RUSAGE_SELF, &usage), 0);
  return usage.ru_minflt;
}

// To read one gives it a page, which takes as long as to copy it.
TEST_F(MoveIntoFile, ReadsNoPageThatWasNeverWritten) {
  constexpr std::size_t kSize = std::size_t{64} << 20;
  const Mapping memory = Mapping::ofThisProcess(kSize);
  const long before = pageFaults();
  const base::UniqueFd file = moveIntoFile("test", memory.address(), kSize, kSize);
  EXPECT_LT(pageFaults() - before, static_cast<long>(kSize / page_ / 8));
}

// Every page of those that were written, whatever lies between them, and whether the system tells
// which they are or not.
TEST_F(MoveIntoFile, KeepsEachPageThatWasWritten) {
  constexpr std::size_t kSize = std::size_t{5} << 20;
  const auto isWritten = [](std::size_t number) {
    return number * number % 7 < 3 || number > 1200;
  };
  base::OsCalls noMap = base::systemCalls();
  noMap.open = [](const char *path, int flags, mode_t mode) {
    if (std::string_view(path) != "/proc/self/pagemap")
      return base::systemCalls().open(path, flags, mode);
    errno = EACCES;
    return -1;
  };
  base::OsCalls noEntries = base::systemCalls();
  noEntries.pread = [](int, void *, std::size_t, off_t) -> ssize_t { return 0; };
  for (const base::OsCalls &calls : {base::systemCalls(), noMap, noEntries}) {
    const ScopedOsCalls scope(calls);
    const Mapping memory = Mapping::ofThisProcess(kSize);
    auto *const bytes = static_cast<std::uint8_t *>(memory.address());
    for (std::size_t number = 0; number < kSize / page_; ++number)
      if (isWritten(number))
        std::memset(bytes + number * page_, static_cast<int>(number % 255 + 1), page_);
    const base::UniqueFd file = moveIntoFile("test", memory.address(), kSize, kSize);
    for (std::size_t number = 0; number < kSize / page_; ++number) {
      const auto expected = static_cast<std::uint8_t>(isWritten(number) ? number % 255 + 1 : 0);
      const std::uint8_t *const page = bytes + number * page_;
      EXPECT_TRUE(
          std::all_of(page, page + page_, [=](std::uint8_t byte) { return byte == expected; }))
          << "page " << number;
    }
  }
}

// Each thread counts in a word of its own and finds what it wrote, before, amid and after.
TEST_F(MoveIntoFile, LosesNoWriteOfOtherThreads) {
  constexpr int kRounds = 200;
  constexpr std::size_t kThreads = 3;
  for (int round = 0; round < kRounds; ++round) {
    const Mapping memory = Mapping::ofThisProcess(size());
    auto *const words = static_cast<std::atomic<std::uint64_t> *>(memory.address());
    std::atomic<std::size_t> started{0};
    std::atomic<bool> stop{false};
    std::atomic<int> lost{0};
    std::vector<std::uint64_t> last(kThreads);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < kThreads; ++i)
      threads.emplace_back([&, i] {
        auto &word = words[(i + 1) * page_ / sizeof(std::uint64_t)];
        std::uint64_t count = 0;
        ++started;
        while (!stop) {
          word.store(++count, std::memory_order_relaxed);
          lost += word.load(std::memory_order_relaxed) != count;
        }
        last[i] = count;
      });
    while (started != kThreads)
      std::this_thread::yield();
    const base::UniqueFd file = moveIntoFile("test", memory.address(), size(), size());
    stop = true;
    for (auto &thread : threads)
      thread.join();
    const Mapping other = Mapping::ofFile(file.get(), size());
    ASSERT_EQ(lost, 0);
    for (std::size_t i = 0; i < kThreads; ++i) {
      const std::size_t at = (i + 1) * page_ / sizeof(std::uint64_t);
      ASSERT_EQ(words[at], last[i]) << "in round " << round;
      ASSERT_EQ(static_cast<std::uint64_t *>(other.address())[at], last[i]);
    }
  }
}

void *noMapping(void *, std::size_t, int, int, int, off_t) {
  errno = ENOMEM;
  return MAP_FAILED;
}

ssize_t noWrite(int, const void *, std::size_t, off_t) {
  errno = ENOSPC;
  return -1;
}

// All but the move aside.
void *noMoveBack(void *address, std::size_t size, std::size_t newSize, int flags, void *target) {
  if ((flags & MREMAP_FIXED) == 0)
    return base::systemCalls().mremap(address, size, newSize, flags, target);
  errno = ENOMEM;
  return MAP_FAILED;
}

TEST_F(MoveIntoFile, PutsThePagesBackWhereItFails) {
  for (const bool isMovedBack : {true, false}) {
    for (const bool isWritten : {true, false}) {
      base::OsCalls calls = base::systemCalls();
      if (isWritten)
        calls.mmapUnderAccess = noMapping;
      else
        calls.pwrite = noWrite;
      if (!isMovedBack)
        calls.mremap = noMoveBack;
      std::memset(begin(), 0x22, size());
      {
        const ScopedOsCalls scope(calls);
        EXPECT_THROW(move(), base::Error);
      }
      EXPECT_TRUE(holds(std::byte{0x22}));
      expectNeighboursUntouched();
    }
  }
  std::memset(begin(), 0x33, size());
  const base::UniqueFd file = move();
  EXPECT_TRUE(holds(std::byte{0x33}));
}

int noUserfault(unsigned) {
  errno = EPERM;
  return -1;
}

TEST_F(MoveIntoFile, SaysWhatIsForbidden) {
  base::OsCalls calls = base::systemCalls();
  calls.userfaultfd = noUserfault;
  const pid_t self = getpid();
  static pid_t other = 0;
  other = self + 1;
  calls.getpid = [] { return other; }; // as in a child that was made without fork handlers
  const ScopedOsCalls scope(calls);
  try {
    move();
    FAIL() << "moved";
  } catch (const base::Error &error) {
    EXPECT_EQ(error.result(), UR_RESULT_ERROR_INVALID_ARGUMENT);
    EXPECT_NE(std::string(error.message()).find("userfaultfd"), std::string::npos);
  }
  EXPECT_TRUE(holds(std::byte{0x11}));
}

} // namespace
} // namespace ur::ipc
