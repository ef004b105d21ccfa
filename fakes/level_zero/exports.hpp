// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

#include <level_zero/ze_api.h>

namespace host_driver {

// The descriptors of one object that the driver gave to the application. Guarded by the mutex of
// Exports.
class Export {
public:
  // Permits queries for a descriptor of these types. Called before the object is published.
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
  // Does the same for the object of a descriptor that the application has. Throws INVALID_ARGUMENT
  // if the number is not such a descriptor.
  int getByNumber(int number);
  // Returns false if no live handle has this descriptor.
  bool put(int number);
  // Decrements the number of Gets of the object, unless it is 0.
  void drop(Export &exported);
  // Fills the struct of a query. With `countAsGet`, this stores the descriptor of the IPC handles.
  void query(Export &exported, ze_external_memory_export_fd_t &query, int file, bool countAsGet);
  // Closes the descriptors, as a driver does after it has imported the memory for another device.
  // Later calls still return the numbers of these descriptors.
  void closeForPeer(Export &exported);
  // Called when the object is destroyed, which makes all its handles stale.
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
  // The keys are descriptor numbers. A number can occur twice, because the kernel reuses closed
  // ones.
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
