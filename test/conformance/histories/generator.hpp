// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/model.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::histories {

struct Shape {
  unsigned processes = 3;
  std::size_t steps = 40;
  Abilities abilities;
};

// Returns a history that the model accepts. The same seed, shape and device give the same history.
History generate(std::uint64_t seed, const Shape &shape);

} // namespace ur::histories
