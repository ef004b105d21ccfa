// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <cstdint>

#include <sys/types.h>

namespace ur::ipc {

// The numbers by which an importer recognises a memfd. Both 0 for a descriptor of another kind:
// files of drivers share one inode, so it tells nothing.
struct ObjectNumbers {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;

  bool operator==(const ObjectNumbers &) const = default;
};

// The exporter's look at what it is about to share. Throws INVALID_ARGUMENT for a memfd without the
// seals that importers require or with others, INVALID_VALUE for one smaller than `objectSize`.
ObjectNumbers numbersOf(int fd, std::uint64_t objectSize);

// The importer's look at what it was given: the very object that the handle names, with its size
// and its seals. Returns the user that made it. Throws INVALID_VALUE. The handle's inode is not 0.
uid_t requireSharedMemory(const Handle &handle, int fd);

} // namespace ur::ipc
