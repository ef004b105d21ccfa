// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterGetTest = DiscoveryTest;

TEST_F(urAdapterGetTest, CountsThenFills) {
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urAdapterGet(0, nullptr, &count));
  ASSERT_GT(count, 0u);
  const auto references = [] {
    return info<std::uint32_t>([](auto... rest) { return urAdapterGetInfo(adapter(), rest...); },
                               UR_ADAPTER_INFO_REFERENCE_COUNT);
  };
  const std::uint32_t countBefore = references();
  std::vector<ur_adapter_handle_t> adapters(count + 1, nullptr);
  ASSERT_SUCCESS(urAdapterGet(count + 1, adapters.data(), nullptr));
  EXPECT_EQ(adapters.back(), nullptr);
  EXPECT_EQ(references(), countBefore + 1) << "each call that fills an array must add a reference";
  for (std::uint32_t i = 0; i < count; ++i)
    EXPECT_SUCCESS(urAdapterRelease(adapters[i]));
  EXPECT_EQ(references(), countBefore);
}

TEST_F(urAdapterGetTest, RefusesAnArrayWithoutRoom) {
  ur_adapter_handle_t handle = nullptr;
  std::uint32_t count = 0;
  EXPECT_RESULT(kInvalidSize, urAdapterGet(0, &handle, &count));
  EXPECT_EQ(handle, nullptr);
}

IN_THREADS(urAdapterGet) {
  std::uint32_t count = 0;
  answers << urAdapterGet(0, nullptr, &count) << count;
  std::vector<ur_adapter_handle_t> adapters(count);
  answers << urAdapterGet(count, adapters.data(), nullptr);
  for (const ur_adapter_handle_t adapter : adapters)
    answers << adapter << urAdapterRelease(adapter);
}

using urAdapterGetLastErrorTest = DiscoveryTest;

// Returns the thread's last error text, or "" if there was no error.
std::string lastErrorOf(ur_adapter_handle_t adapter) {
  const char *message = nullptr;
  std::int32_t code = -1;
  EXPECT_SUCCESS(urAdapterGetLastError(adapter, &message, &code));
  return message ? message : "(null)";
}

TEST_F(urAdapterGetLastErrorTest, BelongsToItsThread) {
  std::string initialText = "not queried";
  std::string textAfterFailure;
  std::thread([&] {
    initialText = lastErrorOf(adapter());
    const char *option = nullptr;
    EXPECT_RESULT(kInvalidValue, urPlatformGetBackendOption(platform(), "--no-such", &option));
    textAfterFailure = lastErrorOf(adapter());
  }).join();
  EXPECT_EQ(initialText, "");
  EXPECT_NE(textAfterFailure, "");
}

IN_THREADS(urAdapterGetLastError) {
  const char *option = nullptr;
  const char *message = nullptr;
  std::int32_t code = 0;
  answers << urPlatformGetBackendOption(objects.platform(), "--no-such-option", &option)
          << urAdapterGetLastError(objects.adapter(), &message, &code) << message << code;
}

void ignoreMessage(ur_logger_level_t, const char *, void *) {}

using urAdapterSetLoggerCallbackTest = DiscoveryTest;
using urAdapterSetLoggerCallbackLevelTest = DiscoveryTest;

constexpr ur_logger_level_t kLevels[] = {UR_LOGGER_LEVEL_DEBUG, UR_LOGGER_LEVEL_INFO,
                                         UR_LOGGER_LEVEL_WARN, UR_LOGGER_LEVEL_ERROR,
                                         UR_LOGGER_LEVEL_QUIET};

TEST_F(urAdapterSetLoggerCallbackTest, TakesDeclaredLevelsOnly) {
  for (const ur_logger_level_t level : kLevels)
    EXPECT_SUCCESS(urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr, level));
  EXPECT_RESULT(kInvalidEnumeration, urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr,
                                                                undeclared<ur_logger_level_t>()));
}

TEST_F(urAdapterSetLoggerCallbackLevelTest, TakesDeclaredLevelsOnly) {
  for (const ur_logger_level_t level : kLevels)
    EXPECT_SUCCESS(urAdapterSetLoggerCallbackLevel(adapter(), level));
  EXPECT_RESULT(kInvalidEnumeration,
                urAdapterSetLoggerCallbackLevel(adapter(), undeclared<ur_logger_level_t>()));
}

IN_THREADS(urAdapterSetLoggerCallback) {
  answers << urAdapterSetLoggerCallback(objects.adapter(), ignoreMessage, nullptr,
                                        UR_LOGGER_LEVEL_QUIET);
}

IN_THREADS(urAdapterSetLoggerCallbackLevel) {
  answers << urAdapterSetLoggerCallbackLevel(objects.adapter(), UR_LOGGER_LEVEL_QUIET);
}

} // namespace
