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

void countEnd(void *counter) { ++*static_cast<int *>(counter); }

class ParentsTest : public DeviceTest {
protected:
  static std::uint32_t references(ur_context_handle_t handle) {
    return info<std::uint32_t>([&](auto... rest) { return urContextGetInfo(handle, rest...); },
                               UR_CONTEXT_INFO_REFERENCE_COUNT);
  }

  // Creates a context, and counts its destruction if the adapter supports deleters.
  void create(Context &created) {
    const ur_device_handle_t one = device();
    ASSERT_SUCCESS(urContextCreate(1, &one, nullptr, created.out()));
    const ur_result_t counted = urContextSetExtendedDeleter(created.get(), countEnd, &ends_);
    EXPECT_TRUE(counted == UR_RESULT_SUCCESS || counted == kUnsupportedFeature);
    countsEnds_ = counted == UR_RESULT_SUCCESS;
  }
  void expectEnds(int expected, const char *why) const {
    if (countsEnds_) {
      EXPECT_EQ(ends_, expected) << why;
    }
  }

  // `make(context)` creates a child and returns the object that owns it. `getInfo` returns the
  // child's context for `name`.
  template <typename Make, typename GetInfo, typename Name>
  void expectKept(const Make &make, const GetInfo &getInfo, Name name) {
    Context parent;
    create(parent);
    const ur_context_handle_t handle = parent.get();
    const std::uint32_t before = references(handle);
    {
      const auto child = make(handle);
      EXPECT_GE(references(handle), before);
    }
    EXPECT_EQ(references(handle), before)
        << "the child did not release its references exactly once";
    {
      const auto child = make(handle);
      parent.reset();
      expectEnds(0, "the context was destroyed before its child");
      use(child.get());
      EXPECT_EQ(info<ur_context_handle_t>(
                    [&](auto... rest) { return getInfo(child.get(), rest...); }, name),
                handle);
      EXPECT_GE(references(handle), 1u);
    }
    expectEnds(1, "the context was not destroyed with its last child");
  }
  template <typename Make> void expectEventKeeps(const Make &make) {
    expectKept(make, urEventGetInfo, UR_EVENT_INFO_CONTEXT);
  }
  template <typename Object> static void use(Object) {}
  static void use(ur_event_handle_t event) { EXPECT_SUCCESS(urEventWait(1, &event)); }
  static void use(ur_queue_handle_t queue) { EXPECT_SUCCESS(urQueueFinish(queue)); }

  static Mem bufferIn(ur_context_handle_t context) {
    Mem buffer;
    EXPECT_SUCCESS(urMemBufferCreate(context, 0, 4096, nullptr, buffer.out()));
    return buffer;
  }
  Queue queueIn(ur_context_handle_t context) const {
    Queue queue;
    EXPECT_SUCCESS(urQueueCreate(context, device(), nullptr, queue.out()));
    return queue;
  }

private:
  int ends_ = 0;
  bool countsEnds_ = false;
};

TEST_F(ParentsTest, AQueueKeepsItsContext) {
  expectKept([&](ur_context_handle_t context) { return queueIn(context); }, urQueueGetInfo,
             UR_QUEUE_INFO_CONTEXT);
}

TEST_F(ParentsTest, AnEventKeepsItsContext) {
  expectEventKeeps([&](ur_context_handle_t context) {
    const Queue queue = queueIn(context);
    Event event;
    EXPECT_SUCCESS(urEnqueueEventsWait(queue.get(), 0, nullptr, event.out()));
    return event;
  });
}

TEST_F(ParentsTest, AnEventKeepsItsQueue) {
  Context parent;
  create(parent);
  const ur_context_handle_t handle = parent.get();
  Queue queue = queueIn(handle);
  const ur_queue_handle_t kept = queue.get();
  Event event;
  ASSERT_SUCCESS(urEnqueueEventsWait(kept, 0, nullptr, event.out()));
  queue.reset();
  parent.reset();

  // If the adapter had destroyed the queue, one of these queues could get its address.
  std::vector<Queue> others;
  for (int i = 0; i < 16; ++i) {
    others.push_back(queueIn(context()));
    EXPECT_NE(others.back().get(), kept) << "a new queue has the address of a live one";
  }
  EXPECT_EQ(
      info<ur_queue_handle_t>([&](auto... rest) { return urEventGetInfo(event.get(), rest...); },
                              UR_EVENT_INFO_COMMAND_QUEUE),
      kept);
  EXPECT_EQ(info<ur_context_handle_t>([&](auto... rest) { return urQueueGetInfo(kept, rest...); },
                                      UR_QUEUE_INFO_CONTEXT),
            handle);
  expectEnds(0, "the context was destroyed before an event in it");
  event.reset();
  expectEnds(1, "the context was not destroyed with the last event in it");
}

TEST_F(ParentsTest, AReusableEventKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events"));
  expectEventKeeps([&](ur_context_handle_t context) {
    const ur_exp_event_desc_t plain{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
    Event event;
    EXPECT_SUCCESS(urEventCreateExp(context, device(), &plain, event.out()));
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
  expectKept(
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
  expectKept(
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
  expectKept(
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
  expectKept(bufferIn, urMemGetInfo, UR_MEM_INFO_CONTEXT);
}

TEST_F(ParentsTest, APartOfABufferKeepsItsContext) {
  ASSERT_NOT_STOPPED(requireBuffers(session()));
  expectKept(
      [](ur_context_handle_t context) {
        const Mem whole = bufferIn(context);
        const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 0, 1};
        Mem part;
        EXPECT_SUCCESS(urMemBufferPartition(whole.get(), 0, UR_BUFFER_CREATE_TYPE_REGION, &region,
                                            part.out()));
        return part;
      },
      urMemGetInfo, UR_MEM_INFO_CONTEXT);
}

} // namespace
