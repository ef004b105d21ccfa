// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <gtest/gtest.h>

namespace ur::test {

// For the macros below: the failure names both results and what the adapter said.
::testing::AssertionResult resultIs(const char *expectedText, const char *call,
                                    ur_result_t expected, ur_result_t actual);
// Like resultIs, and the adapter must have said something: a refusal names its cause and remedy.
::testing::AssertionResult refusedWith(const char *expectedText, const char *call,
                                       ur_result_t expected, ur_result_t actual);

} // namespace ur::test

#define EXPECT_RESULT(expected, call) EXPECT_PRED_FORMAT2(::ur::test::resultIs, expected, call)
#define EXPECT_SUCCESS(call) EXPECT_RESULT(UR_RESULT_SUCCESS, call)
#define ASSERT_SUCCESS(call) ASSERT_PRED_FORMAT2(::ur::test::resultIs, UR_RESULT_SUCCESS, call)
#define EXPECT_REFUSED(expected, call) EXPECT_PRED_FORMAT2(::ur::test::refusedWith, expected, call)
