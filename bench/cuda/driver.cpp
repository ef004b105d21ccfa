// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/driver.hpp"

#include <stdexcept>

#include <dlfcn.h>
#include <fmt/format.h>

namespace ur::bench {

void *findDriverFunction(const char *name) {
  static void *const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr)
    throw std::runtime_error("cannot find a driver: cannot open libcuda.so.1");
  return dlsym(library, name);
}

void throwMissing(const char *name) {
  throw std::runtime_error(fmt::format("the driver has no function {}", name));
}

void throwFailed(const char *name, CUresult code) {
  throw std::runtime_error(fmt::format("{}: CUresult {}", name, code));
}

} // namespace ur::bench
