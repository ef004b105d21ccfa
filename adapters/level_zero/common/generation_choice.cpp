// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/generation_choice.hpp"

#include "adapters/level_zero/common/log.hpp"
#include "generation.hpp"
#include "runtime/log/environment.hpp"

#include <dlfcn.h>

namespace ur::ze {
namespace {

constexpr const char *kVariable = "UR_LOADER_USE_LEVEL_ZERO_V2";
constexpr const char *kSecondLibrary = "libur_adapter_level_zero_v2.so.0";

bool isLoaded(const char *library) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (handle)
    dlclose(handle);
  return handle != nullptr;
}

} // namespace

bool servesThisProcess() {
  const bool second = kAdapterVersion == 2;
  const bool wantsSecond = environment::text(kVariable) ? environment::flag(kVariable, true)
                                                        : second || isLoaded(kSecondLibrary);
  if (wantsSecond != second)
    log().info("no platform: the other Level Zero adapter serves this process; {}={} chooses this "
               "one",
               kVariable, second ? 1 : 0);
  return wantsSecond == second;
}

} // namespace ur::ze
