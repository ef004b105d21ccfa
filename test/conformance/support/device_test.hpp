// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/footprint.hpp"
#include "test/conformance/support/result.hpp"
#include "test/support/host_memory_kind.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {

// The variable with the index of the device under test among the loader's devices. The default is
// 0.
inline constexpr const char *kDeviceVariable = "UR_IPC_TEST_DEVICE";

// The start of every skip reason: tests skip only features that an adapter does not claim.
inline constexpr std::string_view kUnclaimedPrefix = "unclaimed: ";

// Returns the loader and its devices. They exist from the first call until the process exits.
const support::Runtime &runtime();
// Returns the device that the variable selects. Throws if there is no such device.
const support::DeviceEntry &deviceUnderTest();
// Returns the adapter's other devices, which are not in the context of the tests.
std::vector<ur_device_handle_t> otherDevices();

// Returns whether the adapter can create contexts. Some adapters only list their devices.
bool canCreateContexts();

// Makes the adapter create everything that it keeps until exit, such as a table or a file, so that
// tests can compare footprints.
void warmUp();

inline support::Queue createQueue(const support::Session &session, ur_queue_flags_t flags) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  support::Queue queue;
  UR_CHECK(urQueueCreate(session.context(), session.device(), &properties, queue.out()));
  return queue;
}

// Skips the test if the device does not support `query`. Call it in SetUp(). With
// UR_IPC_TEST_NO_SKIP the test fails instead, unless no adapter for the backend lists the feature.
void requireSupport(ur_device_info_t query, const char *feature);
// Skips the test, for features without a query: their functions return UNSUPPORTED_FEATURE.
void skipUnclaimed(const std::string &what);
// Returns from the test's function if the call, such as requireSupport(), skipped or failed the
// test.
#define ASSERT_NOT_STOPPED(call)                                                                   \
  if (call; ::testing::Test::IsSkipped() || ::testing::Test::HasFatalFailure())                    \
  return

// Tests of adapters, platforms and devices, which need no context. Compares the footprints before
// and after each test.
class DiscoveryTest : public ::testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  static ur_adapter_handle_t adapter() { return deviceUnderTest().adapter; }
  static ur_platform_handle_t platform() { return deviceUnderTest().platform; }
  static ur_device_handle_t device() { return deviceUnderTest().device; }

private:
  Footprint footprint_;
};

// A context and a queue on the device under test.
class DeviceTest : public DiscoveryTest {
protected:
  void SetUp() final;
  void TearDown() final;

  // Hooks of a fixture. SetUp() does not call `prepare` if the test is already skipped.
  virtual void prepare() {}
  virtual void cleanUp() {}
  bool isSkippedOrFailed() const { return IsSkipped() || HasFatalFailure(); }

  const support::Session &session() const { return *session_; }
  ur_context_handle_t context() const { return session_->context(); }
  ur_queue_handle_t queue() const { return session_->queue(); }

private:
  std::optional<support::Session> session_;
};

// Tests of one kind of shared object, for TYPED_TEST_SUITE. They cover all functions of the kind.
template <typename Kind> class KindTest : public DeviceTest {
protected:
  void prepare() override {
    RecordProperty("functions", Kind::kFunctions);
    requireSupport(Kind::kQuery, Kind::kName);
  }
};

using AllKinds = ::testing::Types<support::MemoryKind, support::HostMemoryKind,
                                  support::PhysicalMemoryKind, support::EventKind>;
using KindsWithBytes =
    ::testing::Types<support::MemoryKind, support::HostMemoryKind, support::PhysicalMemoryKind>;

// The kind in the names of these tests.
struct KindNames {
  template <typename Kind> static std::string GetName(int) { return Kind::kTestName; }
};

} // namespace ur::test

// Skips the test if the function returns UNSUPPORTED_FEATURE, and fails it if the function returns
// another error.
#define ASSERT_SUCCESS_OR_SKIP(call)                                                               \
  do {                                                                                             \
    const ur_result_t answer = (call);                                                             \
    if (answer == ::ur::test::kUnsupportedFeature)                                                 \
      return ::ur::test::skipUnclaimed(#call " returns UNSUPPORTED_FEATURE");                      \
    ASSERT_PRED_FORMAT2(::ur::test::resultIs, UR_RESULT_SUCCESS, answer) << #call;                 \
  } while (false)
