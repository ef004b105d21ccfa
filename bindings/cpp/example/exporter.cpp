// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shares an array with a C program that doubles the elements: exporter IMPORTER
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <vector>

#include <ur-ipc/ur_ipc.hpp>

namespace {

ur_ipc::device first_device(const ur_ipc::loader &loader) {
  for (const ur_ipc::adapter &adapter : loader.adapters())
    for (const ur_ipc::platform &platform : adapter.platform_get())
      for (const ur_ipc::device &device : platform.device_get(UR_DEVICE_TYPE_ALL))
        if (device.get_info<UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP>())
          return device;
  throw std::runtime_error("no device here shares memory");
}

// Sends bytes to another program and waits until it exits.
void send(const char *program, ur_ipc::ipc::handle_data_view_t bytes) {
  std::FILE *pipe = popen(program, "w");
  if (!pipe)
    throw std::runtime_error("cannot start the other program");
  const std::size_t sent = std::fwrite(bytes.data(), 1, bytes.size(), pipe);
  if (pclose(pipe) != 0 || sent != bytes.size())
    throw std::runtime_error("the other program failed");
}

void share(const char *importer) {
  const ur_ipc::loader loader;
  const ur_ipc::device device = first_device(loader);
  const ur_ipc::context context = ur_ipc::context_create(device);
  const ur_ipc::queue queue = context.queue_create(device);

  std::vector<float> values{1, 2, 3, 4};
  const ur_ipc::usm_allocation memory =
      context.usm_device_alloc(device, values.size() * sizeof(float));
  queue.enqueue_usm_memcpy(true, memory.get(), values.data(), memory.size());

  {
    const auto handle = ur_ipc::ipc::memory::get(memory);
    send(importer, handle.data_view());
  } // the destructor calls Put, which makes the handle's bytes stale

  queue.enqueue_usm_memcpy(true, values.data(), memory.get(), memory.size());
  for (const float value : values)
    std::printf("%g ", static_cast<double>(value));
  std::printf("\n");
} // releases memory, queue and context

} // namespace

int main(int count, char **arguments) {
  try {
    if (count != 2)
      throw std::runtime_error("usage: exporter IMPORTER");
    share(arguments[1]);
    return EXIT_SUCCESS;
  } catch (const std::exception &problem) { // such as ur_ipc::error
    std::fprintf(stderr, "%s\n", problem.what());
    return EXIT_FAILURE;
  }
}
