// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/footprint.hpp"
#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {

// Names the device under test by its place among those that the loader finds; without it the first.
inline constexpr const char *kDeviceVariable = "UR_IPC_TEST_DEVICE";

// What the reason of every skip starts with: only what an adapter does not claim is left out.
inline constexpr std::string_view kUnclaimed = "unclaimed: ";

// The loader and what it found, from the first call until the process ends.
const support::Runtime &runtime();
// Throws where there is no such device.
const support::DeviceEntry &deviceUnderTest();
// Devices of the same adapter that a context of the device under test does not hold.
std::vector<ur_device_handle_t> otherDevices();

// An adapter may do no more than list its devices.
bool makesContexts();

// Does once what makes an adapter keep something for the rest of the process (a table, a file), so
// that footprints before and after a test may be compared.
void warmUp();

// For SetUp: skips the test where the device does not offer what `query` asks for. In runs that
// set UR_IPC_TEST_NO_SKIP that is a failure, unless no adapter for the backend lists the feature.
void requireSupport(ur_device_info_t query, const char *feature);
// The same for what has no query: functions that answer UNSUPPORTED_FEATURE where it is missing.
void skipUnclaimed(const std::string &what);
// Tests of what exists without a context: adapters, platforms and devices. The footprint is
// compared around each test.
class DiscoveryTest : public ::testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  static ur_adapter_handle_t adapter() { return deviceUnderTest().adapter; }
  static ur_platform_handle_t platform() { return deviceUnderTest().platform; }
  static ur_device_handle_t device() { return deviceUnderTest().device; }

private:
  Footprint before_;
};

// A context and a queue on the device under test.
class DeviceTest : public DiscoveryTest {
protected:
  void SetUp() final;
  void TearDown() final;

  // What a fixture adds; the first is not called for tests that are skipped already.
  virtual void prepare() {}
  virtual void cleanUp() {}
  bool stopped() const { return IsSkipped() || HasFatalFailure(); }

  const support::Session &session() const { return *session_; }
  ur_context_handle_t context() const { return session_->context(); }
  ur_queue_handle_t queue() const { return session_->queue(); }

private:
  std::optional<support::Session> session_;
};

// Tests of one kind of shared object, for TYPED_TEST_SUITE. They count for all functions of the
// kind.
template <typename Kind> class KindTest : public DeviceTest {
protected:
  void prepare() override {
    RecordProperty("functions", Kind::kFunctions);
    requireSupport(Kind::kQuery, Kind::kName);
  }
};

using AllKinds =
    ::testing::Types<support::MemoryKind, support::PhysicalMemoryKind, support::EventKind>;
using KindsWithBytes = ::testing::Types<support::MemoryKind, support::PhysicalMemoryKind>;

// What stands behind the slash in the names of their tests.
struct KindNames {
  template <typename Kind> static std::string GetName(int) { return Kind::kTestName; }
};

} // namespace ur::test

// Ends the test: as skipped where the function answers UNSUPPORTED_FEATURE, as failed where it
// answers anything else but success.
#define ASSERT_SUCCESS_OR_SKIP(call)                                                               \
  do {                                                                                             \
    const ur_result_t answer = (call);                                                             \
    if (answer == ::ur::test::kUnsupportedFeature)                                                 \
      return ::ur::test::skipUnclaimed(#call " answers UNSUPPORTED_FEATURE");                      \
    ASSERT_PRED_FORMAT2(::ur::test::resultIs, UR_RESULT_SUCCESS, answer) << #call;                 \
  } while (false)
