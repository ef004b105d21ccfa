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
  // Permits queries for descriptors of these types. Called before other threads can use the object.
  void allow(std::uint32_t types) { types_ = types; }

private:
  friend class Exports;
  std::uint32_t types_ = 0;
  // The descriptor in the IPC handles. All Gets share it.
  OwnedFd fdInHandles_;
  int numberInHandles_ = -1; // unchanged if closeForPeer() closes the descriptor
  std::uint32_t gets_ = 0;
  // The descriptor that queries return, according to ZE_HOST_DRIVER_EXPORTED_FD.
  OwnedFd fdForQueries_;
  int numberForQueries_ = -1;
};

// All exports, by descriptor: the calls for IPC handles identify an object only by a descriptor.
class Exports {
public:
  // Counts a Get, and returns the descriptor for the handle.
  int get(Export &state, int file);
  // Does the same for the object of a descriptor that the driver gave to the application. Throws
  // INVALID_ARGUMENT for any other number.
  int getByNumber(int number);
  // Returns false if no live handle has this descriptor.
  bool put(int number);
  // Decrements the number of Gets of the object, unless it is 0.
  void releaseOneGet(Export &state);
  // Fills the struct of a query. With `countAsGet`, this stores the descriptor of the IPC handles.
  void query(Export &state, ze_external_memory_export_fd_t &query, int file, bool countAsGet);
  // Closes the descriptors, as a driver does after it has imported the memory for another device.
  // Later calls still return the numbers of these descriptors.
  void closeForPeer(Export &state);
  // Called when the object is destroyed, which makes all its handles stale.
  void revoke(Export &state);

  // Returns the number of objects with a live IPC handle.
  std::size_t count() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  struct Entry {
    Export *state;
    FileId file;
  };
  // The keys are descriptor numbers. A number can occur twice, because the kernel reuses numbers
  // that were closed.
  using Numbers = std::multimap<int, Entry>;

  int countGet(Export &state, int file);
  int numberForQueries(Export &state, int file);
  void decrementGets(Export &state);
  void revokeHandles(Export &state);

  mutable std::mutex mutex_;
  Numbers byHandleNumber_;
  Numbers byQueryNumber_;
};

Exports &exports();

} // namespace host_driver
