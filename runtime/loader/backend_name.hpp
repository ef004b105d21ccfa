// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <optional>
#include <string_view>

namespace ur::loader {

// The backend of a name in ONEAPI_DEVICE_SELECTOR, in lower case: `cuda`, `level_zero`, ...
std::optional<ur_backend_t> backendNamed(std::string_view name) noexcept;

} // namespace ur::loader
