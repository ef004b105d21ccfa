// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mock counts the references that objects retain and release.
#include "test/bindings/cpp/binding_test.hpp"
#include "test/unit/mock/mock_guard.hpp"

#include <cstddef>
#include <cstdint>
#include <system_error>
#include <type_traits>
#include <utility>

namespace ur::test {
namespace {

static_assert(!std::is_copy_constructible_v<ur_ipc::usm_allocation>);
static_assert(!std::is_copy_constructible_v<ur_ipc::opened_physical_mem>);
static_assert(std::is_nothrow_move_constructible_v<ur_ipc::context>);
static_assert(std::is_nothrow_move_assignable_v<ur_ipc::usm_allocation>);
static_assert(sizeof(ur_ipc::context) == sizeof(ur_context_handle_t));

class CppLifetimes : public BindingTest {
  void prepare() override {
    BindingTest::prepare();
    EXPECT_EQ(urMockReset(), UR_RESULT_SUCCESS);
  }
  void cleanUp() override {
    EXPECT_EQ(urMockReset(), UR_RESULT_SUCCESS);
    BindingTest::cleanUp();
  }

protected:
  // Expects `count` calls of both functions: each reference is released.
  static void expectBalance(ur_function_t acquire, ur_function_t release, std::uint64_t count) {
    EXPECT_EQ(callsOf(acquire), count);
    EXPECT_EQ(callsOf(release), count);
  }
};

TEST_F(CppLifetimes, ACopyHasAReferenceOfItsOwn) {
  {
    ur_ipc::queue first = context().queue_create(device());
    ur_ipc::queue second = first;
    EXPECT_EQ(first.get(), second.get());
    EXPECT_EQ(first.get_info<UR_QUEUE_INFO_REFERENCE_COUNT>(), 2u);
    second = first;
    EXPECT_EQ(first.get_info<UR_QUEUE_INFO_REFERENCE_COUNT>(), 2u);
    const ur_ipc::queue &same = second;
    second = same;
    EXPECT_EQ(first.get_info<UR_QUEUE_INFO_REFERENCE_COUNT>(), 2u);
  }
  EXPECT_EQ(callsOf(UR_FUNCTION_QUEUE_RELEASE), 1 + callsOf(UR_FUNCTION_QUEUE_RETAIN));
}

TEST_F(CppLifetimes, AMoveTakesNoReference) {
  {
    ur_ipc::queue first = context().queue_create(device());
    ur_ipc::queue second = std::move(first);
    EXPECT_FALSE(first); // a moved-from object is empty
    first = std::move(second);
    EXPECT_TRUE(first);
  }
  EXPECT_EQ(callsOf(UR_FUNCTION_QUEUE_RETAIN), 0u);
  EXPECT_EQ(callsOf(UR_FUNCTION_QUEUE_RELEASE), 1u);
}

TEST_F(CppLifetimes, AHandleCanBeDetachedAndAdopted) {
  ur_ipc::queue first = context().queue_create(device());
  const ur_queue_handle_t handle = first.detach();
  EXPECT_FALSE(first);
  EXPECT_EQ(callsOf(UR_FUNCTION_QUEUE_RELEASE), 0u);
  const ur_ipc::queue copy = ur_ipc::retained<ur_ipc::queue>(handle);
  ur_ipc::queue(handle).reset();
  EXPECT_EQ(callsOf(UR_FUNCTION_QUEUE_RELEASE), 1u);
  EXPECT_EQ(copy.get_info<UR_QUEUE_INFO_REFERENCE_COUNT>(), 1u);
}

TEST_F(CppLifetimes, AnEmptyObjectReleasesNothing) {
  ur_ipc::event emptyEvent;
  emptyEvent.reset();
  const ur_ipc::event copy = emptyEvent;
  EXPECT_FALSE(copy || ur_ipc::retained<ur_ipc::event>(nullptr));
  EXPECT_EQ(callsOf(UR_FUNCTION_EVENT_RELEASE) + callsOf(UR_FUNCTION_EVENT_RETAIN), 0u);
}

TEST_F(CppLifetimes, AFailedRetainIsAnError) {
  ur_ipc::queue original = context().queue_create(device());
  urMockFail(UR_FUNCTION_QUEUE_RETAIN, 1, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_THROW(ur_ipc::queue{original}, ur_ipc::error);
  urMockFail(UR_FUNCTION_QUEUE_RETAIN, 1, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  std::error_code ec;
  EXPECT_FALSE(ur_ipc::retained<ur_ipc::queue>(original, ec));
  EXPECT_EQ(ec, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  original.reset();
  EXPECT_EQ(callsOf(UR_FUNCTION_QUEUE_RELEASE), 1u);
}

TEST_F(CppLifetimes, ResetReportsAFailedRelease) {
  const auto fail = [](const ur_mock_call_t *, void *) { return UR_RESULT_ERROR_DEVICE_LOST; };
  ur_ipc::event event = sharedEvent();
  ur_ipc::event copy = event;
  urMockSetCallback(UR_FUNCTION_EVENT_RELEASE, UR_MOCK_STAGE_BEFORE, fail, nullptr);
  const ur_event_handle_t handle = event.get();
  EXPECT_THROW(event.reset(), ur_ipc::error);
  std::error_code ec;
  copy.reset(ec);
  EXPECT_EQ(ec, UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_FALSE(event || copy);
  urMockSetCallback(UR_FUNCTION_EVENT_RELEASE, UR_MOCK_STAGE_BEFORE, nullptr, nullptr);
  ur_ipc::event(handle).reset();
  ur_ipc::event(handle).reset();
}

TEST_F(CppLifetimes, ListsOwnTheReferencesOfTheCall) {
  {
    EXPECT_FALSE(ur_ipc::adapter_get().empty());
  }
  const ur_ipc::adapter mock = ur_ipc::retained<ur_ipc::adapter>(adapter());
  EXPECT_EQ(callsOf(UR_FUNCTION_ADAPTER_RELEASE), 1u);
  EXPECT_EQ(callsOf(UR_FUNCTION_ADAPTER_RETAIN), 1u);
}

TEST_F(CppLifetimes, ListsRetainObjectsIfTheCallDoesNot) {
  {
    EXPECT_EQ(ur_ipc::platform(platform()).device_get(UR_DEVICE_TYPE_ALL).size(), 1u);
  }
  {
    EXPECT_EQ(context().get_info<UR_CONTEXT_INFO_DEVICES>().at(0).get(), device().get());
  }
  expectBalance(UR_FUNCTION_DEVICE_RETAIN, UR_FUNCTION_DEVICE_RELEASE, 2);
}

TEST_F(CppLifetimes, MemoryIsFreedOnceInItsContext) {
  {
    ur_ipc::usm_allocation memory;
    {
      const ur_ipc::context scopedContext = ur_ipc::context_create(device());
      memory = scopedContext.usm_device_alloc(device(), 4096);
    }
    EXPECT_EQ(memory.size(), 4096u);
    EXPECT_EQ(callsOf(UR_FUNCTION_USM_FREE), 0u);
    ur_ipc::usm_allocation target = std::move(memory);
    EXPECT_EQ(memory.get(), nullptr); // NOLINT(bugprone-use-after-move): it is empty
    EXPECT_EQ(memory.size(), 0u);
    memory = std::move(target);
  }
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_FREE), 1u);
}

TEST_F(CppLifetimes, AssignmentFreesTheOldMemory) {
  ur_ipc::usm_allocation memory = context().usm_host_alloc(64);
  memory = context().usm_host_alloc(128);
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_FREE), 1u);
  EXPECT_EQ(memory.size(), 128u);
  EXPECT_EQ(urUSMFree(context(), memory.detach()), UR_RESULT_SUCCESS);
  memory.reset();
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_FREE), 2u);
}

TEST_F(CppLifetimes, OpenedObjectsAreClosedAndHandlesArePut) {
  {
    const ur_ipc::usm_allocation memory = context().usm_device_alloc(device(), 64);
    const auto handle = ur_ipc::ipc::memory::get(memory);
    const auto opened = ur_ipc::ipc::memory::open(handle.data(), context(), device());
    EXPECT_NE(opened.get(), nullptr);
  }
  expectBalance(UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP, UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP, 1);
  expectBalance(UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP, UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP, 1);
  {
    const ur_ipc::physical_mem memory = sharedPhysicalMemory(granularity());
    auto handle = ur_ipc::ipc::physical_memory::get(memory);
    auto opened = ur_ipc::ipc::physical_memory::open(handle.data(), context(), device());
    EXPECT_NE(opened.get(), nullptr);
    ur_ipc::ipc::physical_memory::close(opened, context());
    ur_ipc::ipc::physical_memory::put(handle, context());
  }
  expectBalance(UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP, UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP,
                1);
  expectBalance(UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP, UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP,
                1);
  expectBalance(UR_FUNCTION_PHYSICAL_MEM_CREATE, UR_FUNCTION_PHYSICAL_MEM_RELEASE, 1);
  {
    const ur_ipc::event event = sharedEvent();
    auto handle = ur_ipc::ipc::event::get(event);
    const ur_ipc::event opened = ur_ipc::ipc::event::open(handle.data(), context());
    EXPECT_TRUE(opened);
    ur_ipc::ipc::event::put(handle, context());
  }
  expectBalance(UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP, UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP, 1);
  EXPECT_EQ(callsOf(UR_FUNCTION_EVENT_RELEASE), 2u);
}

TEST_F(CppLifetimes, ExplicitPutAndCloseAreNotRepeated) {
  const ur_ipc::usm_allocation memory = context().usm_device_alloc(device(), 64);
  auto handle = ur_ipc::ipc::memory::get(memory.get(), context());
  const ur_ipc::ipc::handle_data_t data = handle.data();
  auto opened = ur_ipc::ipc::memory::open(data, context(), device());
  ur_ipc::ipc::memory::close(opened, context());
  ur_ipc::ipc::memory::put(handle, context());
  EXPECT_FALSE(opened || handle);
  std::error_code ec;
  ur_ipc::ipc::memory::put(handle, ec);
  ur_ipc::ipc::memory::close(opened, ec);
  EXPECT_FALSE(ec);
  EXPECT_FALSE(ur_ipc::ipc::memory::open(data, context(), device(), ec));
  EXPECT_EQ(ec, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(callsOf(UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP), 1u);
  EXPECT_EQ(callsOf(UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP), 1u);
}

TEST_F(CppLifetimes, VirtualMemoryIsUnmappedAndFreed) {
  {
    const std::size_t size = granularity();
    const ur_ipc::physical_mem memory = context().physical_mem_create(device(), size);
    const ur_ipc::virtual_mem_reservation range = context().virtual_mem_reserve(size);
    const ur_ipc::virtual_mem_mapping mapping = context().virtual_mem_map(
        range.get(), size, memory, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
    EXPECT_EQ(mapping.get(), range.get());
    EXPECT_EQ(mapping.size(), size);
  }
  expectBalance(UR_FUNCTION_VIRTUAL_MEM_MAP, UR_FUNCTION_VIRTUAL_MEM_UNMAP, 1);
  expectBalance(UR_FUNCTION_VIRTUAL_MEM_RESERVE, UR_FUNCTION_VIRTUAL_MEM_FREE, 1);
}

TEST_F(CppLifetimes, AFailedAllocationLeaksNothing) {
  urMockFail(UR_FUNCTION_USM_DEVICE_ALLOC, 1, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  std::error_code ec;
  EXPECT_FALSE(context().usm_device_alloc(device(), 64, {}, {}, ec));
  EXPECT_EQ(ec, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_FREE), 0u);
  expectBalance(UR_FUNCTION_CONTEXT_RETAIN, UR_FUNCTION_CONTEXT_RELEASE, 1);

  // The call must not allocate: without its context, the memory could not be freed.
  urMockFail(UR_FUNCTION_CONTEXT_RETAIN, 1, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_FALSE(context().usm_device_alloc(device(), 64, {}, {}, ec));
  EXPECT_EQ(ec, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_DEVICE_ALLOC), 1u);
}

TEST_F(CppLifetimes, AFailedRetainEmptiesTheList) {
  const ur_ipc::platform platform(DeviceTest::platform());
  urMockFail(UR_FUNCTION_DEVICE_RETAIN, 1, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  std::error_code ec;
  EXPECT_TRUE(platform.device_get(UR_DEVICE_TYPE_ALL, ec).empty());
  EXPECT_EQ(ec, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(callsOf(UR_FUNCTION_DEVICE_RELEASE), 0u);
}

TEST_F(CppLifetimes, AReusableEventIsSignaledInPlace) {
  ur_ipc::event event = sharedEvent();
  const ur_event_handle_t handle = event.get();
  queue().enqueue_events_wait_with_barrier_ext({}, {}, &event);
  EXPECT_EQ(event.get(), handle);
  ur_ipc::event newEvent;
  queue().enqueue_events_wait_with_barrier_ext({}, event, &newEvent);
  EXPECT_TRUE(newEvent);
  queue().enqueue_events_wait_with_barrier_ext();
  ur_ipc::event_wait({event, newEvent});
  event.reset();
  newEvent.reset();
  EXPECT_EQ(callsOf(UR_FUNCTION_EVENT_RELEASE), 2u);
}

} // namespace
} // namespace ur::test
