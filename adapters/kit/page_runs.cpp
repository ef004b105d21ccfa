// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/page_runs.hpp"

#include "adapters/kit/pages.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/os_calls.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <mutex>
#include <vector>

#include <sys/mman.h>

namespace ur::kit {
namespace {

constexpr std::size_t kLargestRun = std::size_t{2} << 20;
constexpr std::size_t kReservation = std::size_t{32} << 20;
constexpr std::size_t kClasses = 10; // from one page of 4 KiB to kLargestRun

// Limits on the free runs of one size in a thread's cache. A cache may always hold two runs.
constexpr std::size_t kMaxCachedBytes = std::size_t{1} << 20;
constexpr std::size_t kMaxCachedRuns = 64;

// Limit on the bytes of all other free runs that may have been written. The written pages of
// further runs go back to the system.
constexpr std::size_t kMaxWrittenBytes = std::size_t{64} << 20;

// A free run. The lowest bit of the page-aligned address is set if all bytes of the run are zero.
class FreeRun {
public:
  FreeRun() noexcept = default;
  FreeRun(std::byte *address, bool zero) noexcept
      : word_(reinterpret_cast<std::uintptr_t>(address) | (zero ? 1u : 0u)) {}

  std::byte *address() const noexcept {
    return reinterpret_cast<std::byte *>(word_ & ~std::uintptr_t{1});
  }
  bool isZero() const noexcept { return (word_ & 1) != 0; }

private:
  std::uintptr_t word_ = 0;
};

// A thread's free runs of one size.
struct ThreadCache {
  std::array<FreeRun, kMaxCachedRuns> runs;
  std::size_t count = 0;
};

// The runs of one size that no thread uses or caches: free runs, and runs that were never used.
class SizeClass {
public:
  // Fills an empty cache with at most `limit` runs. Returns false if there are no free runs and no
  // further reservation is possible.
  bool refill(ThreadCache &cache, std::size_t runSize, std::size_t limit) {
    const std::lock_guard lock(mutex_);
    restoreFileBackedRuns(runSize);
    if (freeRuns_.empty() && unusedBegin_ == unusedEnd_ && !reserve(runSize))
      return false;
    while (cache.count < limit && !freeRuns_.empty()) {
      if (!freeRuns_.back().isZero())
        writtenBytes().fetch_sub(runSize, std::memory_order_relaxed);
      cache.runs[cache.count++] = freeRuns_.back();
      freeRuns_.pop_back();
    }
    // Adds the runs in descending order, so that the thread uses adjacent runs one after the other.
    const std::size_t newRuns = std::min(
        limit - cache.count, static_cast<std::size_t>(unusedEnd_ - unusedBegin_) / runSize);
    for (std::size_t i = newRuns; i > 0; --i)
      cache.runs[cache.count++] = {unusedBegin_ + (i - 1) * runSize, true};
    unusedBegin_ += newRuns * runSize;
    return true;
  }

  // Moves all runs of a cache except the last `keptCount` to the free list, which has capacity for
  // all runs of this size.
  void reclaim(ThreadCache &cache, std::size_t runSize, std::size_t keptCount) noexcept {
    const std::size_t count = cache.count - std::min(keptCount, cache.count);
    for (std::size_t i = 0; i < count; ++i)
      if (!cache.runs[i].isZero() && !addWritten(runSize))
        i = returnToSystem(cache, i, count, runSize);
    const std::lock_guard lock(mutex_);
    freeRuns_.insert(freeRuns_.end(), cache.runs.begin(),
                     cache.runs.begin() + static_cast<std::ptrdiff_t>(count));
    std::copy(cache.runs.begin() + static_cast<std::ptrdiff_t>(count),
              cache.runs.begin() + static_cast<std::ptrdiff_t>(cache.count), cache.runs.begin());
    cache.count -= count;
  }

  // Takes back a run that still shows a file's pages.
  void reclaimFileBackedRun(std::unique_ptr<PageRun::FileBackedRun> run) noexcept {
    const std::lock_guard lock(mutex_);
    run->next = std::move(fileBackedRuns_);
    fileBackedRuns_ = std::move(run);
  }

private:
  // Returns the bytes of all classes' free runs that may have been written.
  static std::atomic<std::size_t> &writtenBytes() noexcept {
    static constinit std::atomic<std::size_t> bytes{0};
    return bytes;
  }
  // Adds a run to the written bytes. Returns whether the sum is within the limit.
  static bool addWritten(std::size_t runSize) noexcept {
    return writtenBytes().fetch_add(runSize, std::memory_order_relaxed) + runSize <=
           kMaxWrittenBytes;
  }

  // Returns the pages of a written run to the system, together with those of the adjacent written
  // runs that follow it in the cache. Returns the index of the last of these runs.
  static std::size_t returnToSystem(ThreadCache &cache, std::size_t first, std::size_t count,
                                    std::size_t runSize) noexcept {
    std::byte *const begin = cache.runs[first].address();
    std::size_t end = first + 1;
    for (; end < count && !cache.runs[end].isZero() &&
           cache.runs[end].address() == begin + (end - first) * runSize;
         ++end)
      addWritten(runSize);
    const std::size_t bytes = (end - first) * runSize;
    if (base::os().madvise(begin, bytes, MADV_DONTNEED) == 0) {
      writtenBytes().fetch_sub(bytes, std::memory_order_relaxed);
      for (std::size_t i = first; i < end; ++i)
        cache.runs[i] = {cache.runs[i].address(), true};
    }
    return end - 1;
  }

  bool reserve(std::size_t runSize) {
    const std::size_t runs = runCount_ + kReservation / runSize; // with the new reservation
    if (freeRuns_.capacity() < runs)
      freeRuns_.reserve(std::max(runs, 2 * freeRuns_.capacity()));
    Pages pages;
    try {
      pages = Pages(-1, kReservation, kLargestRun, Commitment::OnTouch);
    } catch (const base::Error &) {
      return false; // a single run may still fit
    }
    runCount_ += kReservation / runSize;
    unusedBegin_ = pages.release();
    unusedEnd_ = unusedBegin_ + kReservation;
    return true;
  }

  void restoreFileBackedRuns(std::size_t runSize) noexcept {
    while (fileBackedRuns_ && makeZero(fileBackedRuns_->address, runSize)) {
      freeRuns_.push_back({fileBackedRuns_->address, true});
      fileBackedRuns_ = std::move(fileBackedRuns_->next);
    }
  }

  base::ForkSafeMutex mutex_{base::ForkOrder::Inner};
  std::vector<FreeRun> freeRuns_;
  std::size_t runCount_ = 0;
  std::byte *unusedBegin_ = nullptr;
  std::byte *unusedEnd_ = nullptr;
  std::unique_ptr<PageRun::FileBackedRun> fileBackedRuns_;
};

SizeClass &sizeClass(std::size_t index) {
  static constinit std::array<base::Immortal<SizeClass>, kClasses> classes;
  return classes[index].get();
}

constexpr std::size_t runSizeOf(std::size_t index, std::size_t page) noexcept {
  return page << index;
}

// The maximum number of free runs of one size that a thread keeps.
constexpr std::size_t cacheLimit(std::size_t runSize) noexcept {
  return std::clamp<std::size_t>(kMaxCachedBytes / runSize, 2, kMaxCachedRuns);
}

// A thread's free runs. After this destructor, other destructors of the thread may still release
// runs. `isDestroyed` then makes these runs go to the size classes.
struct ThreadCaches {
  ~ThreadCaches() {
    isDestroyed = true;
    for (std::size_t i = 0; i < kClasses; ++i)
      if (bySize[i].count != 0)
        sizeClass(i).reclaim(bySize[i], runSizeOf(i, pageSize()), 0);
  }

  std::array<ThreadCache, kClasses> bySize;
  bool isDestroyed = false;
};
constinit thread_local ThreadCaches threadCaches;

std::size_t indexOf(std::size_t size, std::size_t alignment, std::size_t page) noexcept {
  const std::size_t run = std::bit_ceil(std::max({size, alignment, page}));
  return static_cast<std::size_t>(std::countr_zero(run) - std::countr_zero(page));
}

} // namespace

PageRun::PageRun(std::size_t size, std::size_t alignment) : size_(size) {
  if (size <= kLargestRun) {
    const std::size_t page = pageSize();
    const std::size_t index = indexOf(size, alignment, page);
    ThreadCache &cache = threadCaches.bySize[index];
    const std::size_t runSize = runSizeOf(index, page);
    if (cache.count != 0 ||
        sizeClass(index).refill(cache, runSize, (cacheLimit(runSize) + 1) / 2)) {
      const FreeRun run = cache.runs[--cache.count];
      address_ = run.address();
      zero_ = run.isZero();
      sizeClass_ = static_cast<std::uint8_t>(index);
      return;
    }
  }
  address_ = Pages(-1, size, alignment).release();
}

PageRun::~PageRun() {
  if (!address_)
    return;
  if (sizeClass_ == kSeparateMapping) {
    const Pages mapping(address_, size_);
    return;
  }
  const std::size_t index = sizeClass_;
  const std::size_t runSize = runSizeOf(index, pageSize());
  const bool zero = fileBackedRun_ && makeZero(address_, runSize);
  if (fileBackedRun_ && !zero) {
    fileBackedRun_->address = address_;
    sizeClass(index).reclaimFileBackedRun(std::move(fileBackedRun_));
    return;
  }
  ThreadCache &cache = threadCaches.bySize[index];
  const std::size_t limit = cacheLimit(runSize);
  if (cache.count == limit)
    sizeClass(index).reclaim(cache, runSize, limit / 2);
  cache.runs[cache.count++] = {address_, zero};
  if (threadCaches.isDestroyed)
    sizeClass(index).reclaim(cache, runSize, 0);
}

void PageRun::prepareReplacement() {
  if (!fileBackedRun_)
    fileBackedRun_ = std::make_unique<FileBackedRun>();
}

} // namespace ur::kit
