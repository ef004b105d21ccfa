// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/unit/mock/mock_guard.hpp"
#include "test/unit/mock/mock_table.hpp"

#include <cstddef>

#include <gtest/gtest.h>

namespace ur::test {

// Resets the mock, and creates a context on its device.
class MockDevice : public testing::Test {
protected:
  MockDevice() {
    EXPECT_EQ(table.Adapter.pfnGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Platform.pfnGet(adapter, 1, &platform, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Context.pfnCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urMockReset(), UR_RESULT_SUCCESS);
  }
  ~MockDevice() override {
    EXPECT_EQ(urMockReset(), UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Context.pfnRelease(context), UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Adapter.pfnRelease(adapter), UR_RESULT_SUCCESS);
  }

  ur_result_t allocate(std::size_t size, void **memory) const {
    return table.USM.pfnHostAlloc(context, nullptr, nullptr, size, memory);
  }

  // Calls the function kCalled, which has no side effects.
  ur_result_t callOnce() const {
    ur_api_version_t version{};
    return table.Platform.pfnGetApiVersion(platform, &version);
  }
  static constexpr ur_function_t kCalled = UR_FUNCTION_PLATFORM_GET_API_VERSION;

  const ur_dditable_t &table = mockTable();
  const MockGuard guard;
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
};

} // namespace ur::test
