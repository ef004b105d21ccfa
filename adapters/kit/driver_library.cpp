// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/driver_library.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

namespace ur::kit {

DriverLibrary::DriverLibrary(std::initializer_list<const char *> files) {
  for (const char *file : files) {
    handle_ = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (handle_) {
      file_ = file;
      problem_.clear();
      return;
    }
    const char *reason = dlerror();
    problem_ += fmt::format("{}{}", problem_.empty() ? "" : "; ", reason ? reason : file);
  }
}

void *DriverLibrary::find(const char *name) const noexcept {
  return handle_ ? dlsym(handle_, name) : nullptr;
}

void *DriverLibrary::require(const char *name) {
  void *function = find(name);
  if (!function && problem_.empty())
    problem_ = fmt::format("{} has no {}; it is older than this adapter needs", file_, name);
  return function;
}

} // namespace ur::kit
