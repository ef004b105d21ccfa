// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tracked_test.hpp"

#include <array>
#include <string>
#include <vector>

namespace ur::test {
namespace {

using Leaks = TrackedTest;

TEST_F(Leaks, AreUnreleasedReferences) {
  ur_event_handle_t event = createEvent(0);
  EXPECT_EQ(table.Event.pfnRetain(event), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Event.pfnRetain(event), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Event.pfnRelease(event), UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.messages().size(), 1u);
  EXPECT_EQ(log.count("2 references to it were not released with urEventRelease "
                      "[UR-urEventCreateExp-phEvent-leak]"),
            1u);
}

TEST_F(Leaks, AreReportedInTheOrderOfCreation) {
  createEvent(0);
  allocate();
  createEvent(0);
  tearDown();
  ASSERT_EQ(log.messages().size(), 3u);
  EXPECT_NE(log.messages()[1].find("urUSMDeviceAlloc: ppMem is 0x"), std::string::npos);
}

TEST_F(Leaks, AreNotMadeByCallsThatFail) {
  answer(UR_RESULT_ERROR_OUT_OF_RESOURCES);
  ur_queue_handle_t other = queue;
  EXPECT_NE(table.Queue.pfnCreate(context, device, nullptr, &other), UR_RESULT_SUCCESS);
  EXPECT_NE(table.Context.pfnRetain(context), UR_RESULT_SUCCESS);
  EXPECT_NE(table.Queue.pfnRelease(queue), UR_RESULT_SUCCESS);
  answer(UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST_F(Leaks, AreNotRootDevices) {
  std::array<ur_device_handle_t, 2> devices{};
  std::uint32_t total = 0;
  EXPECT_EQ(table.Device.pfnGet(reinterpret_cast<ur_platform_handle_t>(this), UR_DEVICE_TYPE_ALL, 2,
                                devices.data(), &total),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Device.pfnRetain(device), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Device.pfnRelease(device), UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST_F(Leaks, AreSubDevicesAsManyAsTheCallFilledIn) {
  const ur_device_partition_property_t property{.type = UR_DEVICE_PARTITION_EQUALLY,
                                                .value = {.equally = 1}};
  const ur_device_partition_properties_t properties{
      .stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
      .pNext = nullptr,
      .pProperties = &property,
      .PropCount = 1};
  std::array<ur_device_handle_t, 4> parts{};
  EXPECT_EQ(table.Device.pfnPartition(device, &properties, 4, parts.data(), nullptr),
            UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.countRule("UR-urDevicePartition-phSubDevices-leak"), 2u);
}

TEST_F(Leaks, AreNotReusableEventsThatAreSignaledAgain) {
  ur_event_handle_t event = createEvent(0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(table.Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event),
              UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Event.pfnRelease(event), UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST_F(Leaks, AreNewEventsOfTheExtendedBarrier) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(table.Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event),
            UR_RESULT_SUCCESS);
  // A command's event is not reusable.
  EXPECT_EQ(log.countRule("UR-urEnqueueEventsWaitWithBarrierExt-phEvent-maker"), 1u);
  tearDown();
  EXPECT_EQ(log.countRule("UR-urEnqueueEventsWaitWithBarrierExt-phEvent-leak"), 1u);
}

// An event keeps its queue and its context alive after the caller has released them.
TEST_F(Leaks, AreNotObjectsThatOthersKeepAlive) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(table.Enqueue.pfnEventsWait(queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Queue.pfnRelease(queue), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Context.pfnRelease(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Queue.pfnFlush(queue), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Context.pfnRetain(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Context.pfnRelease(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});

  EXPECT_EQ(table.Event.pfnRelease(event), UR_RESULT_SUCCESS);
  table.Queue.pfnFlush(queue);
  EXPECT_EQ(log.countRule("UR-urQueueFlush-hQueue-alive"), 1u);
  table.Context.pfnRetain(context);
  EXPECT_EQ(log.countRule("UR-urContextRetain-hContext-alive"), 1u);
  layers::tearDown();
  EXPECT_EQ(log.messages().size(), 2u);
}

TEST_F(Leaks, AreNotHiddenByASecondRelease) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(table.Enqueue.pfnEventsWait(queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Queue.pfnRelease(queue), UR_RESULT_SUCCESS);
  // The caller has no reference left, although the event keeps the queue alive.
  table.Queue.pfnRelease(queue);
  EXPECT_EQ(log.countRule("UR-urQueueRelease-hQueue-alive"), 1u);
}

class Mappings : public TrackedTest {
protected:
  static constexpr std::size_t kPage = 4096;

  void map(std::size_t page, std::size_t pages) {
    ur_physical_mem_handle_t physical = nullptr;
    ASSERT_EQ(table.PhysicalMem.pfnCreate(context, device, pages * kPage, nullptr, &physical),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(table.VirtualMem.pfnMap(context, at(page), pages * kPage, physical, 0,
                                      UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(table.PhysicalMem.pfnRelease(physical), UR_RESULT_SUCCESS);
  }
  ur_result_t unmap(std::size_t page, std::size_t pages) {
    return table.VirtualMem.pfnUnmap(context, at(page), pages * kPage);
  }
  static const void *at(std::size_t page) {
    return reinterpret_cast<const void *>((1024 + page) * kPage);
  }
};

TEST_F(Mappings, EndTogetherOrInParts) {
  map(0, 1);
  map(1, 4);
  EXPECT_EQ(unmap(0, 2), UR_RESULT_SUCCESS);
  EXPECT_EQ(unmap(3, 1), UR_RESULT_SUCCESS);
  answer(UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_NE(unmap(2, 3), UR_RESULT_SUCCESS);
  answer(UR_RESULT_SUCCESS);
  EXPECT_EQ(unmap(4, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(unmap(2, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
  EXPECT_EQ(unmap(2, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.countRule("UR-urVirtualMemUnmap-pStart-alive"), 1u);
  log.clear();
  tearDown();
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST_F(Mappings, LeakTheirRemainingParts) {
  map(0, 4);
  EXPECT_EQ(unmap(1, 1), UR_RESULT_SUCCESS);
  tearDown();
  EXPECT_EQ(log.countRule("UR-urVirtualMemMap-pStart-leak"), 2u);
}

} // namespace
} // namespace ur::test
