// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/futex.hpp"

#include <climits>

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace host_driver {

static_assert(sizeof(std::atomic<std::uint32_t>) == sizeof(std::uint32_t));

void futexWait(const std::atomic<std::uint32_t> &word, std::uint32_t value,
               const Deadline &deadline) {
  timespec end = {};
  if (deadline.end()) {
    end.tv_sec = static_cast<time_t>(*deadline.end() / 1'000'000'000U);
    end.tv_nsec = static_cast<long>(*deadline.end() % 1'000'000'000U);
  }
  // FUTEX_WAIT_BITSET takes an absolute time.
  syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, value, deadline.end() ? &end : nullptr, nullptr,
          FUTEX_BITSET_MATCH_ANY);
}

void futexWakeAll(const std::atomic<std::uint32_t> &word) {
  syscall(SYS_futex, &word, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

} // namespace host_driver
