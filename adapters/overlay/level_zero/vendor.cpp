// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/vendor.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/loader.hpp"
#include "base/error.hpp"

#include <cstdlib>
#include <string>

#include <dlfcn.h>

namespace ur {
namespace overlay_level_zero {
namespace {

constexpr const char *kVariable = "UR_IPC_OVERLAY_ADAPTER";
constexpr const char *kAdapter = "libur_adapter_level_zero_v2.so.0";

void *library = nullptr;

void *find(const char *function) { return dlsym(library, function); }

ur_adapter_handle_t onlyAdapter(const std::string &file) {
  const auto getTable =
      reinterpret_cast<decltype(&::urGetAdapterProcAddrTable)>(find("urGetAdapterProcAddrTable"));
  ur_adapter_dditable_t table{};
  ur_adapter_handle_t adapter = nullptr;
  std::uint32_t count = 0;
  if (!getTable || getTable(UR_API_VERSION_CURRENT, &table) != UR_RESULT_SUCCESS || !table.pfnGet ||
      table.pfnGet(1, &adapter, &count) != UR_RESULT_SUCCESS || !adapter)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "{} has no adapter: no driver was found, or another adapter serves this process "
                "(see UR_LOADER_USE_LEVEL_ZERO_V2)",
                file);
  return adapter;
}

} // namespace
} // namespace overlay_level_zero

backend::FoundVendor backend::openVendor() {
  using namespace overlay_level_zero;
  const char *const chosen = std::getenv(kVariable);
  const std::string file = chosen && *chosen ? chosen : kAdapter;
  library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot open the vendor's adapter: {}; set {} to its path", dlerror(), kVariable);
  const ur_adapter_handle_t adapter = onlyAdapter(file);
  // Binds the loader after it has opened the vendor's adapter, which may find the loader elsewhere.
  if (!level_zero::bindLoader())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot use the Level Zero loader libze_loader.so.1: it is missing or lacks "
                "functions; install its package");
  level_zero::stopCallsAtExit();
  kit::log().info("opened {}", file);
  return {adapter, find};
}

} // namespace ur
