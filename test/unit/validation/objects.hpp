// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

#include <cstddef>
#include <cstdint>

// Objects that the layers treat as live although no call made them.
namespace ur::test {

struct Made {
  const char *maker = "urTest";
  validation::Key owner = {};
  std::uint32_t flags = ~0u;
  std::size_t size = 1;
};

void alive(validation::Key key, const Made &made);
void end(validation::Key key);

// Returns an address whose memory was closed, and that has no memory now.
void *endedMemory();

} // namespace ur::test
