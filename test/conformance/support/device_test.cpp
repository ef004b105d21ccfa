// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"

#include <cstdlib>
#include <thread>

namespace ur::test {
namespace {

using namespace support;

template <typename Kind> void exportAndOpenOnce(const Session &session) {
  if (!session.entry().supports(Kind::kQuery))
    return;
  const Owned<Kind> object(session, 4096);
  const Exported<Kind> handle(session, object.get());
  const Opened<Kind> opened(session, handle.bytes());
}

} // namespace

const Runtime &runtime() {
  static const Runtime instance;
  return instance;
}

const DeviceEntry &deviceUnderTest() { return runtime().firstDevice(); }

void warmUp() {
  [[maybe_unused]] static const bool once = [] {
    const Session session(deviceUnderTest());
    exportAndOpenOnce<MemoryKind>(session);
    exportAndOpenOnce<PhysicalMemoryKind>(session);
    exportAndOpenOnce<EventKind>(session);
    std::thread([] {}).join(); // ThreadSanitizer starts one of its own with the first
    return true;
  }();
}

void requireSupport(ur_device_info_t query, const char *feature) {
  if (deviceUnderTest().supports(query))
    return;
  if (std::getenv("UR_IPC_TEST_NO_SKIP"))
    FAIL() << "the device should offer " << feature << ", its query answers false";
  GTEST_SKIP() << "the device does not offer " << feature << ": its query answers false";
}

void DeviceTest::SetUp() {
  warmUp();
  before_ = Footprint::now();
  session_.emplace(deviceUnderTest());
}

void DeviceTest::TearDown() {
  session_.reset();
  EXPECT_EQ(Footprint::settled(before_), before_) << "the test or the adapter left something open";
}

} // namespace ur::test
