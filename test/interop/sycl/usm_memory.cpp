// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes share USM memory through the SYCL extension. The source is built twice: with the
// current names, and with the deprecated `ipc_memory` names that released programs still use.
#include "test/interop/sycl/program.hpp"

#include <sycl/ext/oneapi/experimental/ipc_memory.hpp>

#ifdef INTEROP_DEPRECATED_NAMES
namespace ipc = sycl::ext::oneapi::experimental::ipc_memory;
#else
namespace ipc = sycl::ext::oneapi::experimental::ipc::memory;
#endif

namespace ur::interop {
namespace {

constexpr unsigned kExportSeed = 1;
constexpr unsigned kImportSeed = 2;

class DeviceMemory {
public:
  DeviceMemory(sycl::queue &queue, std::size_t size)
      : queue_(queue), start_(sycl::malloc_device<std::byte>(size, queue)) {
    check(start_ != nullptr, "the device can allocate memory");
  }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  ~DeviceMemory() { sycl::free(start_, queue_); }

  std::byte *get() const noexcept { return start_; }

private:
  sycl::queue &queue_;
  std::byte *start_;
};

void share(sycl::queue &queue, support::Channel &importer, std::size_t size, std::size_t offset) {
  const DeviceMemory memory(queue, size);
  write(queue, memory.get() + offset, pattern(size - offset, kExportSeed));

  auto handle = ipc::get(memory.get() + offset, queue.get_context());
  const Bytes bytes = handle.data();
  check(bytes.size() == kHandleBytes, "a handle has 256 bytes");
  const auto view = handle.data_view();
  check(std::equal(view.begin(), view.end(), bytes.begin(), bytes.end()),
        "view and copy of a handle agree");

  importer.sendValue(size - offset);
  importer.send(bytes);
  awaitDone(importer);
  checkBytes(queue, memory.get() + offset, pattern(size - offset, kImportSeed),
             "the exporter sees what the importer wrote");
  ipc::put(handle, queue.get_context());
}

// Tests how the runtime translates the adapter's result codes.
void checkErrorCodes(sycl::queue &queue) {
  const sycl::context context = queue.get_context();
  const DeviceMemory memory(queue, 4096);
  auto handle = ipc::get(memory.get(), context);
  Bytes bytes = handle.data();
  ipc::put(handle, context);
  checkOpenFails([&] { ipc::open(bytes, context, queue.get_device()); });
  bytes.resize(kHandleBytes - 1);
  checkOpenFails([&] { ipc::open(bytes, context, queue.get_device()); });
  int onStack = 0;
  checkThrows({sycl::errc::runtime, sycl::errc::invalid}, "memory on the stack cannot be exported",
              [&] { (void)ipc::get(&onStack, context); });
}

void exporter(support::ChildProcess &child) {
  support::Channel &importer = child.channel();
  sycl::queue queue = queueOnForcedAdapter();
  check(queue.get_device().has(sycl::aspect::ext_oneapi_ipc_memory),
        "the device has the aspect of IPC memory");

  for (const std::size_t size : {1u, 4095u, 4096u, 4097u, 2u * 1024 * 1024 + 3})
    share(queue, importer, size, 0);
  for (const std::size_t offset : {1u, 4095u, 4096u, 9999u})
    share(queue, importer, 10000, offset);
  {
    const sycl::device device = queue.get_device();
    sycl::queue otherContextQueue(sycl::context(device), device);
    share(otherContextQueue, importer, 4096, 0);
  }
  importer.sendValue(std::size_t{0});
  checkErrorCodes(queue);
}

std::byte *open(sycl::queue &queue, const Bytes &handle, unsigned overload) {
  const auto open = [](const auto &...arguments) { return ipc::open(arguments...); };
  return static_cast<std::byte *>(openWithOverload(overload, open, queue, handle));
}

void importShared(sycl::queue &queue, const Bytes &handle, std::size_t size, unsigned turn) {
  std::byte *memory = open(queue, handle, turn);
  check(sycl::get_pointer_type(memory, queue.get_context()) == sycl::usm::alloc::device,
        "opened memory is device memory");
  check(sycl::get_pointer_device(memory, queue.get_context()) == queue.get_device(),
        "opened memory belongs to the device");
  checkBytes(queue, memory, pattern(size, kExportSeed), "the importer reads the exported bytes");

  std::byte *second = open(queue, handle, turn + 1);
  write(queue, second, pattern(size, kImportSeed));
  checkBytes(queue, memory, pattern(size, kImportSeed), "two opens show the same memory");
  ipc::close(second);
  ipc::close(memory, queue.get_context());
  checkThrows({sycl::errc::runtime, sycl::errc::invalid}, "a second close fails",
              [&] { ipc::close(memory, queue.get_context()); });
}

void importer(support::Channel &exporter) {
  sycl::queue queue = queueOnForcedAdapter();
  for (unsigned turn = 0;; ++turn) {
    const auto size = exporter.receiveValue<std::size_t>();
    if (size == 0)
      break;
    importShared(queue, exporter.receive(), size, turn);
    exporter.sendText("done");
  }
}

} // namespace
} // namespace ur::interop

int main(int argc, char **argv) {
  return ur::interop::runTwoProcesses(argc, argv, ur::interop::exporter, ur::interop::importer);
}
