// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <gtest/gtest.h>
#include <unified-runtime/ur_api.h>

namespace ur::test {

inline constexpr ur_result_t kNullHandle = UR_RESULT_ERROR_INVALID_NULL_HANDLE;
inline constexpr ur_result_t kNullPointer = UR_RESULT_ERROR_INVALID_NULL_POINTER;
inline constexpr ur_result_t kInvalidArgument = UR_RESULT_ERROR_INVALID_ARGUMENT;
inline constexpr ur_result_t kInvalidDevice = UR_RESULT_ERROR_INVALID_DEVICE;
inline constexpr ur_result_t kInvalidEnumeration = UR_RESULT_ERROR_INVALID_ENUMERATION;
inline constexpr ur_result_t kInvalidSize = UR_RESULT_ERROR_INVALID_SIZE;
inline constexpr ur_result_t kInvalidValue = UR_RESULT_ERROR_INVALID_VALUE;
inline constexpr ur_result_t kUnsupportedFeature = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;

// An undeclared enumerator and flag, and the tag of a struct of another kind.
template <typename Enum> constexpr Enum undeclared() { return static_cast<Enum>(0x7ffffff0); }
inline constexpr std::uint32_t kUndeclaredFlag = 1u << 30;
inline constexpr ur_structure_type_t kWrongType = UR_STRUCTURE_TYPE_DEVICE_BINARY;

// The macros below call these functions. A failure prints both results and the adapter's error
// text.
::testing::AssertionResult resultIs(const char *expectedText, const char *call,
                                    ur_result_t expected, ur_result_t actual);
// Like resultIs, but also requires an error text.
::testing::AssertionResult isRefusal(const char *expectedText, const char *call,
                                     ur_result_t expected, ur_result_t actual);
// Like resultIs, but also accepts UNSUPPORTED_FEATURE, for functions that an adapter may lack.
::testing::AssertionResult isRefusalOrUnsupported(const char *expectedText, const char *call,
                                                  ur_result_t expected, ur_result_t actual);

} // namespace ur::test

#define EXPECT_RESULT(expected, call) EXPECT_PRED_FORMAT2(::ur::test::resultIs, expected, call)
#define EXPECT_SUCCESS(call) EXPECT_RESULT(UR_RESULT_SUCCESS, call)
#define ASSERT_SUCCESS(call) ASSERT_PRED_FORMAT2(::ur::test::resultIs, UR_RESULT_SUCCESS, call)
#define EXPECT_REFUSED(expected, call) EXPECT_PRED_FORMAT2(::ur::test::isRefusal, expected, call)
#define EXPECT_REFUSED_OR_UNSUPPORTED(expected, call)                                              \
  EXPECT_PRED_FORMAT2(::ur::test::isRefusalOrUnsupported, expected, call)
