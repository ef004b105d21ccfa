// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/mapped_ranges.hpp"

#include "base/error.hpp"
#include "ipc/memory_file.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/unit/ipc/fails_with.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace ur::ipc {
namespace {

using base::MappedRange;
using ur::test::ScopedOsCalls;

// Four pages: a private and read-only page, an unmapped page, the second page of a file, and a page
// without access rights.
class MappedRanges : public testing::Test {
protected:
  MappedRanges() {
    EXPECT_EQ(mprotect(at(0), page_, PROT_READ), 0);
    EXPECT_EQ(munmap(at(1), page_), 0);
    EXPECT_EQ(mmap(at(2), page_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file_.get(),
                   static_cast<off_t>(page_)),
              at(2));
    EXPECT_EQ(mprotect(at(3), page_, PROT_NONE), 0);
  }
  ~MappedRanges() override {
    for (const std::size_t i : {0u, 2u, 3u})
      munmap(at(i), page_);
  }

  std::byte *at(std::size_t number) const { return begin_ + number * page_; }

  void expectRanges() const {
    const std::vector<MappedRange> ranges = mappedRanges(base::os(), at(0) + 1, at(3) + 1);
    ASSERT_EQ(ranges.size(), 3u);
    const auto expect = [](const MappedRange &range, int protection, bool isShared) {
      EXPECT_EQ(range.protection, protection);
      EXPECT_EQ(range.isShared, isShared);
    };
    expect(ranges[0], PROT_READ, false);
    EXPECT_EQ(ranges[0].end, at(1));
    EXPECT_EQ(ranges[0].inode, 0u);
    expect(ranges[1], PROT_READ | PROT_WRITE, true);
    EXPECT_EQ(ranges[1].begin, at(2));
    EXPECT_EQ(sizeOf(ranges[1]), page_);
    EXPECT_EQ(ranges[1].offset, page_);
    struct stat status{};
    ASSERT_EQ(fstat(file_.get(), &status), 0);
    EXPECT_EQ(ranges[1].inode, status.st_ino);
    EXPECT_EQ(ranges[1].device, std::uint64_t{major(status.st_dev)} << 32 | minor(status.st_dev));
    expect(ranges[2], PROT_NONE, false);
    EXPECT_EQ(ranges[2].begin, at(3));
  }

  const std::size_t page_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const base::UniqueFd file_ = createMemoryFile(base::os(), "test", 2 * page_);
  std::byte *const begin_ = static_cast<std::byte *>(
      mmap(nullptr, 4 * page_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
};

TEST_F(MappedRanges, OverlapTheInterval) { expectRanges(); }

// The kernel returns the text in several parts.
TEST_F(MappedRanges, AreTheSameInTheTextOfOlderKernels) {
  base::OsCalls calls = base::systemCalls();
  calls.mappingFrom = ur::ipc::test::FailsWith{ENOTTY};
  calls.read = [](int file, void *text, std::size_t size) {
    return base::systemCalls().read(file, text, std::min<std::size_t>(size, 100));
  };
  const ScopedOsCalls scope(calls);
  expectRanges();
}

TEST_F(MappedRanges, FailWithoutProc) {
  base::OsCalls calls = base::systemCalls();
  for (const auto &[number, result] : {std::pair(ENOENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE),
                                       std::pair(EACCES, UR_RESULT_ERROR_INVALID_ARGUMENT)}) {
    calls.open = ur::ipc::test::FailsWith{number};
    const ScopedOsCalls scope(calls);
    try {
      mappedRanges(base::os(), at(0), at(1));
      FAIL() << "mappedRanges() succeeded";
    } catch (const base::Error &failure) {
      EXPECT_EQ(failure.result(), result) << failure.message();
    }
  }
}

} // namespace
} // namespace ur::ipc
