// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"
#include "test/conformance/support/result.hpp"
#include "test/unit/cuda_like/application.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <thread>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using CudaTimesTest = DeviceTest;

std::uint64_t time(const Event &event, ur_profiling_info_t moment) {
  return info<std::uint64_t>(
      [&](auto... args) { return urEventGetProfilingInfo(event.get(), args...); }, moment);
}

// The driver returns the time between two events as a float, which cannot show microseconds after
// some hours.
TEST_F(CudaTimesTest, KeepTheOrderOfCommands) {
  const Queue queue = createQueue(session(), UR_QUEUE_FLAG_PROFILING_ENABLE);
  const Owned<MemoryKind> memory(session(), 4096);
  std::array<Event, 100> commands;
  for (Event &command : commands)
    ASSERT_SUCCESS(fill(queue.get(), memory.get(), 4096, nullptr, command.out()));
  ASSERT_SUCCESS(urQueueFinish(queue.get()));
  std::uint64_t lastEnd = 0;
  for (const Event &command : commands) {
    const std::uint64_t start = time(command, UR_PROFILING_INFO_COMMAND_START);
    const std::uint64_t end = time(command, UR_PROFILING_INFO_COMMAND_END);
    EXPECT_GE(start, lastEnd);
    EXPECT_GE(end, start);
    lastEnd = end;
  }
  // Some times must differ.
  EXPECT_GT(lastEnd, time(commands.front(), UR_PROFILING_INFO_COMMAND_START));
}

// After a second the adapter measures from a new origin, and then the driver rounds differently.
TEST_F(CudaTimesTest, StayTheSame) {
  const Queue queue = createQueue(session(), UR_QUEUE_FLAG_PROFILING_ENABLE);
  const Owned<MemoryKind> memory(session(), 4096);
  std::array<Event, 20> commands;
  for (Event &command : commands)
    ASSERT_SUCCESS(fill(queue.get(), memory.get(), 4096, nullptr, command.out()));
  ASSERT_SUCCESS(urQueueFinish(queue.get()));
  std::array<std::uint64_t, commands.size()> ends{};
  for (std::size_t i = 0; i < commands.size(); ++i)
    ends[i] = time(commands[i], UR_PROFILING_INFO_COMMAND_END);
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  Event laterCommand;
  ASSERT_SUCCESS(fill(queue.get(), memory.get(), 4096, nullptr, laterCommand.out()));
  ASSERT_SUCCESS(urQueueFinish(queue.get()));
  EXPECT_GT(time(laterCommand, UR_PROFILING_INFO_COMMAND_END), ends.back());
  for (std::size_t i = 0; i < commands.size(); ++i)
    EXPECT_EQ(time(commands[i], UR_PROFILING_INFO_COMMAND_END), ends[i]);
}

} // namespace
