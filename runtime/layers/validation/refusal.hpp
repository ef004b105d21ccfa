// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/message.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::validation {

// Logs why a call is not passed on and returns `code`. Cold, so that compilers keep all that leads
// here out of the way of good calls.
[[gnu::cold]] ur_result_t refuse(ur_result_t code, const char *function, const char *path,
                                 const char *rule, const char *words, Value value) noexcept;

} // namespace ur::validation
