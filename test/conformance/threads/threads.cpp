// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every function returns the same in several threads as in one, on shared objects and on each
// thread's own objects. The effects on shared objects add up.

#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <exception>
#include <latch>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

namespace ur::test {

void PrintTo(const ApiFunction &function, std::ostream *out) { *out << function.name; }

} // namespace ur::test

namespace {

using namespace ur::support;
using namespace ur::test;

class ThreadsTest : public DeviceTest {
protected:
  static constexpr std::size_t kThreads = 8;

  // Runs `work(number of the thread)` in threads that start together. `work` returns the number of
  // its wrong calls.
  template <typename Work> static void inThreads(const Work &work) {
    std::latch start(kThreads); // no thread ends before another one starts
    std::atomic<std::size_t> failures{0};
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&, thread] {
        start.arrive_and_wait();
        failures += work(thread);
      });
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(failures, 0u) << "calls failed, or returned other values than in one thread";
  }
};

class FunctionThreadsTest : public ThreadsTest, public ::testing::WithParamInterface<ApiFunction> {
protected:
  void prepare() override {
    RecordProperty("functions", GetParam().name);
    requireFeatureOf(GetParam());
  }

  static std::string answersOf(const InThreads::Run &run, const ThreadObjects &given) {
    Answers answers;
    try {
      run(given, answers);
    } catch (
        const std::exception &error) { // an exception that leaves the thread would end the process
      answers << error.what();
    }
    return answers.text();
  }
};

TEST_P(FunctionThreadsTest, AnswersAsAlone) {
  const InThreads::Run run = threadBlockOf(GetParam().name);
  ASSERT_TRUE(run) << "write IN_THREADS(" << GetParam().name << ") in test/conformance/functions";
  struct Objects {
    ThreadObjects objects;
    std::string alone;
  };
  std::vector<Objects> given(1 + kThreads); // the shared objects, then one set per thread
  for (Objects &one : given) {
    one.alone = answersOf(run, one.objects);
    ASSERT_EQ(answersOf(run, one.objects), one.alone) << "the second call of one thread";
  }
  inThreads([&](std::size_t thread) {
    std::size_t failures = 0;
    for (int round = 0; round < 25; ++round)
      for (const Objects *const one : {&given[0], &given[1 + thread]}) {
        const std::string answers = answersOf(run, one->objects);
        if (answers != one->alone && ++failures == 1)
          ADD_FAILURE() << "expected " << one->alone << "\ngot " << answers;
      }
    return failures;
  });
  for (const Objects &one : given)
    EXPECT_EQ(answersOf(run, one.objects), one.alone) << "after all threads";
}

INSTANTIATE_TEST_SUITE_P(EveryFunction, FunctionThreadsTest,
                         ::testing::ValuesIn(apiFunctions().begin(), apiFunctions().end()),
                         [](const auto &one) { return std::string(one.param.name); });

bool works(ur_result_t result) { return result == UR_RESULT_SUCCESS; }

std::uint32_t references(ur_context_handle_t handle) {
  return info<std::uint32_t>([&](auto... rest) { return urContextGetInfo(handle, rest...); },
                             UR_CONTEXT_INFO_REFERENCE_COUNT);
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

// Half of the threads allocate and free. The others query live memory until the last allocation.
TEST_F(ThreadsTest, AllocateAndFree) {
  const auto isStartOf = [&](void *start, std::size_t size) {
    void *base = nullptr;
    return works(urUSMGetMemAllocInfo(context(), static_cast<std::byte *>(start) + size - 1,
                                      UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base), &base, nullptr)) &&
           base == start;
  };
  constexpr std::size_t kSize = 64;
  constexpr std::size_t kLarge = 3 << 20; // adapters do not cache this size for the thread
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

class MappingThreads : public ThreadsTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
  }
};

// Each thread has its own context: calls on one context need a lock of the caller.
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
