// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/cuda_driver/misuse.hpp"

#include "test/cuda_driver/switches.hpp"
#include "test/host_driver/misuses.hpp"

#include <cstdio>
#include <cstdlib>

namespace cuda_driver {

void reportMisuse(const std::string &what) {
  std::fprintf(stderr, "%s: misuse: %s\n", kLibrary, what.c_str());
  if (switches().abortOnMisuse)
    std::abort();
  host_driver::misuses().add(what);
}

} // namespace cuda_driver
