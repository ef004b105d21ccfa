// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Keeps an array, attaches it after the exporter has freed the memory, and drops it. Prints the
// array, the note and the errors of later calls. test_keeper_in_c.py runs this program.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ur-ipc/ur_ipc.hpp>
#include <ur-ipc/ur_ipc_keeper.hpp>

namespace {

void keepOneArray(const ur_ipc::context &context, const ur_ipc::device &device,
                  const ur_ipc::queue &queue) {
  const std::vector<int> values{1, 2, 3};
  const ur_ipc::usm_allocation memory =
      context.usm_device_alloc(device, values.size() * sizeof(int));
  queue.enqueue_usm_memcpy(true, memory.get(), values.data(), memory.size());
  const auto handle = ur_ipc::ipc::memory::get(memory);
  const ur_ipc::keeper::lease lease{3'600'000, 0};
  ur_ipc::keeper::keep("x", {handle.data_view(), handle.data_view()}, std::string("note"), 7,
                       lease);
}

void run() {
  const ur_ipc::loader loader;
  const ur_ipc::device device =
      loader.adapters().front().platform_get().front().device_get(UR_DEVICE_TYPE_ALL).front();
  const ur_ipc::context context = ur_ipc::context_create(device);
  const ur_ipc::queue queue = context.queue_create(device);
  keepOneArray(context, device, queue);

  std::vector<int> values(3);
  {
    const ur_ipc::keeper::attachment item = ur_ipc::keeper::attach("x");
    const auto memory = ur_ipc::ipc::memory::open(item.handles().back(), context, device);
    queue.enqueue_usm_memcpy(true, values.data(), memory.get(), values.size() * sizeof(int));
    std::printf(
        "%d%d%d %.*s %d\n", values[0], values[1], values[2], static_cast<int>(item.note().size()),
        reinterpret_cast<const char *>(item.note().data()), static_cast<int>(item.version()));
  }
  for (const ur_ipc::keeper::entry &entry : ur_ipc::keeper::list())
    std::printf("%s %d\n", entry.name, static_cast<int>(entry.objects));
  const std::uint64_t dropped = ur_ipc::keeper::drop("x");
  std::printf("%d %zu\n", static_cast<int>(dropped), ur_ipc::keeper::list().size());
}

} // namespace

int main() {
  try {
    run();
    ur_ipc::keeper::attach("x");
  } catch (const ur_ipc::keeper::error &failure) {
    std::printf("%d %s\n", failure.system_code() == ENOENT, failure.what());
    return 0;
  }
  return 1;
}
