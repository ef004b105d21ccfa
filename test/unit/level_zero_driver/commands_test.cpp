// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

namespace host_driver::test {
namespace {

// With this switch, a program that does not wait sees the worst possible order.
DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_START", "awaited"}}), 1,
                 CommandsStartWhenTheHostWaitsOrAsks) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_command_list_handle_t otherList = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(0, 2);
  ze_event_handle_t first = zero.event(pool, 0);
  const ze_event_handle_t second = zero.event(pool, 1);

  int in = 1;
  int out = 0;
  const auto copy = [&] {
    MUST(zeCommandListAppendMemoryCopy(list, &out, &in, sizeof(in), first, 0, nullptr));
    MUST(zeCommandListAppendBarrier(otherList, second, 1, &first));
  };
  copy();
  in = 2; // the command will read this value
  MUST(zeEventHostSynchronize(second, UINT64_MAX));
  EXPECT_EQ(out, 2);

  MUST(zeEventHostReset(first));
  MUST(zeEventHostReset(second));
  copy();
  in = 3;
  while (zeEventQueryStatus(second) == ZE_RESULT_NOT_READY) {
  }
  EXPECT_EQ(out, 3);
}

// If a runtime sees equal times, it assumes that the clock has wrapped around between them.
DRIVER_TEST(CommandsThatDoNothingEndAfterTheyStart) {
  const LevelZero zero;
  const ze_command_list_handle_t list = zero.immediateList();
  const ze_event_pool_handle_t pool = zero.eventPool(ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP, 1);
  const ze_event_handle_t event = zero.event(pool, 0);
  const auto expectSomeTime = [&] {
    ze_kernel_timestamp_result_t result = {};
    MUST(zeEventHostSynchronize(event, UINT64_MAX));
    MUST(zeEventQueryKernelTimestamp(event, &result));
    EXPECT_LT(result.global.kernelStart, result.global.kernelEnd);
    MUST(zeEventHostReset(event));
  };
  for (int i = 0; i < 200; ++i) {
    MUST(zeCommandListAppendBarrier(list, event, 0, nullptr));
    expectSomeTime();
    MUST(zeEventHostSignal(event));
    expectSomeTime();
  }
}

} // namespace
} // namespace host_driver::test
