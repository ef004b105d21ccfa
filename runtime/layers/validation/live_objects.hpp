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

// Where USM and opened memory was that is freed and closed. Every member may be called from any
// thread.
class EndedMemory {
public:
  struct Range {
    Making making;
    Ending ending;
  };

  // A range of unknown size is none.
  void add(Range range);

  // Forgets ranges that overlap: there is other memory now.
  void remove(const Extent &extent);

  std::optional<Range> find(const void *address) const;

private:
  static constexpr std::size_t kKept = 1024;

  mutable std::mutex mutex_;
  std::map<std::uintptr_t, Range> ranges_; // by first address, none overlaps another
  std::deque<std::uintptr_t> order_;       // their first addresses, oldest first
};

// What the leak and lifetime layers know, from one urLoaderInit to its urLoaderTearDown.
struct LiveObjects {
  Tracker tracker;
  EndedMemory endedMemory;
  // False in the child of a fork until it initialises: its objects may be its parent's.
  bool isFromBegin = true;
  LiveObjects *parents = nullptr; // of the process that forked, so that they stay reachable
};

LiveObjects &liveObjects() noexcept;

inline Tracker &tracker() noexcept { return liveObjects().tracker; }

// Begins anew with nothing.
void resetLiveObjects();

// The same in the child of a fork. The old ones are not destroyed: a thread of the parent may have
// held one of their locks.
void abandonLiveObjects();

// Whether addresses may lie in it.
bool isMemory(Resource resource) noexcept;

// The making of living memory around an address.
std::optional<Making> memoryAround(const void *address);

// The memory behind data of a handle that this process exported and has not put: nothing where the
// data come from another process.
const void *sourceOf(const void *data, std::size_t size);

// New memory begins: learns how large opened memory is, and forgets what was at its addresses.
void beginMemory(const ur_dditable_t &adapter, Key key, Making &making);

// Memory whose last reference has gone: its addresses are invalid from now on, or after all not.
void endMemory(Key key);
void reviveMemory(Key key);

} // namespace ur::validation
