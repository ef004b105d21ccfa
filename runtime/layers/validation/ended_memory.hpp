// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

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
    Extent extent;
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

} // namespace ur::validation
