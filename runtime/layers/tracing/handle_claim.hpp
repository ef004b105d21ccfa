// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>

namespace ur::tracing {

// What the bytes of an IPC handle say about themselves, without their secret: the token is never
// read. All of it is a claim, good for showing and for nothing else.
struct HandleClaim {
  ipc::Kind kind;
  std::uint64_t serial;
  std::uint32_t pid; // of the exporter
  std::uint64_t id;  // the same for all copies of one handle, another for every other handle
};

// Nothing where the bytes are too few, or are no handle of this project's adapters.
std::optional<HandleClaim> claimOf(const void *data, std::size_t size) noexcept;

// "memory handle"
const char *nameOf(ipc::Kind kind) noexcept;

// "memory handle, serial 0x100000002, process 4711"
std::ostream &operator<<(std::ostream &os, const HandleClaim &claim);

} // namespace ur::tracing
