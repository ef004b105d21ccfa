// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/loader/captured_log.hpp"

#include <array>
#include <cstdint>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <unified-runtime/ur_api.h>

namespace ur::loader::test {
namespace {

class Config : public testing::Test {
protected:
  Config() { EXPECT_EQ(urLoaderConfigCreate(&config), UR_RESULT_SUCCESS); }
  ~Config() override { EXPECT_EQ(urLoaderConfigRelease(config), UR_RESULT_SUCCESS); }

  ur_loader_config_handle_t config = nullptr;
};

TEST_F(Config, EnablesTheLayersThatItLists) {
  std::size_t size = 0;
  ASSERT_EQ(
      urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, 0, nullptr, &size),
      UR_RESULT_SUCCESS);
  std::string names(size, 'x');
  ASSERT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, size,
                                  names.data(), nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_STREQ(names.c_str(),
               "UR_LAYER_PARAMETER_VALIDATION;UR_LAYER_LEAK_CHECKING;UR_LAYER_LIFETIME_VALIDATION;"
               "UR_LAYER_FULL_VALIDATION;UR_LAYER_TRACING");
  std::istringstream list(names.c_str());
  for (std::string name; std::getline(list, name, ';');)
    EXPECT_EQ(urLoaderConfigEnableLayer(config, name.c_str()), UR_RESULT_SUCCESS) << name;
}

TEST_F(Config, RejectsAnUnknownLayer) {
  for (const char *name : {"UR_LAYER_TRACIN", ""}) {
    const CapturedLog captured;
    EXPECT_EQ(urLoaderConfigEnableLayer(config, name), UR_RESULT_ERROR_LAYER_NOT_PRESENT);
    EXPECT_TRUE(captured.has("there is no layer `" + std::string(name) + "`")) << captured.text();
    EXPECT_TRUE(captured.has("UR_LAYER_TRACING")) << captured.text();
  }
}

TEST_F(Config, RequiresTheExactInfoSize) {
  for (const std::size_t size : {std::size_t{2}, std::size_t{8}}) {
    std::array<std::uint32_t, 2> value{77, 77};
    std::size_t needed = 0;
    EXPECT_EQ(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, size,
                                    value.data(), &needed),
              UR_RESULT_ERROR_INVALID_SIZE);
    EXPECT_EQ(needed, sizeof(std::uint32_t));
    EXPECT_EQ(value[0], 77U);
  }
}

TEST_F(Config, RejectsBadArguments) {
  std::uint32_t value = 0;
  EXPECT_EQ(urLoaderConfigCreate(nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLoaderConfigRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urLoaderConfigRelease(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(urLoaderConfigEnableLayer(config, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLoaderConfigSetCodeLocationCallback(config, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urLoaderConfigSetMockingEnabled(nullptr, true), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(
      urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 0, nullptr, nullptr),
      UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(
      urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 0, &value, nullptr),
      UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(urLoaderConfigGetInfo(config, static_cast<ur_loader_config_info_t>(2), sizeof(value),
                                  &value, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace
} // namespace ur::loader::test
