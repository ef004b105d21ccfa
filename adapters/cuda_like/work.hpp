// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/command.hpp"

#include <array>
#include <cstdint>

namespace ur::cuda_like {

// Enqueues a command's work on a stream of the current context, for memory of any device. `work`
// must keep its address until it is done: a copy between host memory runs as a host function in
// stream order, because the driver would block the caller. `usesDeviceMemory` saves a query for
// host memory, which takes a tenth of the time of a small copy.
void enqueueWork(const kit::Work &work, Stream stream, bool usesDeviceMemory = false);

// Addresses that a command uses.
struct Span {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;

  bool overlaps(const Span &other) const noexcept { return begin < other.end && other.begin < end; }
};

// Blocks until no command uses the addresses. The queues' owner defines it.
void finishUsersOf(ur_context_handle_t context, const Span &addresses);

// Returns the written and the read span; a span is empty if the work does not write or read.
std::array<Span, 2> spansOf(const kit::Work &work);

} // namespace ur::cuda_like
