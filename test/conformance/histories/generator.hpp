// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/model.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::histories {

// The size of a history, and the abilities of the device that it may use.
struct Shape {
  unsigned processes = 3;
  std::size_t steps = 40;
  Abilities abilities;
};

// Returns a random history that the model accepts. The same seed and shape give the same history.
History generate(std::uint64_t seed, const Shape &shape);

} // namespace ur::histories
