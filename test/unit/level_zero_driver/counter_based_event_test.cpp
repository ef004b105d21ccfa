// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Runs without the loader's layers, because they do not wrap objects that an extension function
// creates.

#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

namespace host_driver::test {
namespace {

using IpcHandle = newer::IpcEventCounterBasedHandle;

struct CounterBased {
  explicit CounterBased(const LevelZero &zero)
      : get(zero.extension<newer::EventCounterBasedGetIpcHandleFn>(
            "zeEventCounterBasedGetIpcHandle")),
        open(zero.extension<newer::EventCounterBasedOpenIpcHandleFn>(
            "zeEventCounterBasedOpenIpcHandle")),
        close(zero.extension<newer::EventCounterBasedCloseIpcHandleFn>(
            "zeEventCounterBasedCloseIpcHandle")) {}

  const newer::EventCounterBasedGetIpcHandleFn get;
  const newer::EventCounterBasedOpenIpcHandleFn open;
  const newer::EventCounterBasedCloseIpcHandleFn close;
};

constexpr std::uint32_t kVisible = newer::kEventImmediate | newer::kEventHostVisible;
constexpr std::uint32_t kShared = kVisible | newer::kEventIpc;

DRIVER_ROLE(refusesWhatItsKindForbids) {
  const LevelZero zero;
  const ze_command_list_handle_t unordered = zero.immediateList();
  const ze_command_list_handle_t ordered = zero.immediateList(newer::kCommandQueueInOrder);
  const ze_event_handle_t event = zero.counterBasedEvent(kVisible);
  const ze_event_handle_t regular =
      zero.counterBasedEvent(newer::kEventNonImmediate | newer::kEventHostVisible);
  EXPECT_EQ(zeEventHostSignal(event), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(zeEventHostReset(event), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(zeCommandListAppendEventReset(ordered, event), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(zeCommandListAppendSignalEvent(unordered, event), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(zeCommandListAppendSignalEvent(ordered, regular), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  IpcHandle handle = {};
  EXPECT_EQ(CounterBased(zero).get(event, &handle), ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "the driver shared an event without the IPC flag";
}

TEST(CounterBasedEvent, RefusesWhatItsKindForbids) {
  expectClean(run(refusesWhatItsKindForbidsRole));
}

DRIVER_ROLE(opensASnapshot) {
  const LevelZero zero;
  const CounterBased calls(zero);
  ze_event_handle_t event = nullptr;
  MUST(calls.open(zero.context, parent.receiveValue<IpcHandle>(), &event));
  EXPECT_EQ(zeEventQueryStatus(event), ZE_RESULT_SUCCESS) << "a later signal changed the snapshot";
  const ze_command_list_handle_t list = zero.immediateList(newer::kCommandQueueInOrder);
  EXPECT_EQ(zeCommandListAppendSignalEvent(list, event), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  MUST(calls.close(event));
}

DRIVER_ROLE(sharesASnapshot) {
  const LevelZero zero;
  const CounterBased calls(zero);
  const ze_command_list_handle_t list = zero.immediateList(newer::kCommandQueueInOrder);
  const ze_event_pool_handle_t pool = zero.eventPool(0, 1);
  ze_event_handle_t gate = zero.event(pool, 0);
  const ze_event_handle_t event = zero.counterBasedEvent(kShared);
  IpcHandle handle = {};
  EXPECT_EQ(calls.get(event, &handle), ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "the driver shared an event without a signal";
  MUST(zeCommandListAppendSignalEvent(list, event));
  MUST(zeEventHostSynchronize(event, UINT64_MAX));
  MUST(calls.get(event, &handle));
  MUST(zeCommandListAppendBarrier(list, event, 1, &gate));

  Peer peer(opensASnapshotRole);
  peer.channel().sendValue(handle);
  peer.expectSuccess();
  EXPECT_EQ(zeEventQueryStatus(event), ZE_RESULT_NOT_READY);
  MUST(zeEventHostSignal(gate));
  MUST(zeEventHostSynchronize(event, UINT64_MAX));
}

TEST(CounterBasedEvent, IsASnapshotWithOneWayEvents) {
  expectClean(run(sharesASnapshotRole, {{"ZE_HOST_DRIVER_EVENTS", "one_way"}}), 2);
}

} // namespace
} // namespace host_driver::test
