// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/descriptors.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

namespace host_driver {

// The descriptor in the IPC handles of one object, which all Gets share.
class IpcExport {
  friend class IpcExports;
  OwnedFd fd_;
  int number_ = -1; // in the handles, be it that the descriptor was closed for a peer since
  std::uint32_t gets_ = 0;
};

// All exports by descriptor, which is what a Put names them by.
class IpcExports {
public:
  // Counts a Get, and returns the number for the handle.
  int get(IpcExport &exported, int file);
  // False where no handle with this number is out.
  bool put(int fd);
  // Uncounts a Get of the object, if any is left.
  void drop(IpcExport &exported);
  // Another device imported the memory by the descriptor, which the driver closed with it.
  void closeForPeer(IpcExport &exported);
  // At the object's end, which no handle outlives.
  void end(IpcExport &exported);

  std::size_t count() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  void uncount(IpcExport &exported);
  void forget(IpcExport &exported);

  mutable std::mutex mutex_;
  std::multimap<int, IpcExport *> out_; // a closed number may be given out again
};

IpcExports &ipcExports();

} // namespace host_driver
