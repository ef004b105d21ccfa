// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::test {

struct FunctionResults {
  std::string_view name; // "urIPCGetMemHandleExp"
  std::span<const ur_result_t> listed;
};

// The functions and the results that the spec lists for them. Generated.
std::span<const FunctionResults> functionResults();

// Returns `result`. Reports a broken promise if the spec does not list it for the function.
ur_result_t requireListed(std::string_view function, ur_result_t result);

} // namespace ur::test
