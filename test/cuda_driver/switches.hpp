// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cuda_driver {

// What the environment asks of the driver; README.md describes every variable.
struct Switches {
  unsigned devices = 1;
  unsigned connections = 8;
  std::size_t memory = std::size_t{1} << 30;

  bool has(std::string_view) const { return true; }

  static Switches fromEnvironment();
};

const Switches &switches();

} // namespace cuda_driver
