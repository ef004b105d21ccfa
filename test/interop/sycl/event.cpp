// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes share events through the SYCL extension. In each round, the exporter signals one
// event and waits for a second event, which the importer signals.
#include "test/interop/sycl/program.hpp"

#include <sycl/ext/oneapi/experimental/ipc_event.hpp>
#include <sycl/ext/oneapi/experimental/ipc_memory.hpp>
#include <sycl/ext/oneapi/experimental/reusable_events.hpp>

namespace syclex = sycl::ext::oneapi::experimental;
namespace ipc = sycl::ext::oneapi::experimental::ipc;

namespace ur::interop {
namespace {

constexpr std::size_t kSharedBytes = 64 * 1024;
constexpr std::size_t kScratchBytes = 16 * 1024 * 1024;
constexpr unsigned kSlowRounds = 6;
constexpr unsigned kRounds = 200;

constexpr unsigned requestSeed(unsigned round) { return 2 * round; }
constexpr unsigned answerSeed(unsigned round) { return 2 * round + 1; }

sycl::queue inOrderQueue() { return queueOnForcedAdapter(sycl::property::queue::in_order{}); }

sycl::event shareableEvent(const sycl::context &context) {
  return syclex::make_event(context, syclex::properties{syclex::enable_ipc{true}});
}

// Writes to the shared memory late, so that a wait that returns too early reads the old bytes.
class SlowWriter {
public:
  explicit SlowWriter(sycl::queue &queue)
      : queue_(queue), scratch_(sycl::malloc_device<std::byte>(2 * kScratchBytes, queue)) {}
  SlowWriter(const SlowWriter &) = delete;
  SlowWriter &operator=(const SlowWriter &) = delete;
  ~SlowWriter() {
    queue_.wait();
    sycl::free(scratch_, queue_);
  }

  // `source` must live until the queue is done.
  void write(std::byte *target, const Bytes &source, unsigned round) {
    const int copies = round < kSlowRounds ? 8 : 0;
    sycl::event last;
    for (int i = 0; i < copies; ++i)
      last = queue_.memcpy(scratch_, scratch_ + kScratchBytes, kScratchBytes, last);
    queue_.memcpy(target, source.data(), source.size(), last);
  }

private:
  sycl::queue &queue_;
  std::byte *scratch_;
};

// Waits on the host, on the device for a list, or on the device for one event: the runtime has
// separate code for each.
void await(sycl::queue &queue, sycl::event &event, unsigned round) {
  if (round % 4 == 0)
    event.wait();
  else if (round % 4 == 1)
    syclex::enqueue_wait_events(queue, {event});
  else
    syclex::enqueue_wait_event(queue, event);
}

void exportHandle(support::Channel &importer, ipc::handle &handle) {
  const Bytes bytes = handle.data();
  check(bytes.size() == kHandleBytes, "a handle has 256 bytes");
  importer.send(bytes);
}

void exchange(sycl::queue &queue, support::Channel &importer) {
  const sycl::context context = queue.get_context();
  sycl::event request = shareableEvent(context);
  sycl::event answer = shareableEvent(context);
  check(isComplete(request), "an event is complete before its first signal");

  auto *shared = sycl::malloc_device<std::byte>(kSharedBytes, queue);
  auto memoryHandle = ipc::memory::get(shared, context);
  auto requestHandle = ipc::event::get(request);
  auto answerHandle = ipc::event::get(answer);
  exportHandle(importer, memoryHandle);
  exportHandle(importer, requestHandle);
  exportHandle(importer, answerHandle);
  awaitDone(importer);
  ipc::memory::put(memoryHandle, context);
  ipc::event::put(requestHandle, context);
  ipc::event::put(answerHandle);

  {
    SlowWriter writer(queue);
    for (unsigned round = 0; round < kRounds; ++round) {
      const Bytes bytes = pattern(kSharedBytes, requestSeed(round));
      writer.write(shared, bytes, round);
      syclex::enqueue_signal_event(queue, request);
      importer.sendText("signaled");
      awaitDone(importer);
      await(queue, answer, round);
      checkBytes(queue, shared, pattern(kSharedBytes, answerSeed(round)),
                 "the importer's event orders its writes before these reads");
      check(isComplete(answer), "an event is complete after a wait for it");
    }
  }
  importer.sendText("finished");
  awaitDone(importer);
  sycl::free(shared, queue);
}

void answerRequests(sycl::queue &queue, support::Channel &exporter) {
  const sycl::context context = queue.get_context();
  const Bytes memoryHandle = exporter.receive();
  auto *shared =
      static_cast<std::byte *>(ipc::memory::open(memoryHandle, context, queue.get_device()));
  sycl::event request = ipc::event::open(exporter.receive());
  const Bytes answerHandle = exporter.receive();
  sycl::event answer = ipc::event::open(std::span<const std::byte>(answerHandle), context);
  check(isComplete(request), "an opened event is complete before its first signal");
  checkThrows({sycl::errc::invalid}, "an opened event cannot be exported again",
              [&] { (void)ipc::event::get(request); });
  exporter.sendText("done");

  {
    SlowWriter writer(queue);
    for (unsigned round = 0; round < kRounds; ++round) {
      check(exporter.receiveText() == "signaled", "the exporter has signaled");
      const Bytes bytes = pattern(kSharedBytes, answerSeed(round));
      Bytes contents(kSharedBytes);
      await(queue, request, round + 1);
      queue.memcpy(contents.data(), shared, contents.size());
      writer.write(shared, bytes, round);
      syclex::enqueue_signal_event(queue, answer);
      exporter.sendText("done");
      queue.wait_and_throw();
      check(contents == pattern(kSharedBytes, requestSeed(round)),
            "the exporter's event orders its writes before these reads");
    }
  }
  check(exporter.receiveText() == "finished", "the exporter has read the last answer");
  ipc::memory::close(shared, context);
}

void exporter(support::ChildProcess &child) {
  support::Channel &importer = child.channel();
  sycl::queue queue = inOrderQueue();
  check(queue.get_device().has(sycl::aspect::ext_oneapi_ipc_event),
        "the device has the aspect of IPC events");

  exchange(queue, importer);
  sycl::queue outOfOrder = queueOnForcedAdapter();
  exchange(outOfOrder, importer);
}

void importer(support::Channel &exporter) {
  sycl::queue queue = inOrderQueue();
  for (int turn = 0; turn < 2; ++turn) {
    answerRequests(queue, exporter);
    exporter.sendText("done");
  }
}

} // namespace
} // namespace ur::interop

int main(int argc, char **argv) {
  return ur::interop::runTwoProcesses(argc, argv, ur::interop::exporter, ur::interop::importer);
}
