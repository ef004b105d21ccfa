// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

#include <cstddef>
#include <cstdint>

// Objects that the layers believe to exist without any call.
namespace ur::test {

struct Made {
  const char *maker = "urTest";
  validation::Key owner = {};
  std::uint32_t flags = ~0u;
  std::size_t size = 1;
};

void alive(validation::Key key, const Made &made);
void end(validation::Key key);

// An address at which there was memory that is closed, and at which there is none now.
void *endedMemory();

} // namespace ur::test
