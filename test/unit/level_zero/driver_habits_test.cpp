// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Behavior of real drivers that the adapters must handle. Each test names the switch of the
// software driver that selects the behavior.
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/info.hpp"
#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

// ThreadSanitizer identifies memory by address. So it cannot see that a write through one mapping
// of a page happens before a read through another one. The two sides of a shared event use two
// mappings, and without this line ThreadSanitizer reports races between the driver's commands.
extern "C" const char *__tsan_default_suppressions();
extern "C" const char *__tsan_default_suppressions() {
  return "race:host_driver::Worker::execute\n";
}

namespace {

using namespace ur::support;
using ur::test::Gate;
using ur::test::statusOf;

constexpr std::size_t kSize = 64;

Queue queueOn(ur_context_handle_t context, ur_device_handle_t device) {
  Queue queue;
  UR_CHECK(urQueueCreate(context, device, nullptr, queue.out()));
  return queue;
}

void fill(ur_queue_handle_t queue, void *memory, unsigned char value) {
  UR_CHECK(urEnqueueUSMFill(queue, memory, 1, &value, kSize, 0, nullptr, nullptr));
}

void signalAfter(ur_queue_handle_t queue, ur_event_handle_t event) {
  UR_CHECK(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event));
}

// With ZE_HOST_DRIVER_COMPLETION=cached. Both sides of a shared event have noticed its first
// signal. A gate then blocks the second signal, and both sides must wait for it.
void expectWaitForPendingSignal(const Session &session, ur_event_handle_t signaled,
                                ur_event_handle_t awaited) {
  signalAfter(session.queue(), signaled);
  UR_CHECK(urEventWait(1, &awaited));
  UR_CHECK(urEventWait(1, &signaled));

  const Owned<MemoryKind> source(session, kSize);
  const Owned<MemoryKind> target(session, kSize);
  fill(session.queue(), source.get(), 0);
  fill(session.queue(), target.get(), 0);
  UR_CHECK(urQueueFinish(session.queue()));
  const Queue other = queueOn(session.context(), session.device());
  Gate gate(session);
  const ur_event_handle_t gateEvent = gate.event();
  UR_CHECK(urEnqueueEventsWaitWithBarrier(session.queue(), 1, &gateEvent, nullptr));
  fill(session.queue(), source.get(), 7);
  signalAfter(session.queue(), signaled);
  Event copied;
  UR_CHECK(urEnqueueUSMMemcpy(other.get(), false, target.get(), source.get(), kSize, 1, &awaited,
                              copied.out()));
  EXPECT_NE(statusOf(awaited), UR_EVENT_STATUS_COMPLETE);
  EXPECT_NE(statusOf(signaled), UR_EVENT_STATUS_COMPLETE);
  EXPECT_NE(statusOf(copied.get()), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  UR_CHECK(urEventWait(1, &awaited));
  UR_CHECK(urQueueFinish(other.get()));
  UR_CHECK(urQueueFinish(session.queue()));
  std::array<unsigned char, kSize> bytes{};
  session.copy(bytes.data(), target.get(), kSize);
  EXPECT_EQ(bytes[0], 7) << "the copy did not wait";
}

TEST(Completion, BelongsToTheLatestSignalOnBothSides) {
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  if (const std::string reason = ur::test::HeldCopy::obstacle(session.entry().backend);
      !reason.empty())
    GTEST_SKIP() << reason;
  ASSERT_TRUE(session.entry().supports(EventKind::kQuery));
  const Owned<EventKind> own(session);
  const Exported<EventKind> handle(session, own.get());
  const Opened<EventKind> opened(session, handle.bytes());
  for (int round = 0; round < 3; ++round) {
    expectWaitForPendingSignal(session, opened.get(), own.get());
    expectWaitForPendingSignal(session, own.get(), opened.get());
  }
}

class TwoDevices : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(runtime_.devices().size(), 2u) << "set ZE_HOST_DRIVER_DEVICES=2";
    const std::array devices{device(0), device(1)};
    UR_CHECK(urContextCreate(2, devices.data(), nullptr, context_.out()));
  }

  const DeviceEntry &entry(std::size_t i) const { return runtime_.devices()[i]; }
  ur_device_handle_t device(std::size_t i) const { return entry(i).device; }
  ur_context_handle_t context() const { return context_.get(); }
  Queue queue(std::size_t i) const { return queueOn(context(), device(i)); }

private:
  const Runtime runtime_;
  Context context_;
};

using OpenedEvents = TwoDevices;

// With ZE_HOST_DRIVER_OPENED_EVENTS=first_device.
TEST_F(OpenedEvents, ServeTheirDeviceAtAnyPositionInTheContext) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                        UR_EXP_EVENT_FLAG_IPC_EXP};
  for (const std::size_t i : {1u, 0u}) {
    Event own;
    ASSERT_SUCCESS(urEventCreateExp(context(), device(i), &description, own.out()));
    void *data = nullptr;
    std::size_t size = 0;
    ASSERT_SUCCESS(urIPCGetEventHandleExp(own.get(), &data, &size));
    Event opened;
    ASSERT_SUCCESS(urIPCOpenEventHandleExp(context(), data, size, opened.out()));
    const Queue queueThere = queue(i);
    for (ur_event_handle_t event : {own.get(), opened.get()}) {
      EXPECT_SUCCESS(
          urEnqueueEventsWaitWithBarrierExt(queueThere.get(), nullptr, 0, nullptr, &event));
      EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrier(queueThere.get(), 1, &event, nullptr));
      EXPECT_SUCCESS(urQueueFinish(queueThere.get()));
    }
    EXPECT_SUCCESS(urIPCPutEventHandleExp(context(), data));
  }
}

// Descriptors of the application, which take the lowest free numbers.
class LowestDescriptors {
public:
  explicit LowestDescriptors(std::size_t count) : fds_(count) {
    for (int &fd : fds_)
      fd = dup(STDOUT_FILENO);
  }
  LowestDescriptors(const LowestDescriptors &) = delete;
  LowestDescriptors &operator=(const LowestDescriptors &) = delete;
  ~LowestDescriptors() {
    for (const int fd : fds_)
      close(fd);
  }
  std::size_t alive() const {
    std::size_t count = 0;
    for (const int fd : fds_) {
      struct stat status{};
      count += fstat(fd, &status) == 0 ? 1u : 0u;
    }
    return count;
  }

private:
  std::vector<int> fds_;
};

using PeerImport = TwoDevices;

// With ZE_HOST_DRIVER_PEER_IMPORT=closes: the driver closes the exported descriptor when another
// device uses the memory for the first time.
TEST_F(PeerImport, KeepsExportedMemoryOpen) {
  const Queue peer = queue(1);
  void *memory = nullptr;
  UR_CHECK(urUSMDeviceAlloc(context(), device(0), nullptr, nullptr, kSize, &memory));
  void *first = nullptr;
  void *second = nullptr;
  std::size_t size = 0;
  UR_CHECK(urIPCGetMemHandleExp(context(), memory, &first, &size));
  fill(peer.get(), memory, 1);
  UR_CHECK(urQueueFinish(peer.get()));
  {
    const LowestDescriptors lowNumbers(4);
    EXPECT_SUCCESS(urIPCGetMemHandleExp(context(), memory, &second, &size));
    for (void *handle : {first, second}) {
      void *opened = nullptr;
      EXPECT_SUCCESS(urIPCOpenMemHandleExp(context(), device(0), handle, size, &opened));
      EXPECT_SUCCESS(urIPCCloseMemHandleExp(context(), opened));
      EXPECT_SUCCESS(urIPCPutMemHandleExp(context(), handle));
    }
    EXPECT_SUCCESS(urUSMFree(context(), memory));
    EXPECT_EQ(lowNumbers.alive(), 4u);
  }
}

TEST_F(PeerImport, ClosesNoDescriptorOfTheApplication) {
  const Queue peer = queue(1);
  std::size_t granule = 0;
  UR_CHECK(urVirtualMemGranularityGetInfo(context(), device(0), 1,
                                          UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(granule),
                                          &granule, nullptr));
  const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  PhysicalMem memory;
  UR_CHECK(urPhysicalMemCreate(context(), device(0), granule, &properties, memory.out()));
  void *handle = nullptr;
  std::size_t size = 0;
  UR_CHECK(urIPCGetPhysMemHandleExp(context(), memory.get(), &handle, &size));
  void *range = nullptr;
  UR_CHECK(urVirtualMemReserve(context(), nullptr, granule, &range));
  UR_CHECK(urVirtualMemMap(context(), range, granule, memory.get(), 0,
                           UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  fill(peer.get(), range, 1);
  UR_CHECK(urQueueFinish(peer.get()));
  const LowestDescriptors lowNumbers(4); // one gets the number of the closed descriptor
  EXPECT_SUCCESS(urIPCPutPhysMemHandleExp(context(), handle));
  EXPECT_SUCCESS(urVirtualMemUnmap(context(), range, granule));
  EXPECT_SUCCESS(urVirtualMemFree(context(), range, granule));
  memory.reset();
  EXPECT_EQ(lowNumbers.alive(), 4u);
}

// With ZE_HOST_DRIVER_FAIL=zeVirtualMemUnmap:... for the second of three mappings.
TEST(FailedUnmap, IsFinishedByASecondCall) {
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  const std::size_t granule = granularity(session);
  std::array<PhysicalMem, 3> memories;
  void *start = nullptr;
  UR_CHECK(urVirtualMemReserve(session.context(), nullptr, memories.size() * granule, &start));
  auto *next = static_cast<std::byte *>(start);
  for (PhysicalMem &memory : memories) {
    UR_CHECK(
        urPhysicalMemCreate(session.context(), session.device(), granule, nullptr, memory.out()));
    UR_CHECK(urVirtualMemMap(session.context(), next, granule, memory.get(), 0,
                             UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    next += granule;
  }
  const auto unmap = [&] {
    return urVirtualMemUnmap(session.context(), start, memories.size() * granule);
  };
  EXPECT_EQ(unmap(), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_NE(lastErrorText().find("unmap the whole range again"), std::string::npos);
  EXPECT_SUCCESS(unmap());
  EXPECT_SUCCESS(urVirtualMemFree(session.context(), start, memories.size() * granule));
}

} // namespace
