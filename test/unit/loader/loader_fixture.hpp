// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/unit/loader/captured_log.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <unified-runtime/ur_api.h>

namespace ur::loader::test {

using ur::test::ScopedVariable;
using ur::test::TemporaryDirectory;

// Makes the loader ignore the environment variables of the test's caller, and tears it down after
// the test.
class LoaderTest : public testing::Test {
protected:
  ~LoaderTest() override {
    while (urLoaderTearDown() == UR_RESULT_SUCCESS) {
    }
  }

  static void init() { ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS); }

  static std::vector<ur_adapter_handle_t> adapters() {
    std::uint32_t count = 0;
    EXPECT_EQ(urAdapterGet(0, nullptr, &count), UR_RESULT_SUCCESS);
    std::vector<ur_adapter_handle_t> handles(count);
    if (count != 0) {
      EXPECT_EQ(urAdapterGet(count, handles.data(), nullptr), UR_RESULT_SUCCESS);
    }
    return handles;
  }

  static std::vector<ur_platform_handle_t> platformsOf(ur_adapter_handle_t adapter) {
    std::vector<ur_platform_handle_t> platforms(2);
    EXPECT_EQ(urPlatformGet(adapter, 2, platforms.data(), nullptr), UR_RESULT_SUCCESS);
    return platforms;
  }

  // Returns the native handle of a fake adapter's contexts, which identifies the adapter.
  static ur_native_handle_t idOf(ur_adapter_handle_t adapter) {
    ur_device_handle_t device = nullptr;
    ur_context_handle_t context = nullptr;
    ur_native_handle_t id = 0;
    EXPECT_EQ(urDeviceGet(platformsOf(adapter).front(), UR_DEVICE_TYPE_ALL, 1, &device, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextGetNativeHandle(context, &id), UR_RESULT_SUCCESS);
    return id;
  }

  // Returns the ids of all adapters, in the loader's order.
  static std::vector<ur_native_handle_t> ids() {
    std::vector<ur_native_handle_t> all;
    for (const ur_adapter_handle_t adapter : adapters())
      all.push_back(idOf(adapter));
    return all;
  }

  // Copies `library` to a file with an adapter's name. A link is not enough, because dlopen would
  // find that it is the same library.
  static std::string install(const std::filesystem::path &library,
                             const std::filesystem::path &directory, const std::string &adapter) {
    auto file = directory / ("libur_adapter_" + adapter + ".so.0");
    std::filesystem::copy_file(library, file);
    return file;
  }

  ScopedVariable forceLoad{"UR_ADAPTERS_FORCE_LOAD", {}};
  ScopedVariable searchPath{"UR_ADAPTERS_SEARCH_PATH", {}};
  ScopedVariable deepBind{"UR_ADAPTERS_DEEP_BIND", {}};
  ScopedVariable intercept{"UR_ENABLE_LOADER_INTERCEPT", {}};
  ScopedVariable layers{"UR_ENABLE_LAYERS", {}};
  ScopedVariable filter{"UR_LOADER_PRELOAD_FILTER", {}};
  ScopedVariable selector{"ONEAPI_DEVICE_SELECTOR", {}};
  CapturedLog captured;
  TemporaryDirectory directory;
};

} // namespace ur::loader::test
