// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reusable events through the SYCL extension, in one process: signalled several times, from several
// queues, in every kind of wait list, and timed.
#include "test/interop/sycl/program.hpp"

#include <sycl/ext/oneapi/experimental/reusable_events.hpp>

namespace syclex = sycl::ext::oneapi::experimental;

namespace ur::interop {
namespace {

constexpr std::size_t kBytes = 1024 * 1024;
constexpr unsigned kRounds = 100;

// One queue writes and signals, and the other waits and reads. Each round waits in another way.
void orderTwoQueues(sycl::queue &writer, sycl::queue &reader) {
  sycl::event written = syclex::make_event(writer.get_context());
  sycl::event read = syclex::make_event();
  check(isComplete(written), "an event is complete before its first signal");
  written.wait();

  auto *memory = sycl::malloc_device<std::byte>(kBytes, writer);
  for (unsigned round = 0; round < kRounds; ++round) {
    const Bytes bytes = pattern(kBytes, round);
    Bytes found(kBytes);
    syclex::enqueue_wait_event(writer, read);
    writer.memcpy(memory, bytes.data(), kBytes);
    syclex::enqueue_signal_event(writer, written);

    if (round % 4 == 0)
      reader.memcpy(found.data(), memory, kBytes, written);
    else if (round % 4 == 1)
      reader.memcpy(found.data(), memory, kBytes, {written, read});
    else if (round % 4 == 2)
      reader.ext_oneapi_submit_barrier({written});
    else
      syclex::enqueue_wait_events(reader, {written, read});
    if (round % 4 >= 2)
      reader.memcpy(found.data(), memory, kBytes);
    syclex::enqueue_signal_event(reader, read);

    read.wait();
    check(isComplete(read) && isComplete(written), "events that were waited for are complete");
    check(found == bytes, "the event orders the copies of two queues");
  }
  writer.wait_and_throw();
  sycl::free(memory, writer);
}

void signalFromEitherQueue(sycl::queue &one, sycl::queue &other) {
  sycl::event event = syclex::make_event(one.get_context());
  for (unsigned round = 0; round < kRounds; ++round) {
    syclex::enqueue_signal_event(round % 2 == 0 ? one : other, event);
    event.wait_and_throw();
  }
}

void timeOneEvent(sycl::queue &queue) {
  const sycl::context context = queue.get_context();
  const auto make = [&] {
    return syclex::make_event(context, syclex::properties{syclex::enable_profiling{true}});
  };
  if (!queue.get_device().has(sycl::aspect::ext_oneapi_per_event_profiling)) {
    checkThrows({sycl::errc::feature_not_supported}, "a device without the aspect times no event",
                [&] { make(); });
    return;
  }
  sycl::event event = make();
  std::uint64_t previousEnd = 0;
  for (unsigned round = 0; round < kRounds; ++round) {
    syclex::enqueue_signal_event(queue, event);
    event.wait();
    const auto start = event.get_profiling_info<sycl::info::event_profiling::command_start>();
    const auto end = event.get_profiling_info<sycl::info::event_profiling::command_end>();
    check(start != 0 && start <= end, "an event starts before it ends");
    check(start >= previousEnd, "a later signal has later times");
    previousEnd = end;
  }
}

void body() {
  const sycl::property_list inOrder = sycl::property::queue::in_order{};
  sycl::queue inOrderOne = queueOnForcedAdapter(inOrder);
  sycl::queue inOrderTwo = queueOnForcedAdapter(inOrder);
  sycl::queue outOfOrder = queueOnForcedAdapter();

  orderTwoQueues(inOrderOne, inOrderTwo);
  signalFromEitherQueue(inOrderOne, inOrderTwo);
  signalFromEitherQueue(inOrderOne, outOfOrder);
  timeOneEvent(inOrderOne);
}

} // namespace
} // namespace ur::interop

int main() { return ur::interop::runOneProcess(ur::interop::body); }
