// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// An object keeps its parents alive after the user has released them: a queue, a pool, physical
// memory, a buffer or an event keeps its context, and an event keeps its queue.

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

void onDelete(void *counter) { ++*static_cast<int *>(counter); }

class ParentsTest : public DeviceTest {
protected:
  static std::uint32_t references(ur_context_handle_t handle) {
    return info<std::uint32_t>([&](auto... rest) { return urContextGetInfo(handle, rest...); },
                               UR_CONTEXT_INFO_REFERENCE_COUNT);
  }

  // Creates a context, and counts its destruction if the adapter supports deleters.
  void create(Context &context) {
    const ur_device_handle_t deviceHandle = device();
    ASSERT_SUCCESS(urContextCreate(1, &deviceHandle, nullptr, context.out()));
    const ur_result_t result = urContextSetExtendedDeleter(context.get(), onDelete, &deletions_);
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == kUnsupportedFeature);
    countsDeletions_ = result == UR_RESULT_SUCCESS;
  }
  void expectDeletions(int expected, const char *why) const {
    if (countsDeletions_) {
      EXPECT_EQ(deletions_, expected) << why;
    }
  }

  // `make(context)` creates a child and returns the object that owns it. `getInfo` returns the
  // child's context for `name`.
  template <typename Make, typename GetInfo, typename Name>
  void expectContextKept(const Make &make, const GetInfo &getInfo, Name name) {
    Context parent;
    create(parent);
    const ur_context_handle_t handle = parent.get();
    const std::uint32_t referencesBefore = references(handle);
    {
      const auto child = make(handle);
      EXPECT_GE(references(handle), referencesBefore);
    }
    EXPECT_EQ(references(handle), referencesBefore)
        << "the child did not release its references exactly once";
    {
      const auto child = make(handle);
      parent.reset();
      expectDeletions(0, "the context was destroyed before its child");
      use(child.get());
      EXPECT_EQ(info<ur_context_handle_t>(
                    [&](auto... rest) { return getInfo(child.get(), rest...); }, name),
                handle);
      EXPECT_GE(references(handle), 1u);
    }
    expectDeletions(1, "the context was not destroyed with its last child");
  }
  template <typename Make> void expectEventKeeps(const Make &make) {
    expectContextKept(make, urEventGetInfo, UR_EVENT_INFO_CONTEXT);
  }
  template <typename Object> static void use(Object) {}
  static void use(ur_event_handle_t event) { EXPECT_SUCCESS(urEventWait(1, &event)); }
  static void use(ur_queue_handle_t queue) { EXPECT_SUCCESS(urQueueFinish(queue)); }

  static Mem newBuffer(ur_context_handle_t context) {
    Mem buffer;
    EXPECT_SUCCESS(urMemBufferCreate(context, 0, 4096, nullptr, buffer.out()));
    return buffer;
  }
  Queue newQueue(ur_context_handle_t context) const {
    Queue queue;
    EXPECT_SUCCESS(urQueueCreate(context, device(), nullptr, queue.out()));
    return queue;
  }

private:
  int deletions_ = 0;
  bool countsDeletions_ = false;
};

TEST_F(ParentsTest, AQueueKeepsItsContext) {
  expectContextKept([&](ur_context_handle_t context) { return newQueue(context); }, urQueueGetInfo,
                    UR_QUEUE_INFO_CONTEXT);
}

TEST_F(ParentsTest, AnEventKeepsItsContext) {
  expectEventKeeps([&](ur_context_handle_t context) {
    const Queue queue = newQueue(context);
    Event event;
    EXPECT_SUCCESS(urEnqueueEventsWait(queue.get(), 0, nullptr, event.out()));
    return event;
  });
}

TEST_F(ParentsTest, AnEventKeepsItsQueue) {
  Context parent;
  create(parent);
  const ur_context_handle_t handle = parent.get();
  Queue queue = newQueue(handle);
  const ur_queue_handle_t child = queue.get();
  Event event;
  ASSERT_SUCCESS(urEnqueueEventsWait(child, 0, nullptr, event.out()));
  queue.reset();
  parent.reset();

  // If the adapter had destroyed the queue, one of these queues could get its address.
  std::vector<Queue> newQueues;
  for (int i = 0; i < 16; ++i) {
    newQueues.push_back(newQueue(context()));
    EXPECT_NE(newQueues.back().get(), child) << "a new queue has the address of a live queue";
  }
  EXPECT_EQ(
      info<ur_queue_handle_t>([&](auto... rest) { return urEventGetInfo(event.get(), rest...); },
                              UR_EVENT_INFO_COMMAND_QUEUE),
      child);
  EXPECT_EQ(info<ur_context_handle_t>([&](auto... rest) { return urQueueGetInfo(child, rest...); },
                                      UR_QUEUE_INFO_CONTEXT),
            handle);
  expectDeletions(0, "the context was destroyed before an event in it");
  event.reset();
  expectDeletions(1, "the context was not destroyed with the last event in it");
}

TEST_F(ParentsTest, AReusableEventKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events"));
  expectEventKeeps([&](ur_context_handle_t context) {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
    Event event;
    EXPECT_SUCCESS(urEventCreateExp(context, device(), &description, event.out()));
    return event;
  });
}

TEST_F(ParentsTest, AnOpenedEventKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireSupport(EventKind::kQuery, EventKind::kName));
  const Owned<EventKind> source(session());
  const Exported<EventKind> handle(session(), source.get());
  expectEventKeeps([&](ur_context_handle_t context) {
    Event event;
    EXPECT_SUCCESS(urIPCOpenEventHandleExp(context, handle.data(), handle.size(), event.out()));
    return event;
  });
}

TEST_F(ParentsTest, APoolKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_USM_POOL_SUPPORT, "USM pools"));
  expectContextKept(
      [](ur_context_handle_t context) {
        ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
        UsmPool pool;
        EXPECT_SUCCESS(urUSMPoolCreate(context, &description, pool.out()));
        return pool;
      },
      urUSMPoolGetInfo, UR_USM_POOL_INFO_CONTEXT);
}

TEST_F(ParentsTest, PhysicalMemoryKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory"));
  expectContextKept(
      [&](ur_context_handle_t context) {
        PhysicalMem memory;
        EXPECT_SUCCESS(
            urPhysicalMemCreate(context, device(), granularity(session()), nullptr, memory.out()));
        return memory;
      },
      urPhysicalMemGetInfo, UR_PHYSICAL_MEM_INFO_CONTEXT);
}

TEST_F(ParentsTest, OpenedPhysicalMemoryKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireSupport(PhysicalMemoryKind::kQuery, PhysicalMemoryKind::kName));
  const Owned<PhysicalMemoryKind> source(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), source.get());
  expectContextKept(
      [&](ur_context_handle_t context) {
        PhysicalMem memory;
        EXPECT_SUCCESS(urIPCOpenPhysMemHandleExp(context, device(), handle.data(), handle.size(),
                                                 memory.out()));
        return memory;
      },
      urPhysicalMemGetInfo, UR_PHYSICAL_MEM_INFO_CONTEXT);
}

TEST_F(ParentsTest, ABufferKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireBuffers(session()));
  expectContextKept(newBuffer, urMemGetInfo, UR_MEM_INFO_CONTEXT);
}

TEST_F(ParentsTest, APartOfABufferKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireBuffers(session()));
  expectContextKept(
      [](ur_context_handle_t context) {
        const Mem whole = newBuffer(context);
        const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 0, 1};
        Mem part;
        EXPECT_SUCCESS(urMemBufferPartition(whole.get(), 0, UR_BUFFER_CREATE_TYPE_REGION, &region,
                                            part.out()));
        return part;
      },
      urMemGetInfo, UR_MEM_INFO_CONTEXT);
}

} // namespace
