// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T38, T77, T78: allocation k of a call fails, for k = 1, 2, ... up to the last one, or all
// allocations on the adapter's threads fail. The operators below replace the operators of the whole
// process, including the loader and the adapter.
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/held_copy.hpp"
#include "test/support/held_bytes.hpp"
#include "test/support/waiting.hpp"

#include <atomic>
#include <cstdlib>
#include <functional>
#include <new>
#include <string>
#include <thread>

namespace {

// The number of the allocation of this thread that fails. The adapter's threads have their own
// numbers, so their allocations succeed.
thread_local int failAt = 0; // 0: no failure
thread_local int allocations = 0;

// While true, all allocations fail, except on threads with isSpared.
std::atomic<bool> failOnOtherThreads{false};
std::atomic<int> failuresOnOtherThreads{0};
thread_local bool isSpared = false;

void *allocate(std::size_t size, std::size_t alignment) {
  if (failAt != 0 && ++allocations == failAt)
    return nullptr;
  if (failOnOtherThreads && !isSpared) {
    ++failuresOnOtherThreads;
    return nullptr;
  }
  size = size == 0 ? 1 : size;
  if (alignment <= alignof(std::max_align_t))
    return std::malloc(size);
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void *allocateOrThrow(std::size_t size, std::size_t alignment = 1) {
  if (void *memory = allocate(size, alignment))
    return memory;
  throw std::bad_alloc();
}

// Not inlined: GCC would warn that free does not match operator new.
[[gnu::noinline]] void release(void *memory) noexcept { std::free(memory); }

} // namespace

void *operator new(std::size_t size) { return allocateOrThrow(size); }
void *operator new[](std::size_t size) { return allocateOrThrow(size); }
void *operator new(std::size_t size, std::align_val_t alignment) {
  return allocateOrThrow(size, static_cast<std::size_t>(alignment));
}
void *operator new[](std::size_t size, std::align_val_t alignment) {
  return allocateOrThrow(size, static_cast<std::size_t>(alignment));
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept { return allocate(size, 1); }
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept {
  return allocate(size, 1);
}
void operator delete(void *memory) noexcept { release(memory); }
void operator delete[](void *memory) noexcept { release(memory); }
void operator delete(void *memory, std::size_t) noexcept { release(memory); }
void operator delete[](void *memory, std::size_t) noexcept { release(memory); }
void operator delete(void *memory, std::align_val_t) noexcept { release(memory); }
void operator delete[](void *memory, std::align_val_t) noexcept { release(memory); }
void operator delete(void *memory, std::size_t, std::align_val_t) noexcept { release(memory); }
void operator delete[](void *memory, std::size_t, std::align_val_t) noexcept { release(memory); }

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 4096;

// Runs the call while its allocation with this number fails.
ur_result_t callWithFailure(int number, const std::function<ur_result_t()> &call) {
  allocations = 0;
  failAt = number;
  const ur_result_t result = call();
  failAt = 0;
  return result;
}

class NoMemory : public DeviceTest {
protected:
  // Like countFailures(), for a call that needs memory.
  void expectEveryFailure(const std::function<ur_result_t()> &call,
                          const std::function<void()> &undo) {
    EXPECT_GT(countFailures(call, undo), 0);
  }

  // Runs `call` once for each of its allocations, and lets this allocation fail. `undo` reverts a
  // successful call. Returns the number of failed allocations.
  int countFailures(const std::function<ur_result_t()> &call, const std::function<void()> &undo) {
    EXPECT_SUCCESS(call());
    undo();
    const Footprint before = Footprint::now();
    for (int k = 1;; ++k) {
      const ur_result_t result = callWithFailure(k, call);
      const std::string failurePoint = "allocation " + std::to_string(k);
      if (allocations < k) {
        EXPECT_RESULT(UR_RESULT_SUCCESS, result) << failurePoint;
        undo();
        EXPECT_EQ(Footprint::waitFor(before), before) << failurePoint;
        return k - 1;
      }
      // A call may succeed if its result does not need the failed allocation.
      if (result == UR_RESULT_SUCCESS)
        undo();
      else
        EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, result) << failurePoint;
      EXPECT_EQ(Footprint::waitFor(before), before) << failurePoint;
      if (testing::Test::HasFailure() || k > 500)
        return k;
    }
  }
};

TEST_F(NoMemory, InContextsAndQueues) {
  ur_context_handle_t newContext = nullptr;
  ur_device_handle_t deviceHandle = device();
  expectEveryFailure([&] { return urContextCreate(1, &deviceHandle, nullptr, &newContext); },
                     [&] { EXPECT_SUCCESS(urContextRelease(newContext)); });
  ur_queue_handle_t queue = nullptr;
  expectEveryFailure([&] { return urQueueCreate(context(), device(), nullptr, &queue); },
                     [&] { EXPECT_SUCCESS(urQueueRelease(queue)); });
}

TEST_F(NoMemory, InAllocations) {
  void *memory = nullptr;
  const auto free = [&] { EXPECT_SUCCESS(urUSMFree(context(), memory)); };
  expectEveryFailure(
      [&] { return urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &memory); },
      free);
  expectEveryFailure([&] { return urUSMHostAlloc(context(), nullptr, nullptr, kSize, &memory); },
                     free);
  expectEveryFailure(
      [&] { return urUSMSharedAlloc(context(), device(), nullptr, nullptr, kSize, &memory); },
      free);
}

TEST_F(NoMemory, InVirtualMemory) {
  const std::size_t size = granularity(session());
  void *range = nullptr;
  expectEveryFailure([&] { return urVirtualMemReserve(context(), nullptr, size, &range); },
                     [&] { EXPECT_SUCCESS(urVirtualMemFree(context(), range, size)); });
  const Owned<PhysicalMemoryKind> physical(session(), size);
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, size, &range));
  countFailures(
      [&] {
        return urVirtualMemMap(context(), range, size, physical.get(), 0,
                               UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
      },
      [&] { EXPECT_SUCCESS(urVirtualMemUnmap(context(), range, size)); });
  EXPECT_SUCCESS(urVirtualMemFree(context(), range, size));
}

TEST_F(NoMemory, InCommands) {
  const Owned<MemoryKind> from(session(), kSize);
  const Owned<MemoryKind> to(session(), kSize);
  ur_event_handle_t event = nullptr;
  const auto finish = [&] {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    EXPECT_SUCCESS(urEventRelease(event));
  };
  expectEveryFailure(
      [&] {
        return urEnqueueUSMMemcpy(queue(), false, to.get(), from.get(), kSize, 0, nullptr, &event);
      },
      finish);
  const unsigned char pattern = 1;
  expectEveryFailure(
      [&] { return urEnqueueUSMFill(queue(), to.get(), 1, &pattern, kSize, 0, nullptr, &event); },
      finish);
  expectEveryFailure([&] { return urEnqueueEventsWait(queue(), 0, nullptr, &event); }, finish);
}

// The call releases the resources of completed commands. How many resources an adapter keeps
// depends on how many commands overlapped, so the test compares the resources only at its end.
TEST_F(NoMemory, InACommandAfterOthers) {
  bool failed = true;
  for (int k = 1; failed; ++k) {
    ur_queue_handle_t newQueue = nullptr;
    ur_event_handle_t event = nullptr;
    ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, &newQueue));
    for (int i = 0; i < 3; ++i)
      EXPECT_SUCCESS(urEnqueueEventsWait(newQueue, 0, nullptr, nullptr));
    EXPECT_SUCCESS(urEnqueueEventsWait(newQueue, 0, nullptr, &event));
    EXPECT_SUCCESS(urEventWait(1, &event));
    EXPECT_SUCCESS(urEventRelease(event));
    const ur_result_t result =
        callWithFailure(k, [&] { return urEnqueueEventsWait(newQueue, 0, nullptr, &event); });
    failed = allocations >= k;
    if (result == UR_RESULT_SUCCESS)
      EXPECT_SUCCESS(urEventRelease(event));
    else
      EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, result) << "allocation " << k;
    EXPECT_SUCCESS(urQueueRelease(newQueue));
  }
}

TEST_F(NoMemory, InSignals) {
  const Owned<EventKind> shared(session());
  ur_event_handle_t event = shared.get();
  expectEveryFailure(
      [&] { return urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, &event); },
      [&] {
        EXPECT_SUCCESS(urQueueFinish(queue()));
        EXPECT_SUCCESS(urEventWait(1, &event));
      });
}

template <typename Kind> class NoMemoryIn : public NoMemory {
protected:
  void prepare() override { requireSupport(Kind::kQuery, Kind::kName); }
};
TYPED_TEST_SUITE(NoMemoryIn, AllKinds, KindNames);

TYPED_TEST(NoMemoryIn, Get) {
  const Owned<TypeParam> object(this->session(), kSize);
  void *data = nullptr;
  std::size_t size = 0;
  this->expectEveryFailure(
      [&] { return TypeParam::get(this->session(), object.get(), &data, &size); },
      [&] { EXPECT_SUCCESS(TypeParam::put(this->session(), data)); });
}

TYPED_TEST(NoMemoryIn, Open) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> exported(this->session(), object.get());
  HandleBytes handle = exported.bytes();
  typename TypeParam::Object opened{};
  this->expectEveryFailure(
      [&] { return TypeParam::open(this->session(), handle.data(), handle.size(), &opened); },
      [&] { EXPECT_SUCCESS(TypeParam::close(this->session(), opened)); });
}

// Put and Close need no memory, so they must succeed during a shortage.
TYPED_TEST(NoMemoryIn, PutAndClose) {
  const Owned<TypeParam> object(this->session(), kSize);
  void *data = nullptr;
  std::size_t size = 0;
  ASSERT_SUCCESS(TypeParam::get(this->session(), object.get(), &data, &size));
  HandleBytes handle(static_cast<std::byte *>(data), static_cast<std::byte *>(data) + size);
  typename TypeParam::Object opened{};
  ASSERT_SUCCESS(TypeParam::open(this->session(), handle.data(), handle.size(), &opened));
  EXPECT_SUCCESS(callWithFailure(1, [&] { return TypeParam::close(this->session(), opened); }));
  EXPECT_SUCCESS(callWithFailure(1, [&] { return TypeParam::put(this->session(), data); }));
}

std::atomic<int> calledBack{0};

// No allocation of the adapter's threads succeeds, from their start to their end. They run commands
// with wait lists, callbacks, and a free that waits for the commands.
TEST_F(NoMemory, OnTheAdaptersThreads) {
  if (session().entry().backend != UR_BACKEND_NATIVE_CPU)
    GTEST_SKIP() << "this adapter's threads belong to its driver";
  if (!HeldBytes::arePossible())
    GTEST_SKIP() << "this system has no userfaultfd";
  constexpr std::size_t kLong = 64 * kSize;
  HeldBytes held(kLong);
  ur_queue_handle_t waitingQueue = nullptr;
  ur_event_handle_t first = nullptr;
  ur_event_handle_t second = nullptr;
  void *memory = nullptr;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, &waitingQueue));
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kLong, &memory));
  isSpared = true;
  failOnOtherThreads = true;
  EXPECT_SUCCESS(
      urEnqueueUSMMemcpy(queue(), false, memory, held.data(), kLong, 0, nullptr, &first));
  held.awaitReader();
  const unsigned char pattern = 1;
  EXPECT_SUCCESS(urEnqueueUSMFill(waitingQueue, memory, 1, &pattern, kLong, 1, &first, &second));
  calledBack = 0;
  for (const ur_event_handle_t event : {second, first})
    EXPECT_SUCCESS(urEventSetCallback(
        event, UR_EXECUTION_INFO_COMPLETE,
        [](ur_event_handle_t, ur_execution_info_t, void *) { ++calledBack; }, nullptr));
  // Waits for a failed allocation on a thread that watches an incomplete event.
  while (failuresOnOtherThreads == 0)
    std::this_thread::yield();
  held.release();
  EXPECT_SUCCESS(urEventWait(1, &second));
  EXPECT_SUCCESS(urQueueFinish(waitingQueue));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  for (const ur_event_handle_t event : {first, second})
    EXPECT_SUCCESS(urEventRelease(event));
  EXPECT_SUCCESS(urQueueRelease(waitingQueue));
  while (calledBack != 2)
    std::this_thread::yield();
  failOnOtherThreads = false;
  isSpared = false;
}

// If a free fails for lack of memory, a command that uses the memory can complete, and the next
// free succeeds.
TEST_F(NoMemory, InAFreeThatWaits) {
  if (const std::string reason = HeldCopy::obstacle(session().entry().backend); !reason.empty())
    GTEST_SKIP() << reason;
  bool failed = true;
  for (int k = 1; failed; ++k) {
    void *memory = nullptr;
    ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, 64 * kSize, &memory));
    HeldCopy held(session().entry().backend, queue(), memory, 64 * kSize, nullptr);
    ur_result_t result = UR_RESULT_SUCCESS;
    {
      const WaitingCall freeCall([&] {
        result = callWithFailure(k, [&] { return urUSMFree(context(), memory); });
        failed = allocations >= k;
      });
      held.release();
    }
    if (result != UR_RESULT_SUCCESS) {
      EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, result) << "allocation " << k;
      EXPECT_SUCCESS(urUSMFree(context(), memory)) << "allocation " << k;
    }
    EXPECT_SUCCESS(urQueueFinish(queue()));
  }
}

// If Close fails, it reports its own error or a shortage of memory.
TEST_F(NoMemory, InARefusedClose) {
  ASSERT_NOT_STOPPED(requireSupport(PhysicalMemoryKind::kQuery, PhysicalMemoryKind::kName));
  const std::size_t size = granularity(session());
  const Owned<PhysicalMemoryKind> object(session(), size);
  const Exported<PhysicalMemoryKind> exported(session(), object.get());
  HandleBytes handle = exported.bytes();
  ur_physical_mem_handle_t opened = nullptr;
  ASSERT_SUCCESS(PhysicalMemoryKind::open(session(), handle.data(), handle.size(), &opened));
  ur_context_handle_t otherContext = nullptr;
  ur_device_handle_t deviceHandle = device();
  ASSERT_SUCCESS(urContextCreate(1, &deviceHandle, nullptr, &otherContext));
  for (int k = 1; k < 20; ++k) {
    const ur_result_t result =
        callWithFailure(k, [&] { return urIPCClosePhysMemHandleExp(otherContext, opened); });
    EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_CONTEXT ||
                result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
        << nameOf(result) << " at allocation " << k;
  }
  EXPECT_SUCCESS(urIPCClosePhysMemHandleExp(context(), opened));
  EXPECT_SUCCESS(urContextRelease(otherContext));
}

// The error text needs memory, too.
TYPED_TEST(NoMemoryIn, RefusalOfAStaleHandle) {
  const Owned<TypeParam> object(this->session(), kSize);
  HandleBytes stale;
  {
    const Exported<TypeParam> exported(this->session(), object.get());
    stale = exported.bytes();
  }
  typename TypeParam::Object opened{};
  for (int k = 1; k < 20; ++k) {
    const ur_result_t result = callWithFailure(
        k, [&] { return TypeParam::open(this->session(), stale.data(), stale.size(), &opened); });
    EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE ||
                result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
        << nameOf(result) << " at allocation " << k;
  }
}

} // namespace
