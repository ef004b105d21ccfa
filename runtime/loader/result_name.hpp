// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <string>

namespace ur::loader {

// The enumerator's name, for messages.
std::string nameOf(ur_result_t result);

} // namespace ur::loader
