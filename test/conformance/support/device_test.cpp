// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"

#include <unified-runtime/ur_print.hpp>

#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
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

std::string nameOf(ur_device_info_t query) {
  std::ostringstream name;
  name << query;
  return name.str();
}

// Calls a function of the feature with arguments that pass every check made before the adapter.
ur_result_t callFunctionBehind(ur_device_info_t query) {
  const Session session(deviceUnderTest());
  char bytes[8] = {};
  void *pointer = bytes;
  std::size_t size = sizeof(bytes);
  int value = 0;
  switch (query) {
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return urIPCGetMemHandleExp(session.context(), bytes, &pointer, &size);
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP: {
    ur_physical_mem_handle_t opened = nullptr;
    return urIPCOpenPhysMemHandleExp(session.context(), session.device(), bytes, size, &opened);
  }
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP: {
    ur_event_handle_t opened = nullptr;
    return urIPCOpenEventHandleExp(session.context(), bytes, size, &opened);
  }
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP: {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
    ur_event_handle_t created = nullptr;
    return urEventCreateExp(session.context(), session.device(), &description, &created);
  }
  case UR_DEVICE_INFO_USM_POOL_SUPPORT: {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    ur_usm_pool_handle_t created = nullptr;
    return urUSMPoolCreate(session.context(), &description, &created);
  }
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return urVirtualMemReserve(session.context(), nullptr, 4096, &pointer);
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    return urUSMContextMemcpyExp(session.context(), bytes, bytes + 4, 4);
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    return urUsmP2PPeerAccessGetInfoExp(session.device(), session.device(),
                                        UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof(value),
                                        &value, nullptr);
  default:
    throw std::invalid_argument("no function is known behind this query; add one here");
  }
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

bool isLeftOut(std::string_view wanted) {
  const char *missing = std::getenv("UR_IPC_TEST_MISSING");
  std::istringstream names(missing ? missing : "");
  for (std::string name; std::getline(names, name, ',');)
    if (name == wanted)
      return true;
  return false;
}

void requireSupport(ur_device_info_t query, const char *feature) {
  const bool supported = deviceUnderTest().supports(query);
  if (isLeftOut(nameOf(query))) {
    if (supported)
      FAIL() << "the adapter leaves out " << feature << ", yet its query answers true";
    EXPECT_EQ(callFunctionBehind(query), UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << feature;
  } else if (supported) {
    return;
  } else if (std::getenv("UR_IPC_TEST_NO_SKIP")) {
    FAIL() << "the device should offer " << feature << ", its query answers false";
  }
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
