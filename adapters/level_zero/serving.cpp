// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/serving.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/level_zero/functions.hpp"
#include "base/environment/environment.hpp"

#include <dlfcn.h>

namespace ur::level_zero {
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
  const bool second = kit::kIdentity.version == 2;
  const bool wantsSecond = environment::text(kVariable) ? environment::flag(kVariable, true)
                                                        : second || isLoaded(kSecondLibrary);
  if (wantsSecond != second)
    kit::log().info(
        "no platform: the other Level Zero adapter serves this process; {}={} chooses this "
        "one",
        kVariable, second ? 1 : 0);
  return wantsSecond == second;
}

} // namespace ur::level_zero
