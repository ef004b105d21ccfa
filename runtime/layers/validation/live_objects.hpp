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

// The addresses of freed USM and closed memory. Thread-safe.
class EndedMemory {
public:
  struct Range {
    Creation creation;
    Ending ending;
  };

  // Ignores a range of unknown size.
  void add(Range range);

  // Removes overlapping ranges, which contain new memory.
  void remove(const Extent &extent);

  std::optional<Range> find(const void *address) const;

private:
  static constexpr std::size_t kKept = 1024;

  mutable std::mutex mutex_;
  std::map<std::uintptr_t, Range> ranges_; // keyed by first address; the ranges do not overlap
  std::deque<std::uintptr_t> order_;       // first addresses of the ranges, oldest first
};

// The data of the leak and lifetime layers, from urLoaderInit to urLoaderTearDown.
struct LiveObjects {
  Tracker tracker;
  EndedMemory endedMemory;
  // Whether the tracker saw the creation of all objects. False in the child of a fork until the
  // child calls urLoaderInit, because the parent may have created some of its objects.
  bool hasAllObjects = true;
  LiveObjects *parent = nullptr; // the parent process's data, kept reachable
};

LiveObjects &liveObjects() noexcept;

inline Tracker &tracker() noexcept { return liveObjects().tracker; }

// Replaces the data by empty data.
void resetLiveObjects();

// Like resetLiveObjects(), for the child of a fork. Keeps the old data, because a thread of the
// parent may have held one of its locks at the fork.
void abandonLiveObjects();

// Returns whether a resource has an address range.
bool isMemory(Resource resource) noexcept;

// Returns the creation of the living memory around an address.
std::optional<Creation> memoryAround(const void *address);

// Returns the memory of a live export of this process, or null for another process's export.
const void *sourceOf(const void *data, std::size_t size);

// Records new memory: queries the size of opened memory, and forgets ended memory at the same
// addresses.
void beginMemory(const ur_dditable_t &adapter, Key key, Creation &creation);

// endMemory() records memory whose last reference was released. reviveMemory() undoes this.
void endMemory(Key key);
void reviveMemory(Key key);

} // namespace ur::validation
