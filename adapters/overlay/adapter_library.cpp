// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/adapter_library.hpp"

#include "adapters/kit/log.hpp"
#include "base/error.hpp"

#include <cstdlib>

#include <dlfcn.h>

namespace ur::overlay {
namespace {

constexpr const char *kVariable = "UR_IPC_OVERLAY_ADAPTER";

void *library = nullptr;

void *find(const char *function) { return dlsym(library, function); }

} // namespace

backend::VendorLibrary openAdapter(const char *file, const char *noAdapterReason) {
  const char *const configuredFile = std::getenv(kVariable);
  if (configuredFile && *configuredFile)
    file = configuredFile;
  library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot open the vendor's adapter: {}; set {} to its path", dlerror(), kVariable);
  const auto getTable =
      reinterpret_cast<decltype(&::urGetAdapterProcAddrTable)>(find("urGetAdapterProcAddrTable"));
  if (!getTable || find("urLoaderInit")) // a loader exports the getters of its adapters, too
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "{} is not an adapter; set {} to the vendor's adapter", file, kVariable);
  ur_adapter_dditable_t table{};
  if (getTable(UR_API_VERSION_CURRENT, &table) != UR_RESULT_SUCCESS)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                "{} does not support version {}.{} of Unified Runtime; set {} to an adapter of "
                "that version",
                file, UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                UR_MINOR_VERSION(UR_API_VERSION_CURRENT), kVariable);
  ur_adapter_handle_t adapter = nullptr;
  std::uint32_t count = 0;
  if (!table.pfnGet || table.pfnGet(1, &adapter, &count) != UR_RESULT_SUCCESS || !adapter)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "{} has no adapter: {}", file,
                noAdapterReason);
  kit::log().info("opened {}", file);
  return {adapter, find};
}

} // namespace ur::overlay
