// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"

#include "test/conformance/support/api_function.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include <fmt/core.h>

namespace ur::test {
namespace {

using namespace support;

// So large that no adapter puts several such allocations into one object.
constexpr std::size_t kShareableSize = 2 << 20;

template <typename Kind> void exportAndOpenOnce(const Session &session) {
  if (!session.entry().supports(Kind::kQuery))
    return;
  const Owned<Kind> object(session, kShareableSize);
  const Exported<Kind> handle(session, object.get());
  const Opened<Kind> opened(session, handle.bytes());
}

std::size_t deviceIndex() {
  const char *text = std::getenv(kDeviceVariable);
  if (!text)
    return 0;
  const std::string_view digits = text;
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
  if (error != std::errc() || end != digits.data() + digits.size())
    throw std::runtime_error(
        fmt::format("{} is '{}'; set it to the number of a device", kDeviceVariable, text));
  return index;
}

} // namespace

bool canCreateContexts() {
  static const bool answer = [] {
    const ur_device_handle_t device = deviceUnderTest().device;
    Context context;
    return urContextCreate(1, &device, nullptr, context.out()) != kUnsupportedFeature;
  }();
  return answer;
}

const Runtime &runtime() {
  static const Runtime instance;
  return instance;
}

const DeviceEntry &deviceUnderTest() {
  static const std::size_t index = deviceIndex();
  if (index == 0)
    return runtime().firstDevice();
  if (index >= runtime().devices().size())
    throw std::runtime_error(
        fmt::format("there is no device {}; the adapters have {} devices, counted from 0", index,
                    runtime().devices().size()));
  return runtime().devices()[index];
}

std::vector<ur_device_handle_t> otherDevices() {
  std::vector<ur_device_handle_t> devices;
  for (const DeviceEntry &entry : runtime().devices())
    if (entry.adapter == deviceUnderTest().adapter && entry.device != deviceUnderTest().device)
      devices.push_back(entry.device);
  return devices;
}

void warmUp() {
  [[maybe_unused]] static const bool isWarm = [] {
    if (canCreateContexts()) {
      const Session session(deviceUnderTest());
      exportAndOpenOnce<MemoryKind>(session);
      exportAndOpenOnce<HostMemoryKind>(session);
      exportAndOpenOnce<PhysicalMemoryKind>(session);
      exportAndOpenOnce<EventKind>(session);
      const std::byte source{};
      std::byte target{};
      session.copy(&target, &source, sizeof(target)); // a driver may start a thread for host copies
      for (const DeviceEntry &entry :
           runtime().devices()) // an adapter may keep a page for each device
        static_cast<void>(entry.supports(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP));
      // With an overlay, another adapter creates buffers, and it may keep a page, too.
      ur_mem_handle_t buffer = nullptr;
      if (urMemBufferCreate(session.context(), UR_MEM_FLAG_READ_WRITE, 1, nullptr, &buffer) ==
          UR_RESULT_SUCCESS)
        urMemRelease(buffer);
    }
    std::thread([] {}).join(); // ThreadSanitizer starts its own thread with the first thread
    return true;
  }();
}

void requireSupport(ur_device_info_t query, const char *feature) {
  if (deviceUnderTest().supports(query))
    return;
  const std::string reason = fmt::format("{}: its query returns false", feature);
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  urAdapterGetInfo(deviceUnderTest().adapter, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend,
                   nullptr);
  if (std::ranges::count(leftOutFeatures(), LeftOutFeature{backend, query}) != 0)
    GTEST_SKIP() << kUnclaimedPrefix << reason;
  skipUnclaimed(reason);
}

const SupportQuery *queryOf(const ApiFunction &function) {
  const auto queries = supportQueries();
  const auto query =
      std::ranges::find(queries, std::string_view(function.query), &SupportQuery::name);
  return query == queries.end() ? nullptr : &*query;
}

bool requireFeatureOf(const ApiFunction &function) {
  const SupportQuery *const query = queryOf(function);
  if (query)
    requireSupport(query->value, function.feature);
  return query;
}

void skipUnclaimed(const std::string &what) {
  if (std::getenv("UR_IPC_TEST_NO_SKIP"))
    FAIL() << "the adapter should offer " << what;
  GTEST_SKIP() << kUnclaimedPrefix << what;
}

void DiscoveryTest::SetUp() {
  warmUp();
  footprint_ = Footprint::now();
}

void DiscoveryTest::TearDown() {
  EXPECT_EQ(Footprint::waitFor(footprint_), footprint_) << "the test or adapter leaked resources";
}

void DeviceTest::SetUp() {
  DiscoveryTest::SetUp();
  if (!canCreateContexts())
    skipUnclaimed("contexts: urContextCreate returns UNSUPPORTED_FEATURE");
  if (isSkippedOrFailed())
    return;
  session_.emplace(deviceUnderTest());
  prepare();
}

void DeviceTest::TearDown() {
  if (session_)
    cleanUp();
  session_.reset();
  DiscoveryTest::TearDown();
}

} // namespace ur::test
