// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What several threads do with shared objects adds up to what one thread would have done.

#include "test/conformance/support/info.hpp"
#include "test/conformance/threads/threads_test.hpp"

#include <array>
#include <atomic>
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
