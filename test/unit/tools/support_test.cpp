// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/support.hpp"

#include <array>

#include <gtest/gtest.h>

namespace ur::urinfo {
namespace {

constexpr auto kQuery = UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP;
constexpr AdapterAnswer kYes{UR_BACKEND_CUDA, kQuery, true, ""};
constexpr AdapterAnswer kNo{UR_BACKEND_CUDA, kQuery, false, "the driver exports no events"};
constexpr AdapterAnswer kSilent{UR_BACKEND_CUDA, kQuery, false, ""};
constexpr AdapterAnswer kOther{UR_BACKEND_HIP, kQuery, false, "another backend"};

std::string reason(std::initializer_list<AdapterAnswer> answers,
                   ur_result_t result = UR_RESULT_SUCCESS) {
  return reasonFor(kQuery, UR_BACKEND_CUDA, result, answers);
}

TEST(SupportReason, IsTheAdaptersOwn) {
  EXPECT_EQ(reason({kOther, kNo}), "the driver exports no events");
  EXPECT_EQ(reason({kSilent}), "the adapter does not implement it");
}

TEST(SupportReason, IsTheDevicesWhereAnAdapterImplementsTheFeature) {
  EXPECT_EQ(reason({kNo, kYes}),
            "the adapter implements it, but this device or its driver does not offer it");
}

TEST(SupportReason, IsMissingForAdaptersOfOthers) {
  EXPECT_EQ(reason({kOther}), "the adapter does not tell why");
}

TEST(SupportReason, IsTheErrorOfAFailedQuery) {
  EXPECT_EQ(reason({kYes}, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION),
            "the adapter does not know the question (UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)");
}

} // namespace
} // namespace ur::urinfo
