// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory, physical memory and events of one process in another, through the binding on both sides.
#include "test/bindings/cpp/binding_test.hpp"
#include "test/conformance/process.hpp"

#include <cstddef>
#include <vector>

namespace ur::test {
namespace {

namespace ipc = ur_ipc::ipc;
using CppAcrossProcesses = BindingTest;

// The child's side of BindingTest.
struct Side {
  explicit Side(const support::Session &session)
      : device(ur_ipc::retained<ur_ipc::device>(session.device())),
        context(ur_ipc::retained<ur_ipc::context>(session.context())),
        queue(ur_ipc::retained<ur_ipc::queue>(session.queue())) {}

  ur_ipc::device device;
  ur_ipc::context context;
  ur_ipc::queue queue;
};

std::vector<unsigned char> read(const ur_ipc::queue &queue, const void *memory, std::size_t size) {
  std::vector<unsigned char> bytes(size);
  queue.enqueue_usm_memcpy(true, bytes.data(), memory, size);
  return bytes;
}

void fill(const ur_ipc::queue &queue, void *memory, char value, std::size_t size) {
  ur_ipc::event_wait(queue.enqueue_usm_fill(memory, std::vector<char>{value}, size));
}

constexpr std::size_t kSize = 5000;

void refill(Parent &parent) {
  const Side side(parent.session());
  const ipc::memory::opened memory =
      ipc::memory::open(parent.receiveHandle(), side.context, side.device);
  EXPECT_EQ(read(side.queue, memory.get(), kSize), std::vector<unsigned char>(kSize, 'e'));
  fill(side.queue, memory.get(), 'i', kSize);
}
const Role kRefill("cpp/refill", refill);

TEST_F(CppAcrossProcesses, MemoryIsShared) {
  const ur_ipc::usm_allocation memory = context().usm_device_alloc(device(), kSize);
  fill(queue(), memory.get(), 'e', kSize);
  Child child(kRefill);
  const ipc::memory::handle handle = ipc::memory::get(memory);
  child.sendHandle(handle.data());
  child.expectSuccess();
  EXPECT_EQ(read(queue(), memory.get(), kSize), std::vector<unsigned char>(kSize, 'i'));
}

// Physical memory at an address, for as long as the object lives.
struct Mapped {
  Mapped(const ur_ipc::context &context, ur_physical_mem_handle_t memory, std::size_t size)
      : range(context.virtual_mem_reserve(size)),
        mapping(context.virtual_mem_map(range.get(), size, memory, 0,
                                        UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)) {}

  ur_ipc::virtual_mem_reservation range;
  ur_ipc::virtual_mem_mapping mapping;
};

void refillPhysical(Parent &parent) {
  const Side side(parent.session());
  ipc::physical_memory::opened memory =
      ipc::physical_memory::open(parent.receiveHandle(), side.context, side.device);
  const auto known = ur_ipc::retained<ur_ipc::physical_mem>(memory.get());
  const std::size_t size = known.get_info<UR_PHYSICAL_MEM_INFO_SIZE>();
  const Mapped mapped(side.context, memory.get(), size);
  ipc::physical_memory::close(memory, side.context);
  EXPECT_EQ(read(side.queue, mapped.mapping.get(), size), std::vector<unsigned char>(size, 'e'));
  fill(side.queue, mapped.mapping.get(), 'i', size);
}
const Role kRefillPhysical("cpp/refillPhysical", refillPhysical);

TEST_F(CppAcrossProcesses, PhysicalMemoryIsShared) {
  const std::size_t size = granularity();
  const ur_ipc::physical_mem memory = sharedPhysicalMemory(size);
  const Mapped mapped(context(), memory, size);
  fill(queue(), mapped.mapping.get(), 'e', size);
  Child child(kRefillPhysical);
  ipc::physical_memory::handle handle = ipc::physical_memory::get(memory);
  child.sendHandle(handle.data());
  child.expectSuccess();
  ipc::physical_memory::put(handle, context());
  EXPECT_EQ(read(queue(), mapped.mapping.get(), size), std::vector<unsigned char>(size, 'i'));
}

void awaitAndAnswer(Parent &parent) {
  const Side side(parent.session());
  const ur_ipc::event request = ipc::event::open(parent.receiveHandle(), side.context);
  ur_ipc::event answer = ipc::event::open(parent.receiveHandle(), side.context);
  parent.meet();
  ur_ipc::event_wait(request);
  side.queue.enqueue_events_wait_with_barrier_ext({}, request, &answer);
  side.queue.finish();
}
const Role kAwaitAndAnswer("cpp/awaitAndAnswer", awaitAndAnswer);

TEST_F(CppAcrossProcesses, EventsAreShared) {
  ur_ipc::event request = sharedEvent();
  const ur_ipc::event answer = sharedEvent();
  Child child(kAwaitAndAnswer);
  ipc::event::handle first = ipc::event::get(request);
  const ipc::event::handle second = ipc::event::get(answer);
  child.sendHandle(first.data());
  child.sendHandle(second.data());
  queue().enqueue_events_wait_with_barrier_ext({}, {}, &request);
  child.meet();
  child.expectSuccess();
  ur_ipc::event_wait(answer);
  EXPECT_EQ(answer.get_info<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS>(), UR_EVENT_STATUS_COMPLETE);
  ipc::event::put(first, context());
}

} // namespace
} // namespace ur::test
