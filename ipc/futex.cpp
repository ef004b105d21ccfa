// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/futex.hpp"

#include <climits>

#include <linux/futex.h>

namespace ur::ipc::futex {
namespace {

static_assert(std::atomic<std::uint32_t>::is_always_lock_free &&
              sizeof(std::atomic<std::uint32_t>) == sizeof(std::uint32_t));

// The kernel only reads the word, so const_cast is safe.
std::uint32_t *rawWord(const std::atomic<std::uint32_t> *word) noexcept {
  return reinterpret_cast<std::uint32_t *>(const_cast<std::atomic<std::uint32_t> *>(word));
}

} // namespace

void wait(const base::OsCalls &os, const Word &word, Timeout timeout) noexcept {
  timespec duration{};
  if (timeout) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(*timeout);
    duration = {seconds.count(), (*timeout - seconds).count()};
  }
  os.futex(rawWord(word.address), word.shared ? FUTEX_WAIT : FUTEX_WAIT_PRIVATE, word.expected,
           timeout ? &duration : nullptr);
}

void wakeAll(const base::OsCalls &os, const std::atomic<std::uint32_t> &word,
             bool shared) noexcept {
  os.futex(rawWord(&word), shared ? FUTEX_WAKE : FUTEX_WAKE_PRIVATE, INT_MAX, nullptr);
}

} // namespace ur::ipc::futex
