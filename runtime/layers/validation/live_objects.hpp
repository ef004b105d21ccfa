// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>

namespace ur::validation {

// The address ranges of the last 1024 freed allocations, closed memory ranges and freed
// reservations. Thread-safe.
class EndedMemory {
public:
  struct Range {
    Creation creation;
    Ending ending;
  };

  // Ignores a range of unknown size.
  void add(Range range);

  // Removes the ranges that overlap `extent`, because it contains new memory.
  void remove(const Extent &extent);

  // Returns the range that contains an address, or nullopt.
  std::optional<Range> find(const void *address) const;

private:
  static constexpr std::size_t kMaxRanges = 1024;

  mutable std::mutex mutex_;
  std::map<std::uintptr_t, Range> ranges_; // keyed by first address; the ranges do not overlap
  std::deque<std::uintptr_t> order_;       // first addresses of the ranges, oldest first
};

// The data of the leak and lifetime layers, from urLoaderInit to urLoaderTearDown.
struct LiveObjects {
  Tracker tracker;
  EndedMemory endedMemory;
  // True if the tracker saw the creation of all objects. False in a forked child until the
  // child calls urLoaderInit, because the parent may have created objects that the child uses.
  bool hasAllObjects = true;
  LiveObjects *parent = nullptr; // the parent process's data, kept reachable
};

LiveObjects &liveObjects() noexcept;

inline Tracker &tracker() noexcept { return liveObjects().tracker; }

// Destroys the data and starts with empty data.
void resetLiveObjects();

// Starts with empty data in a forked child. Keeps the parent's data, because another thread of
// the parent may have held one of its locks at the fork.
void abandonLiveObjects();

// Returns whether a resource has an address range: USM, opened memory, or a reservation.
bool isMemory(Resource resource) noexcept;

// Returns the creation of the live memory that contains an address, or nullopt.
std::optional<Creation> memoryContaining(const void *address);

// Returns the memory that handle data exports. Returns null if the data is not a live export of
// this process.
const void *exportedMemoryOf(const void *data, std::size_t size);

// Records new memory. If the memory was opened, queries its size. Removes ended memory at the same
// addresses.
void beginMemory(const ur_dditable_t &adapter, Key key, Creation &creation);

// endMemory() records memory without a reference as ended. reviveMemory() undoes this.
void endMemory(Key key);
void reviveMemory(Key key);

} // namespace ur::validation
