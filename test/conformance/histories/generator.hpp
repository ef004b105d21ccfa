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

// A history that makes sense; the same one for the same seed, shape and device.
History generate(std::uint64_t seed, const Shape &shape);

} // namespace ur::histories
