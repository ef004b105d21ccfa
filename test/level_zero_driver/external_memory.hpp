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

// Returns the types that the chain of a creation asks to export later; 0 for none.
std::uint32_t exportTypesOf(const void *chain);
// Returns the descriptor that the chain of a creation imports, if any.
std::optional<int> importedFdOf(const void *chain);

// The export of one object: the types that its creation asked for, and the descriptor that the
// application got, according to ZE_HOST_DRIVER_EXPORTED_FD.
class ExternalExport {
public:
  void allow(std::uint32_t types) { types_ = types; }
  // Fills the struct of a query.
  void fill(ze_external_memory_export_fd_t &query, int file, const char *purpose);
  // Called when the object ends.
  void end();
  // Closes the descriptor, as a driver does after another device imported the memory by it. Later
  // queries still return the number.
  void closeForPeer();

private:
  std::uint32_t types_ = 0;
  std::mutex mutex_;
  OwnedFd cached_;
  int closed_ = -1; // the number that was closed for a peer
};

// Takes ownership of an imported descriptor as the rule says.
OwnedFd importFd(int fd, ImportedFd rule, const char *purpose);

} // namespace host_driver
