// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T37: in each function that makes system calls, call k fails, alone or with all later calls, for k
// = 1, 2, ... up to the last call. System calls of the driver do not fail.
#include "test/fault/adapter_objects/fixture.hpp"

#include <algorithm>
#include <cstring>
#include <functional>

namespace {

using namespace ur::ipc;
using namespace ur::ipc::test;

// The minimum number of system calls in a test. An adapter with a driver makes fewer.
constexpr int minCalls(int withoutDriver, int withDriver = 0) {
  return UR_TEST_ADAPTER_HAS_DRIVER ? withDriver : withoutDriver;
}

class FailingCalls : public AdapterObjectsTest {
protected:
  // Runs `call` with each failure. If it succeeds, runs `undo` without failures. Returns the number
  // of the last system call that failed.
  int underEveryFault(const std::function<ur_result_t()> &call,
                      const std::function<ur_result_t()> &undo) {
    expectSuccess(call()); // creates the resources that the adapter keeps
    expectSuccess(undo());
    const Resources before = resourcesOfThisProcess();
    int lastFailure = 0;
    for (const bool allLater : {false, true})
      for (const int error : kErrors)
        for (int k = 1;; ++k) {
          faultPlan.arm(k, allLater, error);
          ur_result_t result;
          {
            const ScopedOsCalls scope(faultyCalls());
            result = call();
          }
          const bool hasFailed = faultPlan.calls >= k;
          SCOPED_TRACE(std::string(strerrorname_np(error)) + " at call " + std::to_string(k) +
                       (allLater ? " and all later" : ""));
          EXPECT_NE(std::ranges::find(kListed, result), kListed.end()) << result;
          if (result == UR_RESULT_SUCCESS)
            expectSuccess(undo());
          EXPECT_EQ(settled(before), before);
          if (testing::Test::HasFailure())
            return lastFailure;
          if (!hasFailed) {
            EXPECT_EQ(result, UR_RESULT_SUCCESS);
            break;
          }
          lastFailure = std::max(lastFailure, k);
        }
    return lastFailure;
  }

  // Gets and puts handles of new memory with each failure. A failed Get must leave the memory
  // intact: `checkAndFree` checks and frees it.
  int faultFirstGet(const std::function<void()> &make, const std::function<void()> &checkAndFree,
                    const std::function<ur_result_t()> &get,
                    const std::function<ur_result_t()> &put) {
    const auto renewAfter = [&](ur_result_t result) {
      const ScopedOsCalls scope(ur::base::systemCalls());
      checkAndFree();
      make();
      return result;
    };
    make();
    const int lastFailure = underEveryFault(
        [&] {
          const ur_result_t result = get();
          return result == UR_RESULT_SUCCESS ? result : renewAfter(result);
        },
        [&] { return renewAfter(put()); });
    checkAndFree();
    return lastFailure;
  }
};

TEST_F(FailingCalls, InAllocations) {
  void *memory = nullptr;
  const auto free = [&] { return api().USM.pfnFree(context_, memory); };
  EXPECT_GE(underEveryFault(
                [&] {
                  return api().USM.pfnDeviceAlloc(context_, device_, nullptr, nullptr, size_,
                                                  &memory);
                },
                free),
            minCalls(0));
  constexpr std::size_t kMapped = 4 << 20; // gets its own mapping
  EXPECT_GE(
      underEveryFault(
          [&] { return api().USM.pfnHostAlloc(context_, nullptr, nullptr, kMapped, &memory); },
          free),
      minCalls(1));
  const ur_usm_desc_t aligned{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 128};
  EXPECT_GE(underEveryFault(
                [&] {
                  return api().USM.pfnSharedAlloc(context_, device_, &aligned, nullptr, kMapped,
                                                  &memory);
                },
                free),
            minCalls(1));
}

TEST_F(FailingCalls, InVirtualMemory) {
  void *range = nullptr;
  const auto reserve = [&] {
    return api().VirtualMem.pfnReserve(context_, nullptr, 2 * size_, &range);
  };
  EXPECT_GE(underEveryFault(reserve,
                            [&] { return api().VirtualMem.pfnFree(context_, range, 2 * size_); }),
            minCalls(1));

  expectSuccess(reserve());
  ur_physical_mem_handle_t physical = createPhysical(context_);
  const auto map = [&] {
    return api().VirtualMem.pfnMap(context_, range, size_, physical, 0,
                                   UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  };
  const auto unmap = [&] { return api().VirtualMem.pfnUnmap(context_, range, size_); };
  EXPECT_GE(underEveryFault(map, unmap), minCalls(1));
  expectSuccess(map());
  const auto setAccess = [&](ur_virtual_mem_access_flags_t access) {
    return api().VirtualMem.pfnSetAccess(context_, range, size_, access);
  };
  EXPECT_GE(underEveryFault([&] { return setAccess(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY); },
                            [&] { return setAccess(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE); }),
            minCalls(1));
  expectSuccess(unmap());
  expectSuccess(api().VirtualMem.pfnFree(context_, range, 2 * size_));
  expectSuccess(api().PhysicalMem.pfnRelease(physical));
}

TEST_F(FailingCalls, InPhysicalMemory) {
  ur_physical_mem_handle_t memory = nullptr;
  EXPECT_GE(
      underEveryFault(
          [&] { return api().PhysicalMem.pfnCreate(context_, device_, size_, nullptr, &memory); },
          [&] { return api().PhysicalMem.pfnRelease(memory); }),
      minCalls(0)); // a physical memory makes no system call until it is mapped or shared
}

TEST_F(FailingCalls, InEvents) {
  ur_event_handle_t event = nullptr;
  EXPECT_GE(underEveryFault([&] { return createEvent(context_, &event); },
                            [&] { return api().Event.pfnRelease(event); }),
            minCalls(1)); // a driver's event makes no system call until it is shared
}

TEST_F(FailingCalls, InCommands) {
  constexpr std::size_t kLarge = 4 << 20; // small copies need no thread
  void *from = allocate(kLarge);
  void *to = allocate(kLarge);
  ur_queue_handle_t queue = nullptr;
  EXPECT_GE(underEveryFault(
                [&] {
                  expectSuccess(api().Queue.pfnCreate(context_, device_, nullptr, &queue));
                  const ur_result_t result = api().Enqueue.pfnUSMMemcpy(
                      queue, false, to, from, kLarge, 0, nullptr, nullptr);
                  if (result != UR_RESULT_SUCCESS)
                    expectSuccess(api().Queue.pfnRelease(queue));
                  return result;
                },
                [&] {
                  expectSuccess(api().Queue.pfnFinish(queue));
                  return api().Queue.pfnRelease(queue);
                }),
            minCalls(1));
  expectSuccess(api().USM.pfnFree(context_, from));
  expectSuccess(api().USM.pfnFree(context_, to));
}

TEST_F(FailingCalls, InSharingMemory) {
  void *memory = allocate(size_);
  void *data = nullptr;
  std::size_t size = 0;
  const auto get = [&] { return api().IPCExp.pfnGetMemHandleExp(context_, memory, &data, &size); };
  const auto put = [&] { return api().IPCExp.pfnPutMemHandleExp(context_, data); };
  EXPECT_GE(underEveryFault(get, put), minCalls(3, 1));
  expectSuccess(get());
  void *opened = nullptr;
  EXPECT_GE(
      underEveryFault(
          [&] { return api().IPCExp.pfnOpenMemHandleExp(context_, device_, data, size, &opened); },
          [&] { return api().IPCExp.pfnCloseMemHandleExp(context_, opened); }),
      minCalls(2, 1));
  expectSuccess(put());
  expectSuccess(api().USM.pfnFree(context_, memory));
}

#if !UR_TEST_ADAPTER_HAS_DRIVER // the first Get moves memory only without a driver
// The first Get keeps the memory's bytes even if a call fails.
TEST_F(FailingCalls, InTheFirstGetOfMemory) {
  void *memory = nullptr;
  void *data = nullptr;
  const auto make = [&] {
    memory = allocate(3 * size_);
    std::memset(memory, 0x5a, 3 * size_);
  };
  const auto checkAndFree = [&] {
    auto *bytes = static_cast<unsigned char *>(memory);
    EXPECT_TRUE(
        std::all_of(bytes, bytes + 3 * size_, [](unsigned char byte) { return byte == 0x5a; }));
    std::memset(memory, 0x33, 3 * size_); // the memory is still writable
    expectSuccess(api().USM.pfnFree(context_, memory));
  };
  const auto get = [&] {
    return api().IPCExp.pfnGetMemHandleExp(context_, memory, &data, nullptr);
  };
  const auto put = [&] { return api().IPCExp.pfnPutMemHandleExp(context_, data); };
  EXPECT_GE(faultFirstGet(make, checkAndFree, get, put), minCalls(4));
}
#endif

TEST_F(FailingCalls, InSharingPhysicalMemory) {
  ur_physical_mem_handle_t memory = createPhysical(context_);
  void *data = nullptr;
  std::size_t size = 0;
  const auto get = [&] {
    return api().IPCExp.pfnGetPhysMemHandleExp(context_, memory, &data, &size);
  };
  const auto put = [&] { return api().IPCExp.pfnPutPhysMemHandleExp(context_, data); };
  EXPECT_GE(underEveryFault(get, put), minCalls(3, 1));
  expectSuccess(get());
  ur_physical_mem_handle_t opened = nullptr;
  EXPECT_GE(underEveryFault(
                [&] {
                  return api().IPCExp.pfnOpenPhysMemHandleExp(context_, device_, data, size,
                                                              &opened);
                },
                [&] { return api().IPCExp.pfnClosePhysMemHandleExp(context_, opened); }),
            1);
  expectSuccess(put());
  expectSuccess(api().PhysicalMem.pfnRelease(memory));
}

#if !UR_TEST_ADAPTER_HAS_DRIVER // the first Get moves memory only without a driver
// The first Get keeps the bytes of mapped physical memory.
TEST_F(FailingCalls, InTheFirstGetOfPhysicalMemory) {
  void *range = nullptr;
  expectSuccess(api().VirtualMem.pfnReserve(context_, nullptr, 2 * size_, &range));
  auto *const second = static_cast<unsigned char *>(range) + size_;
  ur_physical_mem_handle_t memory = nullptr;
  void *data = nullptr;
  std::size_t handleSize = 0;
  const auto make = [&] {
    memory = createPhysical(context_);
    for (void *view : {range, static_cast<void *>(second)})
      expectSuccess(api().VirtualMem.pfnMap(context_, view, size_, memory, 0,
                                            UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    std::memset(range, 0x5a, size_);
  };
  const auto checkAndFree = [&] {
    static_cast<unsigned char *>(range)[1] = 0x77;
    EXPECT_EQ(second[0], 0x5a);
    EXPECT_EQ(second[1], 0x77); // both mappings show the same memory
    expectSuccess(api().VirtualMem.pfnUnmap(context_, range, 2 * size_));
    expectSuccess(api().PhysicalMem.pfnRelease(memory));
  };
  const auto get = [&] {
    return api().IPCExp.pfnGetPhysMemHandleExp(context_, memory, &data, &handleSize);
  };
  const auto put = [&] { return api().IPCExp.pfnPutPhysMemHandleExp(context_, data); };
  EXPECT_GE(faultFirstGet(make, checkAndFree, get, put), minCalls(4));
  expectSuccess(api().VirtualMem.pfnFree(context_, range, 2 * size_));
}
#endif

TEST_F(FailingCalls, InSharingEvents) {
  ur_event_handle_t event = nullptr;
  expectSuccess(createEvent(context_, &event));
  void *data = nullptr;
  std::size_t size = 0;
  const auto get = [&] { return api().IPCExp.pfnGetEventHandleExp(event, &data, &size); };
  const auto put = [&] { return api().IPCExp.pfnPutEventHandleExp(context_, data); };
  EXPECT_GE(underEveryFault(get, put), minCalls(3, 1));
  expectSuccess(get());
  ur_event_handle_t opened = nullptr;
  EXPECT_GE(underEveryFault(
                [&] { return api().IPCExp.pfnOpenEventHandleExp(context_, data, size, &opened); },
                [&] { return api().Event.pfnRelease(opened); }),
            minCalls(2));
  expectSuccess(put());
  expectSuccess(api().Event.pfnRelease(event));
}

} // namespace
