// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/misuse.hpp"

#include "test/host_driver/misuses.hpp"
#include "test/level_zero_driver/switches.hpp"

#include <cstdio>
#include <cstdlib>

namespace host_driver {

void reportMisuse(std::string what) {
  std::fprintf(stderr, "libze_host_driver: misuse: %s\n", what.c_str());
  if (switches().abortOnMisuse)
    std::abort();
  misuses().add(std::move(what));
}

} // namespace host_driver
