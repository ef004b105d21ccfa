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

// The handles of this process between Get and Put. Put is told an address only, and one that may be
// wrong, so that what stands there must not be read; here the layer looks up what Get returned.
class ExportedHandles {
public:
  void add(const void *data, const HandleClaim &claim) {
    const std::lock_guard lock(mutex_);
    handles_.insert_or_assign(data, claim);
  }

  // Taken out before Put runs: once it has, the address may be that of another handle.
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
