// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/binding.hpp"

#include "adapters/kit/driver_library.hpp"
#include "adapters/kit/log.hpp"
#include "base/immortal.hpp"

namespace ur::level_zero {
namespace {

struct Binding {
  Binding();

  kit::DriverLibrary library{"libze_loader.so.1"};
  Functions functions;
};

Binding::Binding() {
#define UR_ZE_BIND(name) library.load(functions.name, #name);
  UR_ZE_FUNCTIONS(UR_ZE_BIND)
#undef UR_ZE_BIND
  if (!library.found())
    kit::log().info("no Level Zero here: {}", library.problem());
  else if (!library.usable())
    kit::log().warning("{}; install version 1.8 or later", library.problem());
}

const Binding &binding() {
  static const Binding &instance = base::immortal<Binding>();
  return instance;
}

} // namespace

bool bindLoader() { return binding().library.usable(); }

const Functions &functions() noexcept { return binding().functions; }

void *newerLoaderFunction(const char *name) noexcept { return binding().library.find(name); }

} // namespace ur::level_zero
