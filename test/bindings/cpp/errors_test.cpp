// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/bindings/cpp/binding_test.hpp"

#include <cstddef>
#include <string>
#include <system_error>
#include <vector>

namespace ur::test {
namespace {

using CppErrors = BindingTest;

template <typename Call> ur_ipc::error thrownBy(const Call &call) {
  try {
    call();
  } catch (const ur_ipc::error &error) {
    return error;
  }
  ADD_FAILURE() << "the call does not throw";
  return {{}, ""};
}

TEST(CppErrorCodes, AreResults) {
  std::error_code ec = UR_RESULT_ERROR_INVALID_VALUE;
  EXPECT_TRUE(ec);
  EXPECT_EQ(ec, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_NE(ec, UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(ec.message(), "UR_RESULT_ERROR_INVALID_VALUE");
  EXPECT_STREQ(ec.category().name(), "unified runtime");
  EXPECT_EQ(std::error_code(4711, ur_ipc::result_category()).message().find("4711") !=
                std::string::npos,
            true);
  ec = UR_RESULT_SUCCESS;
  EXPECT_FALSE(ec);
}

TEST_F(CppErrors, AreThrownWithFunctionTextAndCode) {
  const std::vector<std::byte> bytes(3);
  const ur_ipc::error error = thrownBy([&] { context().ipc_open_mem_handle_exp(device(), bytes); });
  EXPECT_EQ(error.result(), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(error.code(), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_STREQ(
      error.what(),
      "urIPCOpenMemHandleExp: the IPC handle has 3 bytes instead of 256; pass all bytes of the "
      "exporter's handle: UR_RESULT_ERROR_INVALID_VALUE");
}

// The binding must query the adapter of the failed call: another adapter may have an older error
// text.
TEST_F(CppErrors, HaveTheTextOfTheirAdapter) {
  ASSERT_GE(runtime().devices().size(), 2u);
  for (const support::DeviceEntry &entry : runtime().devices()) {
    const ur_ipc::context ctx = ur_ipc::context_create(entry.device);
    const std::vector<std::byte> bytes(
        10 + static_cast<std::size_t>(&entry - runtime().devices().data()));
    const ur_ipc::error error = thrownBy([&] { ctx.ipc_open_mem_handle_exp(entry.device, bytes); });
    EXPECT_NE(std::string(error.what()).find(std::to_string(bytes.size()) + " bytes"),
              std::string::npos)
        << error.what();
  }
}

TEST_F(CppErrors, OfCallsWithDeviceListsHaveTheTextOfTheAdapter) {
  ASSERT_GE(runtime().devices().size(), 2u);
  auto properties = ur_ipc::make<ur_context_properties_t>();
  properties.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
  const ur_ipc::error error = thrownBy([&] { ur_ipc::context_create(device(), properties); });
  EXPECT_EQ(error.result(), UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(error.what()).find("stype"), std::string::npos) << error.what();
}

TEST_F(CppErrors, AreThrownForAnEmptyObject) {
  const ur_ipc::context emptyContext;
  EXPECT_EQ(thrownBy([&] { emptyContext.queue_create(device()); }).result(),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(thrownBy([&] { ur_ipc::event().ipc_get_event_handle_exp(); }).result(),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

// Calls one function of each form.
TEST_F(CppErrors, CanBeReturnedAsCodes) {
  const ur_ipc::context noContext;
  const ur_ipc::queue noQueue;
  const ur_ipc::platform noPlatform;
  const ur_ipc::device noDevice;
  std::error_code ec;
  const auto takeNullHandleError = [&ec] {
    const bool isNullHandle = ec == UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    ec = UR_RESULT_SUCCESS;
    return isNullHandle;
  };
  EXPECT_FALSE(noContext.queue_create(nullptr, {}, ec));
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_FALSE(noContext.usm_host_alloc(64, {}, {}, ec));
  EXPECT_TRUE(takeNullHandleError());
  noQueue.finish(ec);
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_TRUE(noPlatform.device_get(UR_DEVICE_TYPE_ALL, ec).empty());
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_EQ(noDevice.get_info<UR_DEVICE_INFO_NAME>(ec), "");
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_FALSE(noDevice.get_info<UR_DEVICE_INFO_PLATFORM>(ec));
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_EQ(noDevice.get_global_timestamps(ec).device_timestamp, 0u);
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_FALSE(noQueue.enqueue_events_wait({}, ec));
  EXPECT_TRUE(takeNullHandleError());
  EXPECT_FALSE(noContext.ipc_open_phys_mem_handle_exp(nullptr, std::vector<char>{'x'}, ec));
  EXPECT_TRUE(takeNullHandleError());
}

} // namespace
} // namespace ur::test
