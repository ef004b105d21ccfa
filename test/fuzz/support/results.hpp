// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <span>

namespace ur::test {

struct FunctionResults {
  const char *name; // "urIPCGetMemHandleExp"
  std::span<const ur_result_t> listed;
};

// Generated from the spec.
FunctionResults resultsOf(ur_function_t function);

// The result of a call, which has to be one that the spec lists for the function.
ur_result_t listed(ur_function_t function, ur_result_t result);

} // namespace ur::test
