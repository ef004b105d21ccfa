// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// USM memory across processes through the SYCL extension. Built twice: with the names of today and
// with the deprecated `ipc_memory` ones, which released programs still use.
#include "test/interop/sycl/program.hpp"

#include <sycl/ext/oneapi/experimental/ipc_memory.hpp>

#ifdef INTEROP_DEPRECATED_NAMES
namespace ipc = sycl::ext::oneapi::experimental::ipc_memory;
#else
namespace ipc = sycl::ext::oneapi::experimental::ipc::memory;
#endif

namespace ur::interop {
namespace {

constexpr unsigned kExported = 1;
constexpr unsigned kImported = 2;

// What the importer does with the handle that follows.
// As wide as the size that is sent with it: padding is not sent.
enum class Step : std::size_t {
  Share,   // check the bytes, replace them
  Outlive, // check the bytes, and again after the exporter has let go of everything
  Refuse,  // expect an exception
  Stop,    // export memory of its own and end; no handle follows
};

struct Request {
  Step step;
  std::size_t size;
};

class DeviceMemory {
public:
  DeviceMemory(sycl::queue &queue, std::size_t size)
      : queue_(queue), start_(sycl::malloc_device<std::byte>(size, queue)) {
    check(start_ != nullptr, "device memory is allocated");
  }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  ~DeviceMemory() { sycl::free(start_, queue_); }

  std::byte *get() const noexcept { return start_; }

private:
  sycl::queue &queue_;
  std::byte *start_;
};

void send(support::Channel &importer, Step step, std::size_t size, const Bytes &handle) {
  importer.sendValue(Request{step, size});
  importer.send(handle);
}

void share(sycl::queue &queue, support::Channel &importer, std::size_t size, std::size_t offset) {
  const DeviceMemory memory(queue, size);
  write(queue, memory.get() + offset, pattern(size - offset, kExported));

  auto handle = ipc::get(memory.get() + offset, queue.get_context());
  const Bytes bytes = handle.data();
  check(bytes.size() == kHandleBytes, "a handle has 256 bytes");
  const auto view = handle.data_view();
  check(std::equal(view.begin(), view.end(), bytes.begin(), bytes.end()),
        "view and copy of a handle agree");

  send(importer, Step::Share, size - offset, bytes);
  awaitDone(importer);
  checkHolds(queue, memory.get() + offset, pattern(size - offset, kImported),
             "what the importer wrote is seen here");
  ipc::put(handle, queue.get_context());
}

void outlive(sycl::queue &queue, support::Channel &importer) {
  constexpr std::size_t size = 5000;
  {
    const DeviceMemory memory(queue, size);
    write(queue, memory.get(), pattern(size, kExported));
    auto handle = ipc::get(memory.get());
    send(importer, Step::Outlive, size, handle.data());
    awaitDone(importer);
    ipc::put(handle);
  }
  importer.sendText("freed");
  awaitDone(importer);
}

void refuse(sycl::queue &queue, support::Channel &importer) {
  const auto expectRefusal = [&](const Bytes &handle) {
    send(importer, Step::Refuse, 0, handle);
    awaitDone(importer);
  };
  const sycl::context context = queue.get_context();
  Bytes afterFree;
  {
    const DeviceMemory memory(queue, 4096);
    auto handle = ipc::get(memory.get(), context);
    const Bytes bytes = handle.data();

    for (const Bytes &damaged : damagedCopies(bytes))
      expectRefusal(damaged);
    expectRefusal(Bytes(kHandleBytes));

    ipc::put(handle, context);
    expectRefusal(bytes);
    checkThrows({sycl::errc::runtime, sycl::errc::invalid}, "a handle is put once",
                [&] { ipc::put(handle, context); });

    afterFree = ipc::get(memory.get(), context).data();
  }
  expectRefusal(afterFree);

  int onStack = 0;
  checkThrows({sycl::errc::runtime, sycl::errc::invalid}, "only USM memory is exported",
              [&] { (void)ipc::get(&onStack, context); });
  int *host = sycl::malloc_host<int>(1, queue);
  checkThrows({sycl::errc::runtime, sycl::errc::invalid}, "host memory is not exported",
              [&] { (void)ipc::get(host, context); });
  sycl::free(host, queue);
}

// The child exports, the parent opens; the child's end takes nothing away.
void openFromChild(sycl::queue &queue, support::ChildProcess &child) {
  const auto size = child.channel().receiveValue<std::size_t>();
  const Bytes handle = child.channel().receive();
  auto *memory = static_cast<std::byte *>(ipc::open(handle, queue.get_device()));
  checkHolds(queue, memory, pattern(size, kExported), "what the child wrote is seen here");
  write(queue, memory, pattern(size, kImported));
  child.channel().sendText("done");
  child.wait();
  checkHolds(queue, memory, pattern(size, kImported), "opened memory outlives its process");
  ipc::close(memory);
  checkRefused(handle, [&] { ipc::open(handle); });
}

void exportFromChild(sycl::queue &queue, support::Channel &parent) {
  constexpr std::size_t size = 70000;
  auto *memory = sycl::malloc_device<std::byte>(size, queue);
  write(queue, memory, pattern(size, kExported));
  const auto handle = ipc::get(memory);
  parent.sendValue(size);
  parent.send(handle.data());
  awaitDone(parent);
  checkHolds(queue, memory, pattern(size, kImported), "what the parent wrote is seen here");
}

void exporter(support::ChildProcess &child) {
  support::Channel &importer = child.channel();
  sycl::queue queue = queueOnForcedAdapter();
  check(queue.get_device().has(sycl::aspect::ext_oneapi_ipc_memory),
        "the device has the aspect of IPC memory");

  share(queue, importer, 4096, 0);
  const std::size_t descriptors = openDescriptors();
  for (const std::size_t size : {1u, 4095u, 4096u, 4097u, 2u * 1024 * 1024 + 3})
    share(queue, importer, size, 0);
  for (const std::size_t offset : {1u, 4095u, 4096u, 9999u})
    share(queue, importer, 10000, offset);
  outlive(queue, importer);
  refuse(queue, importer);
  {
    const sycl::device device = queue.get_device();
    sycl::queue ofAnotherContext(sycl::context(device), device);
    share(ofAnotherContext, importer, 4096, 0);
  }
  check(openDescriptors() == descriptors, "the exporter leaves no descriptor open");

  importer.sendValue(Request{Step::Stop, 0});
  openFromChild(queue, child);
}

// Every overload in turn: they differ in where context and device come from.
std::byte *open(sycl::queue &queue, const Bytes &handle, unsigned overload) {
  const sycl::context context = queue.get_context();
  const sycl::device device = queue.get_device();
  const std::span<const std::byte> view(handle);
  void *opened = nullptr;
  switch (overload % 6) {
  case 0:
    opened = ipc::open(handle, context, device);
    break;
  case 1:
    opened = ipc::open(handle, device);
    break;
  case 2:
    opened = ipc::open(handle);
    break;
  case 3:
    opened = ipc::open(view, context, device);
    break;
  case 4:
    opened = ipc::open(view, device);
    break;
  default:
    opened = ipc::open(view);
    break;
  }
  return static_cast<std::byte *>(opened);
}

void importShared(sycl::queue &queue, const Bytes &handle, std::size_t size, unsigned turn) {
  std::byte *memory = open(queue, handle, turn);
  check(sycl::get_pointer_type(memory, queue.get_context()) == sycl::usm::alloc::device,
        "opened memory is device memory");
  check(sycl::get_pointer_device(memory, queue.get_context()) == queue.get_device(),
        "opened memory belongs to the device");
  checkHolds(queue, memory, pattern(size, kExported), "what the exporter wrote is seen here");

  std::byte *again = open(queue, handle, turn + 1);
  write(queue, again, pattern(size, kImported));
  checkHolds(queue, memory, pattern(size, kImported), "two openings show the same memory");
  ipc::close(again);
  ipc::close(memory, queue.get_context());
  checkThrows({sycl::errc::runtime, sycl::errc::invalid}, "an opening is closed once",
              [&] { ipc::close(memory, queue.get_context()); });
}

void importer(support::Channel &exporter) {
  sycl::queue queue = queueOnForcedAdapter();
  std::size_t descriptors = 0;
  for (unsigned turn = 0;; ++turn) {
    const auto request = exporter.receiveValue<Request>();
    if (request.step == Step::Stop)
      break;
    const Bytes handle = exporter.receive();

    if (request.step == Step::Share) {
      importShared(queue, handle, request.size, turn);
    } else if (request.step == Step::Outlive) {
      std::byte *memory = open(queue, handle, turn);
      exporter.sendText("done");
      check(exporter.receiveText() == "freed", "the exporter has freed its memory");
      checkHolds(queue, memory, pattern(request.size, kExported),
                 "opened memory outlives the exporter's");
      ipc::close(memory);
    } else {
      checkRefused(handle, [&] { open(queue, handle, turn); });
    }
    if (turn == 0)
      descriptors = openDescriptors();
    exporter.sendText("done");
  }
  check(openDescriptors() == descriptors, "the importer leaves no descriptor open");
  exportFromChild(queue, exporter);
}

} // namespace
} // namespace ur::interop

int main(int argc, char **argv) {
  return ur::interop::runTwoProcesses(argc, argv, ur::interop::exporter, ur::interop::importer);
}
