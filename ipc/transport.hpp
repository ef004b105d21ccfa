// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_fd.hpp"
#include "ipc/handle.hpp"
#include "ipc/peer.hpp"

#include <cstdint>

namespace ur::ipc {

// The ways a descriptor comes from the exporter, in the order they are tried. A fifth, the
// descriptor that the application carries itself, needs a function that takes one; API 0.12 has
// none.
enum class Rung : std::uint8_t { OwnTable = 0, Pidfd = 1, ProcReopen = 2, Broker = 3 };

struct Fetched {
  base::UniqueFd object; // empty for a kind without descriptor
  Rung rung;
};

// Takes the object that a checked handle names from the process that exported it and verifies it
// against the exporter's table: rungs 1 to 3. Falls to the next rung where the kernel answers
// EPERM, EACCES or ENOSYS. Throws INVALID_VALUE for a stale or forged handle, INVALID_ARGUMENT
// where every rung was refused, UNSUPPORTED_FEATURE where none exists, OUT_OF_RESOURCES and
// OUT_OF_HOST_MEMORY on shortage or when the exporter's broker misses the deadline.
Fetched fetchObject(const Handle &handle, const Opener &opener);

} // namespace ur::ipc
