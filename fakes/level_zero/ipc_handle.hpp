// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>

#include <level_zero/ze_api.h>

namespace host_driver {

enum class IpcKind : std::uint8_t {
  Memory = 1,
  EventPool = 2,
  CounterBasedEvent = 3,
  MemoryRange = 4,
  RangePart = 5, // only in the list file of a range handle
};

// The 64 bytes of a handle. Bytes 0 to 3 are the exporter's descriptor. An importer may replace
// this number with the number of its duplicate.
struct IpcHandle {
  std::int32_t fd = -1;
  std::uint32_t fdHigh = 0;
  std::uint64_t offset = 0;
  IpcKind kind = IpcKind::Memory;
  bool onHost = false; // for memory: whether it is host memory
  std::uint8_t unused[2] = {};
  // Only the opaque layout has the members from here on. fdCopy shows whether the importer has
  // replaced the number. If not, the importer's driver fetches the descriptor.
  std::int32_t fdCopy = -1;
  std::uint32_t pid = 0;
  std::uint32_t magic = 0;
  std::uint32_t flags = 0;
  std::uint32_t count = 0;
  std::uint64_t point = 0;
  std::uint8_t reserved[16] = {};
};
static_assert(sizeof(IpcHandle) == ZE_MAX_IPC_HANDLE_SIZE);
static_assert(offsetof(IpcHandle, fd) == 0);

// Creates a handle for a descriptor of this process. Only handles of kind Memory can be plain.
IpcHandle makeIpcHandle(IpcKind kind, int fd);

// Returns a descriptor of this process for the handle's object. Throws INVALID_ARGUMENT if the
// bytes are not a handle of this driver or the exporter's descriptor cannot be fetched.
OwnedFd resolve(const IpcHandle &handle, IpcKind kind);

// Checks the type of handle that the pNext chain of a Get or of a creation requests, if any. Throws
// UNSUPPORTED_FEATURE for a type that the machine does not support.
void requireHandleType(const void *chain);

template <class ZeHandle> void store(const IpcHandle &handle, ZeHandle *zeHandle) {
  static_assert(sizeof(ZeHandle) == sizeof(IpcHandle));
  std::memcpy(zeHandle->data, &handle, sizeof(handle));
}

template <class ZeHandle> IpcHandle load(const ZeHandle &zeHandle) {
  static_assert(sizeof(ZeHandle) == sizeof(IpcHandle));
  IpcHandle handle;
  std::memcpy(&handle, zeHandle.data, sizeof(handle));
  return handle;
}

} // namespace host_driver
