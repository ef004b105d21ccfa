// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/controls.hpp"
#include "adapters/mock/functions.hpp"
#include "generated/base/validity.hpp"

#include <new>

#include <ur-ipc/ur_mock.h>

using ur::mock::Controls;
using ur::mock::Function;
using ur::mock::functionOf;

namespace {

bool isStage(ur_mock_stage_t stage) noexcept {
  switch (static_cast<int>(stage)) {
  case UR_MOCK_STAGE_BEFORE:
  case UR_MOCK_STAGE_REPLACE:
  case UR_MOCK_STAGE_AFTER:
    return true;
  default:
    return false;
  }
}

template <typename Change> ur_result_t change(Change apply) noexcept {
  try {
    apply(Controls::ofThisProcess());
    return UR_RESULT_SUCCESS;
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace

extern "C" {

ur_result_t UR_APICALL urMockSetCallback(ur_function_t function, ur_mock_stage_t stage,
                                         ur_mock_callback_t pfnCallback, void *pUserData) {
  const Function *match = functionOf(function);
  if (!match || !isStage(stage))
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  return change(
      [&](Controls &controls) { controls.setCallback(*match, stage, pfnCallback, pUserData); });
}

ur_result_t UR_APICALL urMockFail(ur_function_t function, uint64_t n, ur_result_t result) {
  const Function *match = functionOf(function);
  if (!match || !ur::isDeclared(result))
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  if (n == 0 || result == UR_RESULT_SUCCESS)
    return UR_RESULT_ERROR_INVALID_VALUE;
  return change([&](Controls &controls) { controls.failCall(*match, n, result); });
}

ur_result_t UR_APICALL urMockGetCallCount(ur_function_t function, uint64_t *pCount) {
  const Function *match = functionOf(function);
  if (!match)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  if (!pCount)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  *pCount = match->calls();
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMockReset() {
  return change([](Controls &controls) { controls.reset(); });
}

} // extern "C"
