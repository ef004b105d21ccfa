// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What urAdapterGetLastError says of refusals by an adapter and by the loader in turn.
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>
#include <unified-runtime/ur_api.h>

namespace ur::loader {
namespace {

class LastError : public ::testing::Test {
protected:
  void SetUp() override {
    setenv("UR_ADAPTERS_FORCE_LOAD", NATIVE_CPU, 1);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  }
  void TearDown() override { urLoaderTearDown(); }

  static void beRefusedByTheAdapter() {
    EXPECT_EQ(urContextRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  }
  static void beRefusedByTheLoader() {
    EXPECT_EQ(urLoaderConfigEnableLayer(nullptr, ""), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  }

  // With a reference to the adapter for as long as it takes.
  static std::string text() {
    ur_adapter_handle_t adapter = nullptr;
    EXPECT_EQ(urAdapterGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    const char *message = "";
    std::int32_t code = 0;
    EXPECT_EQ(urAdapterGetLastError(adapter, &message, &code), UR_RESULT_SUCCESS);
    const std::string copy = message;
    urAdapterRelease(adapter);
    return copy;
  }

  const std::string adapters_ = "urContextRetain: hContext is null";
  const std::string loaders_ = "urLoaderConfigEnableLayer: hLoaderConfig is null";
};

TEST_F(LastError, IsTheLoadersWhenThatWasTheLast) {
  beRefusedByTheAdapter();
  EXPECT_EQ(text(), adapters_);
  beRefusedByTheLoader();
  EXPECT_EQ(text(), loaders_);
  EXPECT_EQ(text(), loaders_);
}

TEST_F(LastError, IsTheAdaptersWhenTheSameErrorComesAgain) {
  beRefusedByTheAdapter();
  beRefusedByTheLoader();
  beRefusedByTheAdapter();
  EXPECT_EQ(text(), adapters_);
}

TEST_F(LastError, IsTheLoadersWhenNobodyHeldTheAdapterYet) {
  beRefusedByTheLoader();
  EXPECT_EQ(text(), loaders_);
}

} // namespace
} // namespace ur::loader
