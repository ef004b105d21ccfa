// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/page_runs.hpp"

#include "adapters/kit/pages.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/unit/ipc/fails_with.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/mman.h>

namespace ur::kit {
namespace {

bool isZero(const PageRun &run) {
  return std::all_of(run.address(), run.address() + run.size(),
                     [](std::byte b) { return b == std::byte{}; });
}

// A thread may keep some runs for its next allocations, but must release them when it exits.
TEST(PageRun, OfAnExitedThreadIsReused) {
  constexpr std::size_t kRuns = 200;
  for (const std::size_t pages : {1U, 2U})
    for (const bool isThreadLocal : {false, true}) {
      const auto allocate = [&] {
        std::vector<PageRun> runs;
        while (runs.size() < kRuns)
          runs.emplace_back(pages * pageSize(), 0);
        return runs;
      };
      std::set<std::byte *> before;
      std::thread([&] {
        thread_local std::vector<PageRun> late; // destroyed after the thread has released its runs
        late.reserve(kRuns);
        std::vector<PageRun> runs = allocate();
        for (const PageRun &run : runs)
          before.insert(run.address());
        if (isThreadLocal)
          late = std::move(runs);
      }).join();
      std::size_t reused = 0;
      std::thread([&] {
        for (const PageRun &run : allocate())
          reused += before.count(run.address());
      }).join();
      // The first thread also releases runs that it did not use.
      EXPECT_GE(reused, kRuns - 20) << pages << " pages, thread-local: " << isThreadLocal;
    }
}

TEST(PageRun, ReturnsFreedMemoryBeyondTheLimitToTheSystem) {
  constexpr std::size_t kMiB = std::size_t{1} << 20;
  constexpr std::size_t kSize = kMiB / 16;
  std::vector<std::byte *> addresses;
  {
    std::vector<PageRun> runs;
    while (runs.size() * kSize < 256 * kMiB) {
      addresses.push_back(runs.emplace_back(kSize, 0).address());
      std::memset(addresses.back(), 1, kSize);
    }
  }
  std::vector<unsigned char> isResident(kSize / pageSize()); // the lowest bit of each element
  std::size_t pages = 0;
  for (std::byte *const address : addresses) {
    ASSERT_EQ(mincore(address, kSize, isResident.data()), 0);
    pages += static_cast<std::size_t>(
        std::ranges::count_if(isResident, [](unsigned char page) { return (page & 1) != 0; }));
  }
  // 64 MiB that all threads share, and 1 MiB that this thread caches.
  EXPECT_LE(pages * pageSize(), 65 * kMiB);
}

TEST(PageRun, IsZeroAgainAfterItWasReplaced) {
  const std::size_t size = 5 * pageSize();
  for (const bool fails : {false, true}) {
    std::byte *address = nullptr;
    {
      PageRun run(size, 0);
      run.prepareReplacement();
      address = run.address();
      ASSERT_NE(mmap(address, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_FIXED,
                     -1, 0),
                MAP_FAILED);
      std::memset(address, 1, size);
      base::OsCalls calls = base::systemCalls();
      calls.mmap = ipc::test::FailsWith{ENOMEM};
      const test::ScopedOsCalls scope(fails ? calls : base::systemCalls());
      const PageRun ended(std::move(run));
    }
    // A run may get these pages only after they are mapped again as private zeros.
    std::vector<PageRun> runs;
    bool isReused = false;
    for (int i = 0; i < 300 && !isReused; ++i) {
      runs.emplace_back(size, 0);
      isReused = runs.back().address() == address;
    }
    ASSERT_TRUE(isReused);
    EXPECT_TRUE(runs.back().isZero());
    EXPECT_TRUE(isZero(runs.back()));
  }
}

} // namespace
} // namespace ur::kit
