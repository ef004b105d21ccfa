// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The examples of docs/cpp.md apart from sharing: query results, options, lists, errors, C calls.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <system_error>

#include <ur-ipc/ur_ipc.hpp>

namespace {

void showAnswers(const ur_ipc::device &device) {
  const std::string name = device.get_info<UR_DEVICE_INFO_NAME>();
  const bool shares = device.get_info<UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP>();
  const ur_ipc::flags<ur_queue_flag_t> queues = device.get_info<UR_DEVICE_INFO_QUEUE_PROPERTIES>();
  const bool profiles = queues.has(UR_QUEUE_FLAG_PROFILING_ENABLE);
  std::printf("%s: shares events %d, profiles %d\n", name.c_str(), shares, profiles);
}

void showCommands(const ur_ipc::context &context, const ur_ipc::device &device) {
  const ur_ipc::queue queue = context.queue_create(
      device, ur_ipc::make<ur_queue_properties_t>(UR_QUEUE_FLAG_PROFILING_ENABLE |
                                                  UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));
  const ur_ipc::usm_allocation memory = context.usm_device_alloc(device, 4096);

  const ur_ipc::event filled =
      queue.enqueue_usm_fill(memory.get(), std::string("ab"), memory.size());
  char text[4] = "";
  const ur_ipc::event copied = queue.enqueue_usm_memcpy(false, text, memory.get(), 3, filled);
  ur_ipc::event_wait({filled, copied});

  const std::uint64_t end = copied.get_profiling_info<UR_PROFILING_INFO_COMMAND_END>();
  std::printf("%s, and a time: %d\n", text, end != 0);

  if (urQueueFinish(queue) != UR_RESULT_SUCCESS)
    std::printf("the queue did not finish\n");
}

void showFailures(const ur_ipc::context &context, const ur_ipc::device &device) {
  try {
    context.usm_device_alloc(device, 0);
  } catch (const ur_ipc::error &failure) {
    std::printf("thrown: %s\n", failure.what());
  }

  std::error_code ec;
  const ur_ipc::usm_allocation none = context.usm_device_alloc(device, 0, {}, {}, ec);
  if (ec == UR_RESULT_ERROR_INVALID_USM_SIZE)
    std::printf("returned: %s\n", ec.message().c_str());
}

} // namespace

int main() {
  const ur_ipc::loader loader;
  for (const ur_ipc::adapter &adapter : loader.adapters())
    for (const ur_ipc::platform &platform : adapter.platform_get())
      for (const ur_ipc::device &device : platform.device_get(UR_DEVICE_TYPE_ALL)) {
        const ur_ipc::context context = ur_ipc::context_create(device);
        showAnswers(device);
        showCommands(context, device);
        showFailures(context, device);
      }
  return EXIT_SUCCESS;
}
