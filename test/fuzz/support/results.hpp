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

// Generated from the spec.
std::span<const FunctionResults> functionResults();

// The result of a call, which has to be one that the spec lists for the function. `call` starts
// with the function's name.
ur_result_t listed(std::string_view call, ur_result_t result);

// For calls that have to succeed, and for those that have to be refused: in one way, or in any.
void succeeds(std::string_view call, ur_result_t result);
void refused(std::string_view call, ur_result_t result, ur_result_t expected);
void refused(std::string_view call, ur_result_t result);

} // namespace ur::test

#define UR_LISTED(call) ::ur::test::listed(#call, (call))
#define UR_SUCCEEDS(call) ::ur::test::succeeds(#call, (call))
#define UR_REFUSED(call, ...) ::ur::test::refused(#call, (call)__VA_OPT__(, ) __VA_ARGS__)
