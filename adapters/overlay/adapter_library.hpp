// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/overlay/vendor.hpp"

namespace ur::overlay {

// Opens the vendor's adapter: the library in UR_IPC_OVERLAY_ADAPTER, or `file` if that variable is
// not set. Throws UNSUPPORTED_FEATURE or UNSUPPORTED_VERSION. If the library has no adapter, the
// error contains `noAdapterReason`.
backend::VendorLibrary openAdapter(const char *file, const char *noAdapterReason);

} // namespace ur::overlay
