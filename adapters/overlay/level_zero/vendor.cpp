// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/loader.hpp"
#include "adapters/overlay/adapter_library.hpp"
#include "base/error.hpp"

namespace ur {

backend::VendorLibrary backend::openVendor() {
  const VendorLibrary library =
      overlay::openAdapter("libur_adapter_level_zero_v2.so.0",
                           "no driver was found, or another adapter serves this process (see "
                           "UR_LOADER_USE_LEVEL_ZERO_V2)");
  // Binds the Level Zero loader after the vendor's adapter, which may have loaded it from another
  // path.
  if (!level_zero::bindLoader())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot use the Level Zero loader libze_loader.so.1: it is missing or lacks "
                "functions; install its package");
  level_zero::stopCallsAtExit();
  return library;
}

} // namespace ur
