// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/recent_user.hpp"

#include "base/os_calls.hpp"

namespace ur::ipc {
namespace {

std::uint32_t millisecondNow() noexcept {
  timespec now{};
  base::os().clockGettime(CLOCK_MONOTONIC, &now);
  return static_cast<std::uint32_t>(now.tv_sec * 1000 + now.tv_nsec / 1'000'000);
}

} // namespace

std::optional<uid_t> RecentUser::get() const noexcept {
  const std::uint64_t asked = asked_.load(std::memory_order_relaxed);
  if (asked == kNever || millisecondNow() - static_cast<std::uint32_t>(asked >> 32) > 1)
    return std::nullopt;
  return static_cast<uid_t>(asked);
}

void RecentUser::set(uid_t user) noexcept {
  asked_.store(std::uint64_t{millisecondNow()} << 32 | user, std::memory_order_relaxed);
}

} // namespace ur::ipc
