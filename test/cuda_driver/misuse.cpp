// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/cuda_driver/misuse.hpp"

#include <cstdio>

namespace cuda_driver {

void reportMisuse(const std::string &what) {
  std::fprintf(stderr, "libcuda host driver: misuse: %s\n", what.c_str());
}

} // namespace cuda_driver
