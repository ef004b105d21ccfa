// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::support {

// Returns "native_cpu" for UR_BACKEND_NATIVE_CPU, as in ONEAPI_DEVICE_SELECTOR, or "backend 99" if
// the API has no name for the number.
std::string backendName(ur_backend_t backend);

} // namespace ur::support
