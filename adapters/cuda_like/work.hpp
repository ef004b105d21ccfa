// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/command.hpp"

#include <array>
#include <cstdint>

namespace ur::cuda_like {

// Gives a stream of the current context what a command does to memory, whichever device's. `work`
// stays in its place until it is done: where both sides of a copy are the host's, the driver would
// keep the caller waiting, and the host copies instead, when the stream gets there.
void enqueueWork(const kit::Work &work, Stream stream);

// Addresses that a command uses.
struct Span {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;

  bool overlaps(const Span &other) const noexcept { return begin < other.end && other.begin < end; }
};

// What it writes and what it reads; empty ones where there is nothing.
std::array<Span, 2> spansOf(const kit::Work &work);

} // namespace ur::cuda_like
