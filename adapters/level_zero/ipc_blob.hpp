// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <cstring>
#include <span>

#include <level_zero/ze_api.h>

namespace ur::level_zero {

// Drivers keep the memory's descriptor, as the exporter knows it, in the first four bytes of a
// memory handle, and take another one that stands there at an open.
inline int descriptorOf(const ze_ipc_mem_handle_t &handle) noexcept {
  int fd = -1;
  std::memcpy(&fd, handle.data, sizeof(fd));
  return fd;
}

inline int descriptorIn(const ipc::DriverBlob &blob) noexcept {
  int fd = -1;
  std::memcpy(&fd, blob.data(), sizeof(fd));
  return fd;
}

inline ze_ipc_mem_handle_t withDescriptor(ze_ipc_mem_handle_t handle, int fd) noexcept {
  std::memcpy(handle.data, &fd, sizeof(fd));
  return handle;
}

// A driver's handle as the blob that our own handles carry, and back.
template <typename Native> std::span<const std::byte> blobOf(const Native &native) noexcept {
  static_assert(sizeof(Native) == sizeof(ipc::DriverBlob));
  return std::as_bytes(std::span(&native, 1));
}

template <typename Native> Native fromBlob(const ipc::DriverBlob &blob) noexcept {
  static_assert(sizeof(Native) == sizeof(ipc::DriverBlob));
  Native native;
  std::memcpy(&native, blob.data(), sizeof(native));
  return native;
}

} // namespace ur::level_zero
