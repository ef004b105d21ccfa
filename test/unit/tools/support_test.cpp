// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/support.hpp"

#include <gtest/gtest.h>

namespace ur::urinfo {
namespace {

constexpr SupportQuery kQuery{UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
                              "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP", "ipc event"};

TEST(SupportReason, IsTheAdaptersOwn) {
  EXPECT_EQ(reasonFor(kQuery, UR_RESULT_SUCCESS,
                      "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP is false: an event completes once"),
            "an event completes once");
}

TEST(SupportReason, IsNotTheTextOfAnOlderCall) {
  EXPECT_EQ(reasonFor(kQuery, UR_RESULT_SUCCESS, ""), "the adapter gives no reason");
  EXPECT_EQ(reasonFor(kQuery, UR_RESULT_SUCCESS,
                      "UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP is false: there is one device"),
            "the adapter gives no reason");
}

TEST(SupportReason, IsTheErrorOfAFailedQuery) {
  EXPECT_EQ(reasonFor(kQuery, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ""),
            "the adapter does not know the question (UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)");
}

} // namespace
} // namespace ur::urinfo
