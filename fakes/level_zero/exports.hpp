// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

#include <level_zero/ze_api.h>

namespace host_driver {

// The descriptors of one object that the application got. Guarded by the mutex of Exports.
class Export {
public:
  // Permits queries of a descriptor of these types. Called before the object is published.
  void allow(std::uint32_t types) { types_ = types; }

private:
  friend class Exports;
  std::uint32_t types_ = 0;
  // In the IPC handles, shared by all Gets.
  OwnedFd inHandles_;
  int handleNumber_ = -1; // stays if the descriptor was closed for a peer
  std::uint32_t gets_ = 0;
  // Returned by queries, according to ZE_HOST_DRIVER_EXPORTED_FD.
  OwnedFd queried_;
  int queriedNumber_ = -1;
};

// All exports by descriptor, because the calls for IPC handles name only the descriptor.
class Exports {
public:
  // Counts a Get, and returns the descriptor for the handle.
  int get(Export &exported, int file);
  // The same for the object whose descriptor the application got. Throws INVALID_ARGUMENT if the
  // number is not such a descriptor.
  int getByNumber(int number);
  // Returns false if no live handle has this descriptor.
  bool put(int number);
  // Uncounts a Get of the object, if any is left.
  void drop(Export &exported);
  // Fills the struct of a query. With `countAsGet` the descriptor is the one of the IPC handles.
  void query(Export &exported, ze_external_memory_export_fd_t &query, int file, bool countAsGet);
  // Closes the descriptors, as a driver does after another device imported the memory by them.
  // Later calls still return their numbers.
  void closeForPeer(Export &exported);
  // Called when the object ends, which makes all its handles stale.
  void end(Export &exported);

  // The number of objects with a live IPC handle.
  std::size_t count() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  struct Known {
    Export *exported;
    FileId file;
  };
  // By number, with duplicates because the kernel may reuse a closed number.
  using Numbers = std::multimap<int, Known>;

  int countGet(Export &exported, int file);
  int queriedNumber(Export &exported, int file);
  void uncount(Export &exported);
  void forgetHandles(Export &exported);

  mutable std::mutex mutex_;
  Numbers inHandles_;
  Numbers queried_;
};

Exports &exports();

} // namespace host_driver
