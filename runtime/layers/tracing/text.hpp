// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::tracing {

// "UR_RESULT_SUCCESS"; the number of a code that is not declared.
std::string textOf(ur_result_t result);

// "main.cpp:12:3 in run"
std::string textOf(const ur_code_location_t &location);

} // namespace ur::tracing
