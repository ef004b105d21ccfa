// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests urLoaderConfigSetMockingEnabled with the real libraries in the loader's directory.
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/mock/mock_guard.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace ur::test {
namespace {

using Names = std::vector<std::string>;

// Returns the platforms that a loader with or without mocking finds.
Names platforms(bool mocking) {
  ur_loader_config_handle_t config = nullptr;
  EXPECT_EQ(urLoaderConfigCreate(&config), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderConfigSetMockingEnabled(config, mocking), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderConfigRelease(config), UR_RESULT_SUCCESS);

  std::uint32_t count = 0;
  EXPECT_EQ(urAdapterGet(0, nullptr, &count), UR_RESULT_SUCCESS);
  std::vector<ur_adapter_handle_t> adapters(count);
  EXPECT_EQ(urAdapterGet(count, adapters.data(), nullptr), UR_RESULT_SUCCESS);
  Names names;
  for (ur_adapter_handle_t adapter : adapters) {
    ur_platform_handle_t platform = nullptr;
    std::uint32_t platforms = 0; // stays 0 for an adapter whose driver is missing
    EXPECT_EQ(urPlatformGet(adapter, 1, &platform, &platforms), UR_RESULT_SUCCESS);
    std::array<char, 256> name{};
    if (platforms != 0) {
      EXPECT_EQ(
          urPlatformGetInfo(platform, UR_PLATFORM_INFO_NAME, name.size(), name.data(), nullptr),
          UR_RESULT_SUCCESS);
      names.emplace_back(name.data());
    }
    EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  return names;
}

bool has(const Names &names, const char *name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

TEST(MockingEnabled, OverridesForcedAdapters) {
  const ScopedVariable forced("UR_ADAPTERS_FORCE_LOAD", NATIVE_CPU);
  EXPECT_EQ(platforms(true), Names{"Mock"});
}

TEST(MockingEnabled, LoadsOnlyTheLinkedMock) {
  const MockGuard guard;
  EXPECT_EQ(platforms(true), Names{"Mock"});
  EXPECT_EQ(callsOf(UR_FUNCTION_PLATFORM_GET_INFO), 1u);
}

TEST(MockingEnabled, IsNotTheDefault) {
  const Names names = platforms(false);
  EXPECT_TRUE(has(names, "Native CPU"));
  EXPECT_FALSE(has(names, "Mock"));
}

} // namespace
} // namespace ur::test
