// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/descriptors.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

namespace host_driver {

// The descriptor in an object's IPC handles, shared by all Gets.
class IpcExport {
  friend class IpcExports;
  OwnedFd fd_;
  int number_ = -1; // in the handles, even if the descriptor was closed for a peer
  std::uint32_t gets_ = 0;
};

// All exports by descriptor, because a Put names only the descriptor.
class IpcExports {
public:
  // Counts a Get, and returns the descriptor for the handle.
  int get(IpcExport &exported, int file);
  // Returns false if no live handle has this descriptor.
  bool put(int fd);
  // Uncounts a Get of the object, if any is left.
  void drop(IpcExport &exported);
  // Closes the descriptor, as a driver does after another device imported the memory by it.
  void closeForPeer(IpcExport &exported);
  // Called when the object ends, which makes all its handles stale.
  void end(IpcExport &exported);

  std::size_t count() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  void uncount(IpcExport &exported);
  void forget(IpcExport &exported);

  mutable std::mutex mutex_;
  std::multimap<int, IpcExport *> out_; // the kernel may reuse a closed number
};

IpcExports &ipcExports();

} // namespace host_driver
