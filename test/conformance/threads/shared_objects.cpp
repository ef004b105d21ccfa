// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What several threads do with shared objects adds up to what one thread would have done.

#include "test/conformance/support/info.hpp"
#include "test/conformance/threads/threads_test.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <set>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

bool works(ur_result_t result) { return result == UR_RESULT_SUCCESS; }

std::uint32_t references(ur_context_handle_t handle) {
  return info<std::uint32_t>([&](auto... rest) { return urContextGetInfo(handle, rest...); },
                             UR_CONTEXT_INFO_REFERENCE_COUNT);
}

TEST_F(ThreadsTest, RetainAndReleaseAddUp) {
  const std::uint32_t before = references(context());
  constexpr std::uint32_t kKept = 5;
  inThreads([&](std::size_t) {
    std::size_t failures = 0;
    for (int i = 0; i < 20'000; ++i)
      failures += !works(urContextRetain(context())) + !works(urContextRelease(context()));
    for (std::uint32_t i = 0; i < kKept; ++i)
      failures += !works(urContextRetain(context()));
    return failures;
  });
  EXPECT_EQ(references(context()), before + kThreads * kKept);
  for (std::uint32_t i = 0; i < kThreads * kKept; ++i)
    EXPECT_SUCCESS(urContextRelease(context()));
}

TEST_F(ThreadsTest, ContextsAndQueuesComeAndGo) {
  const std::uint32_t before = references(context());
  inThreads([&](std::size_t) {
    std::size_t failures = 0;
    const ur_device_handle_t one = device();
    for (int i = 0; i < 200; ++i) {
      Context own;
      Queue queue;
      failures += !works(urContextCreate(1, &one, nullptr, own.out()));
      failures += !works(urQueueCreate(own.get(), device(), nullptr, queue.out()));
      const ur_context_handle_t handle = own.get();
      own.reset();
      ur_context_handle_t value = nullptr;
      failures += !works(
          urQueueGetInfo(queue.get(), UR_QUEUE_INFO_CONTEXT, sizeof(value), &value, nullptr));
      failures += value != handle;
    }
    return failures;
  });
  EXPECT_EQ(references(context()), before);
}

// Half of the threads allocate and free, the others look up what stays, until the last one is done.
TEST_F(ThreadsTest, AllocateAndFree) {
  const auto isStartOf = [&](void *start, std::size_t size) {
    void *base = nullptr;
    return works(urUSMGetMemAllocInfo(context(), static_cast<std::byte *>(start) + size - 1,
                                      UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base), &base, nullptr)) &&
           base == start;
  };
  constexpr std::size_t kSize = 64;
  constexpr std::size_t kLarge = 3 << 20; // which adapters do not keep for the thread's next
  std::array<void *, 32> stays{};
  for (void *&memory : stays)
    ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, kSize, &memory));

  std::atomic<std::size_t> allocating{kThreads / 2};
  const auto allocate = [&](std::size_t thread) {
    std::size_t failures = 0;
    std::array<void *, 8> memory{};
    for (std::size_t round = 0; round < 400; ++round) {
      const std::size_t size = round % 2 == 0 ? kSize : kLarge;
      for (std::size_t i = 0; i < memory.size(); ++i)
        failures +=
            !works((thread + i) % memory.size() == 0
                       ? urUSMDeviceAlloc(context(), device(), nullptr, nullptr, size, &memory[i])
                       : urUSMHostAlloc(context(), nullptr, nullptr, size, &memory[i]));
      for (void *const start : memory)
        failures += !isStartOf(start, size);
      for (void *const start : memory)
        failures += !works(urUSMFree(context(), start));
    }
    --allocating;
    return failures;
  };
  const auto lookUp = [&] {
    std::size_t failures = 0;
    while (allocating != 0)
      for (void *const start : stays)
        failures += !isStartOf(start, kSize);
    return failures;
  };
  inThreads([&](std::size_t thread) { return thread % 2 == 0 ? allocate(thread) : lookUp(); });
  for (void *const memory : stays)
    EXPECT_SUCCESS(urUSMFree(context(), memory));
}

// Each fills, copies and waits with memory of its own, all on the same two queues.
TEST_F(ThreadsTest, EnqueueOnSharedQueues) {
  const ur_queue_properties_t unordered{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
  Queue other;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), &unordered, other.out()));
  constexpr std::size_t kRounds = 100;
  inThreads([&](std::size_t thread) {
    std::size_t failures = 0;
    constexpr std::size_t kSize = 64;
    std::array<void *, 2> memory{};
    for (void *&start : memory)
      failures += !works(urUSMHostAlloc(context(), nullptr, nullptr, kSize, &start));
    for (std::size_t round = 0; round < kRounds && failures == 0; ++round) {
      const ur_queue_handle_t one = round % 2 == 0 ? queue() : other.get();
      const auto value = static_cast<std::uint8_t>(thread * kRounds + round);
      Event filled;
      Event copied;
      failures += !works(
          urEnqueueUSMFill(one, memory[0], sizeof(value), &value, kSize, 0, nullptr, filled.out()));
      const ur_event_handle_t fill = filled.get();
      failures += !works(
          urEnqueueUSMMemcpy(one, false, memory[1], memory[0], kSize, 1, &fill, copied.out()));
      const ur_event_handle_t copy = copied.get();
      failures += !works(urEventWait(1, &copy));
      const auto *const bytes = static_cast<const std::uint8_t *>(memory[1]);
      failures += static_cast<std::size_t>(
          std::count_if(bytes, bytes + kSize, [&](std::uint8_t byte) { return byte != value; }));
    }
    for (void *const start : memory)
      failures += !works(urUSMFree(context(), start));
    return failures;
  });
  EXPECT_SUCCESS(urQueueFinish(queue()));
  EXPECT_SUCCESS(urQueueFinish(other.get()));
}

// Owns itself: the last call may still return when the test is over.
struct CalledBack {
  static constexpr std::size_t kCallsOfEach = 100;
  static constexpr std::size_t kCalls = 1 + 8 * kCallsOfEach;
  std::atomic<std::size_t> count{0};
  std::promise<void> all;
};

void countCallback(ur_event_handle_t, ur_execution_info_t, void *data) {
  const std::unique_ptr<std::shared_ptr<CalledBack>> called(
      static_cast<std::shared_ptr<CalledBack> *>(data));
  if (++(*called)->count == CalledBack::kCalls)
    (*called)->all.set_value();
}

TEST_F(ThreadsTest, SetCallbacksOnOneEvent) {
  Event event;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event.out()));
  const auto called = std::make_shared<CalledBack>();
  std::future<void> all = called->all.get_future();
  const auto set = [&] {
    auto data = std::make_unique<std::shared_ptr<CalledBack>>(called);
    const ur_result_t result =
        urEventSetCallback(event.get(), UR_EXECUTION_INFO_COMPLETE, countCallback, data.get());
    if (works(result))
      static_cast<void>(data.release());
    return result;
  };
  ASSERT_SUCCESS_OR_SKIP(set());
  inThreads([&](std::size_t) {
    std::size_t failures = 0;
    for (std::size_t i = 0; i < CalledBack::kCallsOfEach; ++i)
      failures += !works(set());
    return failures;
  });
  EXPECT_EQ(all.wait_for(std::chrono::seconds(20)), std::future_status::ready);
  EXPECT_EQ(called->count, CalledBack::kCalls);
}

class SharingThreads : public ThreadsTest {
protected:
  void prepare() override { requireSupport(MemoryKind::kQuery, MemoryKind::kName); }
};

// Of memory that all threads share and of memory of their own, several at a time. Each handle is
// put once, and what is exported afterwards shows whether the account of them is in order.
TEST_F(SharingThreads, ExportAndPut) {
  const Owned<MemoryKind> shared(session(), 64);
  constexpr std::size_t kRounds = 1000;
  Meeting meeting(kThreads);
  inThreads([&](std::size_t) {
    std::size_t failures = 0;
    const Owned<MemoryKind> own(session(), 64);
    std::array<void *, 8> handles{};
    std::size_t size = 0;
    for (std::size_t round = 0; round < kRounds; ++round) {
      if (round % 50 == 0)
        meeting.arrive();
      for (std::size_t i = 0; i < handles.size(); ++i)
        failures += !works(
            MemoryKind::get(session(), i % 2 == 0 ? shared.get() : own.get(), &handles[i], &size));
      for (void *const handle : handles)
        failures += !works(MemoryKind::put(session(), handle));
    }
    return failures;
  });

  std::vector<std::unique_ptr<Exported<MemoryKind>>> handles;
  std::set<HandleBytes> all;
  for (std::size_t i = 0; i < 2 * kThreads; ++i) {
    handles.push_back(std::make_unique<Exported<MemoryKind>>(session(), shared.get()));
    all.insert(handles.back()->bytes());
  }
  EXPECT_EQ(all.size(), handles.size()) << "a handle was given out twice";
  for (const auto &handle : handles)
    const Opened<MemoryKind> opened(session(), handle->bytes());
}

class MappingThreads : public ThreadsTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
  }
};

// Each in a context of its own: calls on one context need a lock of the caller.
TEST_F(MappingThreads, ReserveAndMap) {
  const std::size_t unit = granularity(session());
  inThreads([&](std::size_t) {
    std::size_t failures = 0;
    const Session own(deviceUnderTest());
    PhysicalMem memory;
    failures += !works(urPhysicalMemCreate(own.context(), device(), unit, nullptr, memory.out()));
    std::array<void *, 8> ranges{};
    for (int round = 0; round < 200; ++round) {
      for (void *&range : ranges)
        failures += !works(urVirtualMemReserve(own.context(), nullptr, 2 * unit, &range));
      void *const range = ranges[static_cast<std::size_t>(round) % ranges.size()];
      failures += !works(urVirtualMemMap(own.context(), range, unit, memory.get(), 0,
                                         UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
      failures += !works(urVirtualMemUnmap(own.context(), range, unit));
      for (void *const reserved : ranges)
        failures += !works(urVirtualMemFree(own.context(), reserved, 2 * unit));
    }
    return failures;
  });
}

} // namespace
