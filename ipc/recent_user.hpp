// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include <sys/types.h>

namespace ur::ipc {

// Who a process runs as, for a millisecond or two after the kernel was asked: of the handles that
// come in one go, one asks for all. To ask for each would prove no more, as the process may become
// another user between the answer and the take.
class RecentUser {
public:
  std::optional<uid_t> get() const noexcept;
  void set(uid_t user) noexcept;

private:
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  std::atomic<std::uint64_t> asked_{kNever}; // the user, and above it the millisecond
};

} // namespace ur::ipc
