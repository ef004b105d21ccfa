// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/process_number.hpp"

#include "base/os_calls.hpp"

#include <atomic>
#include <cstddef>

namespace ur::base {
namespace {

constexpr std::size_t kPageSize = 4096;

// Static memory of the library, so that unloading the library also unmaps the page.
struct alignas(kPageSize) Page {
  std::atomic<std::uint64_t> number{0}; // 0 in a child before its first call
};
static_assert(sizeof(Page) == kPageSize);

constinit Page page;
constinit bool isWipedInChildren = false;

// The last number of this process or an ancestor. Each child takes the next one.
constinit std::atomic<std::uint64_t> lastNumber{0};

// Runs after the table of system calls exists, but before all other initialization of the library,
// because the number must not change later. Some emulators accept any advice, even -1, without
// wiping the page, so processNumber() uses the pid if the kernel accepts -1.
[[gnu::constructor(102)]] void wipeInChildren() {
  constexpr int kNoAdvice = -1;
  isWipedInChildren = sysconf(_SC_PAGESIZE) == static_cast<long>(kPageSize) &&
                      os().madvise(&page, sizeof page, kNoAdvice) != 0 &&
                      os().madvise(&page, sizeof page, MADV_WIPEONFORK) == 0;
}

} // namespace

std::uint64_t processNumber() noexcept {
  if (!isWipedInChildren)
    return static_cast<std::uint64_t>(os().getpid());
  std::uint64_t number = page.number.load(std::memory_order_relaxed);
  if (number == 0) { // several threads may get here; one of them sets the number
    const std::uint64_t nextNumber = lastNumber.fetch_add(1, std::memory_order_relaxed) + 1;
    if (page.number.compare_exchange_strong(number, nextNumber, std::memory_order_relaxed))
      number = nextNumber;
  }
  return number;
}

} // namespace ur::base
