// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/footprint.hpp"
#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <optional>
#include <string_view>

#include <gtest/gtest.h>

namespace ur::test {

// The loader and what it found, from the first call until the process ends.
const support::Runtime &runtime();
// Its first device. Throws where there is none.
const support::DeviceEntry &deviceUnderTest();

// Does once what makes an adapter keep something for the rest of the process (a table, a file), so
// that footprints before and after a test may be compared.
void warmUp();

// Whether the adapter under test says that it leaves a function or the feature of a query out, by
// name: UR_IPC_TEST_MISSING lists them, separated by commas.
bool isLeftOut(std::string_view name);

// For SetUp: skips the test where the device does not offer what `query` asks for. In runs that
// set UR_IPC_TEST_NO_SKIP, because the adapter under test lists its features, that is a failure.
// A feature that the adapter leaves out has to be false, and its functions to answer
// UNSUPPORTED_FEATURE.
void requireSupport(ur_device_info_t query, const char *feature);

// A context and a queue on the device under test, and the footprint oracle around each test.
class DeviceTest : public ::testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  const support::Session &session() const { return *session_; }
  ur_context_handle_t context() const { return session_->context(); }
  ur_device_handle_t device() const { return session_->device(); }
  ur_queue_handle_t queue() const { return session_->queue(); }

private:
  Footprint before_;
  std::optional<support::Session> session_;
};

// Tests of one kind of shared object, for TYPED_TEST_SUITE.
template <typename Kind> class KindTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(Kind::kQuery, Kind::kName);
  }
};

using AllKinds =
    ::testing::Types<support::MemoryKind, support::PhysicalMemoryKind, support::EventKind>;
using KindsWithBytes = ::testing::Types<support::MemoryKind, support::PhysicalMemoryKind>;

} // namespace ur::test
