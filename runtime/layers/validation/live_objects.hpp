// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/ended_memory.hpp"
#include "runtime/layers/validation/tracker.hpp"

namespace ur::validation {

// What the leak and lifetime layers know, from one urLoaderInit to its urLoaderTearDown.
struct LiveObjects {
  Tracker tracker;
  EndedMemory endedMemory;
  // False in the child of a fork until it initialises: its objects may be its parent's.
  bool isFromBegin = true;
};

LiveObjects &liveObjects() noexcept;

// Begins anew with nothing.
void resetLiveObjects();

// The same in the child of a fork. The old ones are not destroyed: a thread of the parent may have
// held one of their locks.
void abandonLiveObjects();

} // namespace ur::validation
