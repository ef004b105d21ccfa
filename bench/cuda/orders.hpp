// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::bench {

// What the measuring process tells the other one to do.
enum class Deed : std::uint32_t {
  End,
  Offer, // memory, until the next message
  Answer // signals, so many
};

// In the order of the table's columns.
enum class Way : std::uint32_t { Legacy, Vmm, Adapter };

struct Order {
  Deed deed;
  Way way;
  std::uint64_t size;      // of memory in bytes, or how many signals
  std::uint64_t mark;      // the first bytes of the memory
  std::uint64_t count = 1; // of pieces of memory
};

} // namespace ur::bench
