// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/overlay/vendor.hpp"

namespace ur::overlay {

// Opens the vendor's adapter: the library that UR_IPC_OVERLAY_ADAPTER names, or else the file.
// Throws UNSUPPORTED_FEATURE or UNSUPPORTED_VERSION; `whyNone` says why the library may have no
// adapter.
backend::FoundVendor openAdapter(const char *file, const char *whyNone);

} // namespace ur::overlay
