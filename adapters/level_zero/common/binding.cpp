// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/binding.hpp"

#include "adapters/level_zero/common/log.hpp"

#include <dlfcn.h>

namespace ur::ze {
namespace {

constexpr const char *kLibrary = "libze_loader.so.1";

struct Binding {
  Binding();

  void *library = nullptr; // never closed: objects of drivers live until the process ends
  Functions functions;
  bool complete = false;
};

Binding::Binding() {
  library = dlopen(kLibrary, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    log().info("no Level Zero here: {}", reason ? reason : kLibrary);
    return;
  }
  complete = true;
#define UR_ZE_BIND(name)                                                                           \
  functions.name = reinterpret_cast<decltype(functions.name)>(dlsym(library, #name));              \
  if (!functions.name) {                                                                           \
    log().warning("{} is too old: it has no {}; install version 1.8 or later", kLibrary, #name);   \
    complete = false;                                                                              \
  }
  UR_ZE_FUNCTIONS(UR_ZE_BIND)
#undef UR_ZE_BIND
}

const Binding &binding() {
  static const Binding instance;
  return instance;
}

} // namespace

bool bindLoader() { return binding().complete; }

const Functions &functions() noexcept { return binding().functions; }

void *newerLoaderFunction(const char *name) noexcept { return dlsym(binding().library, name); }

} // namespace ur::ze
