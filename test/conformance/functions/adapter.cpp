// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <string>
#include <thread>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class AdapterTest : public DeviceTest {
protected:
  static ur_adapter_handle_t adapter() { return deviceUnderTest().adapter; }
  static std::uint32_t references() {
    return info<std::uint32_t>([](auto... rest) { return urAdapterGetInfo(adapter(), rest...); },
                               UR_ADAPTER_INFO_REFERENCE_COUNT);
  }
};

TEST_F(AdapterTest, GetCountsThenFills) {
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urAdapterGet(0, nullptr, &count));
  ASSERT_GT(count, 0u);
  const std::uint32_t before = references();
  std::vector<ur_adapter_handle_t> adapters(count + 1, nullptr);
  ASSERT_SUCCESS(urAdapterGet(count + 1, adapters.data(), nullptr));
  EXPECT_EQ(adapters.back(), nullptr);
  EXPECT_EQ(references(), before + 1) << "each filled get takes a reference";
  for (std::uint32_t i = 0; i < count; ++i)
    EXPECT_SUCCESS(urAdapterRelease(adapters[i]));
  EXPECT_EQ(references(), before);
}

TEST_F(AdapterTest, GetRefusesAnArrayWithoutRoom) {
  ur_adapter_handle_t handle = nullptr;
  std::uint32_t count = 0;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, urAdapterGet(0, &handle, &count));
}

TEST_F(AdapterTest, CountsReferences) {
  const std::uint32_t before = references();
  EXPECT_SUCCESS(urAdapterRetain(adapter()));
  EXPECT_EQ(references(), before + 1);
  EXPECT_SUCCESS(urAdapterRelease(adapter()));
  EXPECT_EQ(references(), before);
}

TEST_F(AdapterTest, InfoFollowsTheRules) {
  const auto query = [](auto... rest) { return urAdapterGetInfo(adapter(), rest...); };
  expectInfoRules(query, UR_ADAPTER_INFO_BACKEND);
  EXPECT_NE(info<ur_backend_t>(query, UR_ADAPTER_INFO_BACKEND), UR_BACKEND_UNKNOWN);
  EXPECT_GE(info<std::uint32_t>(query, UR_ADAPTER_INFO_VERSION), 1u);
}

TEST_F(AdapterTest, NullArguments) {
  ur_backend_t backend{};
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urAdapterRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urAdapterRelease(nullptr));
  EXPECT_RESULT(
      UR_RESULT_ERROR_INVALID_NULL_HANDLE,
      urAdapterGetInfo(nullptr, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, nullptr));
  const char *message = nullptr;
  std::int32_t code = 0;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urAdapterGetLastError(nullptr, &message, &code));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urAdapterGetLastError(adapter(), nullptr, &code));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urAdapterGetLastError(adapter(), &message, nullptr));
}

// "" where the thread had no error, else what went wrong in it last.
std::string lastError(ur_adapter_handle_t adapter) {
  const char *message = nullptr;
  std::int32_t code = -1;
  EXPECT_SUCCESS(urAdapterGetLastError(adapter, &message, &code));
  return message ? message : "(null)";
}

TEST_F(AdapterTest, LastErrorBelongsToItsThread) {
  std::string untouched = "never asked";
  std::string failed;
  std::thread([&] {
    untouched = lastError(adapter());
    EXPECT_NE(urUSMFree(context(), &failed), UR_RESULT_SUCCESS);
    failed = lastError(adapter());
  }).join();
  EXPECT_EQ(untouched, "");
  EXPECT_NE(failed, "");
}

void ignoreMessage(ur_logger_level_t, const char *, void *) {}

TEST_F(AdapterTest, LoggerCallback) {
  EXPECT_SUCCESS(
      urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr, UR_LOGGER_LEVEL_ERROR));
  EXPECT_SUCCESS(urAdapterSetLoggerCallbackLevel(adapter(), UR_LOGGER_LEVEL_QUIET));
  const auto undeclared = static_cast<ur_logger_level_t>(0x7ffffff0);
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION,
                urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr, undeclared));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION,
                urAdapterSetLoggerCallbackLevel(adapter(), undeclared));
}

TEST_F(AdapterTest, NullLoggerCallback) {
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urAdapterSetLoggerCallback(adapter(), nullptr, nullptr, UR_LOGGER_LEVEL_ERROR));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urAdapterSetLoggerCallback(nullptr, ignoreMessage, nullptr, UR_LOGGER_LEVEL_ERROR));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urAdapterSetLoggerCallbackLevel(nullptr, UR_LOGGER_LEVEL_ERROR));
}

} // namespace
