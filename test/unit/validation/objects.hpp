// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

#include <cstddef>
#include <cstdint>

// Makes the layers treat objects as live although no call has created them.
namespace ur::test {

struct Made {
  const char *maker = "urTest";
  validation::Key owner = {};
  std::uint32_t flags = ~0u;
  std::size_t size = 1;
};

void alive(validation::Key key, const Made &made);
void end(validation::Key key);

// Returns an address whose memory was closed, and where no memory is now.
void *endedMemory();

} // namespace ur::test
