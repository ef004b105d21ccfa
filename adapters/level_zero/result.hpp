// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/binding.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

// The one map from a driver's answers to ours. What has no twin is ADAPTER_SPECIFIC.
ur_result_t resultOf(ze_result_t result) noexcept;

// "ZE_RESULT_ERROR_INVALID_ARGUMENT", or the number of a result that has no name here.
const char *nameOf(ze_result_t result) noexcept;

// Whether a function is missing in the driver: the answers of a loader that has it and finds none.
constexpr bool isMissing(ze_result_t result) noexcept {
  return result == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE || result == ZE_RESULT_ERROR_UNINITIALIZED;
}

// Throws an error that names the function, the driver's answer and, where the driver has one, its
// own text. The driver's code goes to urAdapterGetLastError. Where the process has no descriptors
// left, that is what it says: OUT_OF_RESOURCES.
[[noreturn]] void raiseFailure(const char *function, ze_result_t result);

inline void check(const char *function, ze_result_t result) {
  if (result != ZE_RESULT_SUCCESS)
    raiseFailure(function, result);
}

// Logs a failure of a call that ends something: nobody could act on it.
void noteFailure(const char *function, ze_result_t result) noexcept;

// UR_ZE_CHECK(zeMemFree, context, pointer) calls and throws; UR_ZE_END calls and logs.
#define UR_ZE_CHECK(function, ...)                                                                 \
  ::ur::level_zero::check(#function, ::ur::level_zero::functions().function(__VA_ARGS__))
#define UR_ZE_END(function, ...)                                                                   \
  ::ur::level_zero::noteFailure(#function, ::ur::level_zero::functions().function(__VA_ARGS__))

} // namespace ur::level_zero
