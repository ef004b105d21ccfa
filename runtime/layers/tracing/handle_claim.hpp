// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <ostream>

namespace ur::tracing {

// Unverified claims of an IPC handle, only for display. They do not include the secret token.
struct HandleClaim {
  ipc::Kind kind;
  std::uint64_t serial;
  std::uint32_t pid; // the exporter's pid
  std::uint64_t id;  // equal for all copies of one handle, unique among handles
};

// Returns the claims of a handle, or nullopt if the bytes are not a handle of this project's
// adapters.
std::optional<HandleClaim> claimOf(const void *data, std::size_t size) noexcept;

// Returns a name such as "memory handle".
const char *nameOf(ipc::Kind kind) noexcept;

// Prints a text such as "memory handle, serial 0x100000002, process 4711".
std::ostream &operator<<(std::ostream &os, const HandleClaim &claim);

// The handles of this process between Get and Put. The address that Put gets may be wrong, so the
// layer looks it up here instead of reading the memory at it.
class ExportedHandles {
public:
  void add(const void *data, const HandleClaim &claim) {
    const std::lock_guard lock(mutex_);
    handles_.insert_or_assign(data, claim);
  }

  // Removes and returns the claims of a handle, or returns nullopt for an unknown address. Call
  // this before Put runs, because another handle may have the address afterwards.
  std::optional<HandleClaim> take(const void *data) {
    const std::lock_guard lock(mutex_);
    const auto node = handles_.extract(data);
    return node ? std::optional(node.mapped()) : std::nullopt;
  }

private:
  std::mutex mutex_;
  std::map<const void *, HandleClaim> handles_;
};

} // namespace ur::tracing
