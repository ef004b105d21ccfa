// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::ipc {

// What an adapter shares.
struct ExportRequest {
  Kind kind{};
  // The object's descriptor, or -1 for a kind that is described by its driver blob alone. Borrowed:
  // the exchange keeps a duplicate of its own while a handle lives. A memfd must carry exactly the
  // seals SHRINK, GROW and SEAL (and EXEC where it was made with MFD_NOEXEC_SEAL).
  int fd = -1;
  // Names the allocation or object towards revoke(); never dereferenced. Requests of one object
  // share one descriptor, so all of them pass the same fd and objectSize.
  const void *object = nullptr;
  std::uint64_t objectSize = 0; // bytes; a memfd has at least as many
  std::uint64_t offset = 0;     // bytes
  std::uint64_t length = 0;     // bytes; offset + length <= objectSize
  DeviceUuid deviceUuid{};
  std::span<const std::byte> driverBlob{}; // at most 64 bytes; zeros follow
  std::uint32_t flags = 0;                 // handed to the importer unchanged
};

} // namespace ur::ipc
