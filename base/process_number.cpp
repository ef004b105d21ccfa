// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/process_number.hpp"

#include "base/os_calls.hpp"

#include <atomic>
#include <cstddef>

namespace ur::base {
namespace {

constexpr std::size_t kPageSize = 4096;

// Of the library's own memory, so that it goes with the library.
struct alignas(kPageSize) Page {
  std::atomic<std::uint64_t> number{0}; // 0 in a child that has not asked yet
};
static_assert(sizeof(Page) == kPageSize);

constinit Page page;
constinit bool isWiped = false;

// Counted on in each child.
constinit std::atomic<std::uint64_t> last{0};

// After the system's calls exist and before all other initialization of the library: what was told
// once must not change. Emulators that take any advice for good give none.
[[gnu::constructor(102)]] void wipeInChildren() {
  constexpr int kNoAdvice = -1;
  isWiped = sysconf(_SC_PAGESIZE) == static_cast<long>(kPageSize) &&
            os().madvise(&page, sizeof page, kNoAdvice) != 0 &&
            os().madvise(&page, sizeof page, MADV_WIPEONFORK) == 0;
}

} // namespace

std::uint64_t processNumber() noexcept {
  if (!isWiped)
    return static_cast<std::uint64_t>(os().getpid());
  std::uint64_t number = page.number.load(std::memory_order_relaxed);
  if (number == 0) { // of several threads one tells it
    const std::uint64_t next = last.fetch_add(1, std::memory_order_relaxed) + 1;
    if (page.number.compare_exchange_strong(number, next, std::memory_order_relaxed))
      number = next;
  }
  return number;
}

} // namespace ur::base
