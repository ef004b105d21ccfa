// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/descriptors.hpp"
#include "test/level_zero_driver/switches.hpp"

#include <cstdint>
#include <mutex>
#include <optional>

#include <level_zero/ze_api.h>

namespace host_driver {

inline constexpr std::uint32_t kDescriptorTypes =
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD | ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF;

// The types that a creation's chain asks to export later; 0 for none.
std::uint32_t exportTypesOf(const void *chain);
// The descriptor that a creation's chain imports, if any.
std::optional<int> importedFdOf(const void *chain);

// What creation asked to export of one object, and the descriptor handed out under the rule of
// ZE_HOST_DRIVER_EXPORTED_FD.
class ExternalExport {
public:
  void allow(std::uint32_t types) { types_ = types; }
  // Answers a query's struct.
  void fill(ze_external_memory_export_fd_t &query, int file, const char *purpose);
  // At the object's end.
  void end();
  // Another device imported the memory by the descriptor, which the driver closed with it. Later
  // queries tell the number all the same.
  void closeForPeer();

private:
  std::uint32_t types_ = 0;
  std::mutex mutex_;
  OwnedFd cached_;
  int closed_ = -1; // the number that was closed for a peer
};

// Takes an imported descriptor over under the rule in force.
OwnedFd importFd(int fd, ImportedFd rule, const char *purpose);

} // namespace host_driver
