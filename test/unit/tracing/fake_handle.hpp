// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>

namespace ur::tracing::test {

inline constexpr std::string_view kToken = "a secret of 16 b";

// Returns the bytes of an IPC handle that no adapter made.
inline ipc::HandleBytes fakeHandle(ipc::Kind kind, std::uint64_t serial, std::uint32_t pid,
                                   std::uint64_t startTicks = 77) {
  ipc::Handle handle;
  handle.kind = kind;
  handle.serial = serial;
  handle.pid = pid;
  handle.startTicks = startTicks;
  std::ranges::copy(kToken, handle.token.begin());
  return std::bit_cast<ipc::HandleBytes>(handle);
}

} // namespace ur::tracing::test
