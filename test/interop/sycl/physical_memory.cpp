// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes share physical memory through the SYCL extension. Each process maps it at several
// offsets and with several access rights.
#include "test/interop/sycl/program.hpp"

#include <sycl/ext/oneapi/experimental/ipc_physical_memory.hpp>
#include <sycl/ext/oneapi/virtual_mem/virtual_mem.hpp>

namespace syclex = sycl::ext::oneapi::experimental;
namespace ipc = sycl::ext::oneapi::experimental::ipc::physical_memory;

namespace ur::interop {
namespace {

using Access = syclex::address_access_mode;

constexpr std::size_t kPages = 4;
constexpr unsigned kExportSeed = 1;
constexpr unsigned kImportSeed = 2;

// A reserved range, with a part of a physical memory mapped into it.
class Mapping {
public:
  Mapping(const syclex::physical_mem &memory, std::size_t offset, std::size_t size, Access access)
      : context_(memory.get_context()), size_(size),
        address_(syclex::reserve_virtual_mem(size, context_)),
        start_(memory.map(address_, size, access, offset)) {}
  Mapping(const Mapping &) = delete;
  Mapping &operator=(const Mapping &) = delete;
  ~Mapping() {
    syclex::unmap(start_, size_, context_);
    syclex::free_virtual_mem(address_, size_, context_);
  }

  std::byte *get() const noexcept { return static_cast<std::byte *>(start_); }

private:
  sycl::context context_;
  std::size_t size_;
  std::uintptr_t address_;
  void *start_;
};

syclex::physical_mem shareableMemory(sycl::queue &queue, std::size_t size) {
  return syclex::physical_mem(queue, size, syclex::properties{syclex::enable_ipc{true}});
}

std::size_t pageSize(const sycl::queue &queue) {
  return syclex::get_mem_granularity(queue.get_device(), queue.get_context(),
                                     syclex::granularity_mode::minimum);
}

void share(sycl::queue &queue, support::Channel &importer) {
  const std::size_t page = pageSize(queue);
  syclex::physical_mem memory = shareableMemory(queue, kPages * page);
  check(memory.ipc_enabled(), "the memory can be shared");
  const Mapping mapping(memory, 0, kPages * page, Access::read_write);
  write(queue, mapping.get(), pattern(kPages * page, kExportSeed));

  auto handle = ipc::get(memory);
  const Bytes bytes = handle.data();
  check(bytes.size() == kHandleBytes, "a handle has 256 bytes");
  importer.send(bytes);
  awaitDone(importer);
  ipc::put(handle, queue.get_context());

  // The importer has overwritten all pages but the first one.
  checkBytes(queue, mapping.get() + page, pattern((kPages - 1) * page, kImportSeed, page),
             "the exporter sees what the importer wrote");
  checkBytes(queue, mapping.get(), pattern(page, kExportSeed),
             "the importer has not changed the first page");
}

// Tests how the runtime translates the adapter's result codes.
void checkErrorCodes(sycl::queue &queue) {
  syclex::physical_mem memory = shareableMemory(queue, pageSize(queue));
  auto handle = ipc::get(memory);
  const Bytes bytes = handle.data();
  ipc::put(handle, queue.get_context());
  checkOpenFails([&] { (void)ipc::open(bytes, queue.get_context(), queue.get_device()); });

  syclex::physical_mem privateMemory(queue, pageSize(queue));
  check(!privateMemory.ipc_enabled(), "memory without the property cannot be shared");
  checkThrows({sycl::errc::invalid}, "memory without the property cannot be exported",
              [&] { (void)ipc::get(privateMemory); });
}

void exporter(support::ChildProcess &child) {
  support::Channel &importer = child.channel();
  sycl::queue queue = queueOnForcedAdapter();
  check(queue.get_device().has(sycl::aspect::ext_oneapi_virtual_mem),
        "the device supports virtual memory");
  check(queue.get_device().has(sycl::aspect::ext_oneapi_ipc_physical_memory),
        "the device has the aspect of IPC physical memory");

  for (unsigned turn = 0; turn < kOverloads; ++turn)
    share(queue, importer);
  checkErrorCodes(queue);
}

// Level Zero drivers map a physical memory at only one address at a time.
bool canMapTwice(const sycl::queue &queue) {
  return queue.get_backend() != sycl::backend::ext_oneapi_level_zero;
}

void importShared(sycl::queue &queue, const Bytes &handle, unsigned turn) {
  const std::size_t page = pageSize(queue);
  const auto open = [](const auto &...arguments) { return ipc::open(arguments...); };
  syclex::physical_mem memory = openWithOverload(turn, open, queue, handle);
  check(memory.size() == kPages * page, "opened memory has the exporter's size");
  check(memory.ipc_enabled(), "opened memory can be shared");
  check(memory.get_device() == queue.get_device(), "opened memory belongs to the device");

  {
    const Mapping middle(memory, page, 2 * page, Access::read);
    checkBytes(queue, middle.get(), pattern(2 * page, kExportSeed, page),
               "a part mapped at an offset shows the exporter's bytes");
    check(syclex::get_access_mode(middle.get(), 2 * page, queue.get_context()) == Access::read,
          "the mapping is read-only");
  }
  {
    const Mapping whole(memory, 0, kPages * page, Access::read);
    checkBytes(queue, whole.get(), pattern(kPages * page, kExportSeed),
               "a mapping of the whole memory shows the exporter's bytes");
    syclex::set_access_mode(whole.get(), kPages * page, Access::read_write, queue.get_context());
    check(syclex::get_access_mode(whole.get(), kPages * page, queue.get_context()) ==
              Access::read_write,
          "the mapping is writable now");
    write(queue, whole.get() + page, pattern((kPages - 1) * page, kImportSeed, page));
  }
  if (canMapTwice(queue)) {
    const Mapping first(memory, page, 2 * page, Access::read_write);
    const Mapping second(memory, 0, kPages * page, Access::read);
    checkBytes(queue, second.get() + page, pattern(2 * page, kImportSeed, page),
               "a later mapping shows what an earlier one wrote");
    write(queue, first.get(), pattern(2 * page, kExportSeed, page));
    checkBytes(queue, second.get() + page, pattern(2 * page, kExportSeed, page),
               "two mappings show the same memory");
    write(queue, first.get(), pattern(2 * page, kImportSeed, page));
  }
}

void importer(support::Channel &exporter) {
  sycl::queue queue = queueOnForcedAdapter();
  for (unsigned turn = 0; turn < kOverloads; ++turn) {
    importShared(queue, exporter.receive(), turn);
    exporter.sendText("done");
  }
}

} // namespace
} // namespace ur::interop

int main(int argc, char **argv) {
  return ur::interop::runTwoProcesses(argc, argv, ur::interop::exporter, ur::interop::importer);
}
