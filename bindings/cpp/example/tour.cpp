// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What docs/cpp.md shows beside sharing memory: answers, options, events, failures, calls in C.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <system_error>

#include <ur-ipc/ur_ipc.hpp>

namespace {

void tour(const ur_ipc::device &device) {
  const std::string name = device.get_info<UR_DEVICE_INFO_NAME>();
  const bool shares = device.get_info<UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP>();
  const auto kinds = device.get_info<UR_DEVICE_INFO_USM_DEVICE_SUPPORT>();
  const bool usable = kinds.has(UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS);
  std::printf("%s: shares events: %d, has device memory: %d\n", name.c_str(), shares, usable);

  const ur_ipc::context context = ur_ipc::context_create(device);
  const ur_ipc::queue queue = context.queue_create(
      device, ur_ipc::make<ur_queue_properties_t>(UR_QUEUE_FLAG_PROFILING_ENABLE |
                                                  UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));

  const ur_ipc::usm_allocation memory = context.usm_device_alloc(device, 4096);
  const char pattern[] = {'a', 'b'};
  const ur_ipc::event filled = queue.enqueue_usm_fill(memory.get(), pattern, memory.size());
  char read[4] = "";
  queue.enqueue_usm_memcpy(true, read, memory.get(), 3, filled);
  ur_ipc::event_wait({filled, queue.enqueue_events_wait()});
  std::printf("%s after %d ns\n", read,
              filled.get_profiling_info<UR_PROFILING_INFO_COMMAND_END>() != 0);

  std::error_code ec;
  const auto none = context.usm_device_alloc(device, 0, {}, {}, ec);
  if (ec == UR_RESULT_ERROR_INVALID_USM_SIZE)
    std::printf("without an exception: %s, %s\n", ec.message().c_str(),
                none ? "memory" : "nothing");

  try {
    context.usm_device_alloc(device, 0);
  } catch (const ur_ipc::error &problem) {
    std::printf("with one: %s\n", problem.what());
  }

  if (urQueueFinish(queue) != UR_RESULT_SUCCESS)
    std::printf("the queue does not end\n");
}

} // namespace

int main() {
  const ur_ipc::loader loader;
  for (const ur_ipc::adapter &adapter : loader.adapters())
    for (const ur_ipc::platform &platform : adapter.platform_get())
      for (const ur_ipc::device &device : platform.device_get(UR_DEVICE_TYPE_ALL))
        tour(device);
  return EXIT_SUCCESS;
}
