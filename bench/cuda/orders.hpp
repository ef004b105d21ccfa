// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::bench {

// An operation that the measuring process requests from the other process.
enum class Operation : std::uint32_t {
  Exit,
  Offer, // export memory until the next message
  Answer // answer each signal with a signal
};

// The compared methods, in the order of the table's columns.
enum class Way : std::uint32_t { Legacy, Vmm, Adapter };

struct Order {
  Operation operation;
  Way way;
  std::uint64_t size;      // Offer: bytes of memory; Answer: number of signals
  std::uint64_t mark;      // Offer: the first bytes of the memory
  std::uint64_t count = 1; // Offer: number of blocks of memory
};

} // namespace ur::bench
