// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/command.hpp"

#include <array>
#include <cstdint>

namespace ur::cuda_like {

// Enqueues a command's work on a stream of the current context, for memory of any device.
//
// Copies within host memory run as a host function in stream order, because the driver's own copy
// would block the caller. The function reads `work`, so `work` must keep its address until the work
// is done.
//
// `usesDeviceMemory`: the caller knows that the work uses device memory. This saves a query, which
// takes a tenth of the time of a small copy.
void enqueueWork(const kit::Work &work, Stream stream, bool usesDeviceMemory = false);

// A range of addresses that a command uses.
struct Span {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;

  bool overlaps(const Span &other) const noexcept { return begin < other.end && other.begin < end; }
};

// Blocks until no command uses the addresses. Each library that has queues defines this function.
void finishUsersOf(ur_context_handle_t context, const Span &addresses);

// Returns the span that the work writes, and then the span that it reads. A span may be empty.
std::array<Span, 2> spansOf(const kit::Work &work);

// Returns whether the driver reads the source during the call that enqueues the copy, and not in
// stream order. NVIDIA's driver does this for copies from unpinned host memory to a device.
bool readsSourceDuringCall(const std::array<Span, 2> &copy);

} // namespace ur::cuda_like
