// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::base {

// "UR_RESULT_ERROR_INVALID_VALUE"; the number where the API declares no such result.
std::string nameOf(ur_result_t result);

// The result of that name.
std::optional<ur_result_t> resultNamed(std::string_view name) noexcept;

} // namespace ur::base
