// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/common/exchange.hpp"

#include <cstring>

namespace ur::ze {

// The handles that this process exports and opens through this adapter.
ipc::Exchange &exchange();

// The descriptor that a driver's memory handle names.
inline int descriptorIn(const ipc::DriverBlob &blob) noexcept {
  int fd = -1;
  std::memcpy(&fd, blob.data(), sizeof(fd));
  return fd;
}

} // namespace ur::ze
