// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Some threads signal a shared event and make queues wait for it. Then other threads free memory
// and enqueue commands in the same queue. The program releases the queues, the event and the
// context without a wait. The software driver aborts if an adapter uses a destroyed object.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace {

void require(ur_result_t result, const char *call) {
  if (result == UR_RESULT_SUCCESS)
    return;
  std::fprintf(stderr, "%s returned %#x\n", call, static_cast<unsigned>(result));
  std::_Exit(1);
}
#define REQUIRE(call) require(call, #call)

ur_device_handle_t firstDevice() {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  REQUIRE(urLoaderInit(0, nullptr));
  REQUIRE(urAdapterGet(1, &adapter, nullptr));
  REQUIRE(urPlatformGet(adapter, 1, &platform, nullptr));
  REQUIRE(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
  return device;
}

void signalOrWait(ur_context_handle_t context, ur_device_handle_t device, ur_event_handle_t event,
                  bool isSignaler) {
  ur_queue_handle_t queue = nullptr;
  REQUIRE(urQueueCreate(context, device, nullptr, &queue));
  for (int round = 0; round < 50; ++round) {
    if (isSignaler)
      REQUIRE(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event));
    else
      REQUIRE(urEnqueueEventsWait(queue, 1, &event, nullptr));
    if (round % 10 == 0)
      REQUIRE(urEventWait(1, &event)); // an event has room for 63 pending signals
  }
  REQUIRE(urQueueFinish(queue));
  REQUIRE(urQueueRelease(queue));
}

// The free waits for the fill before it, while another thread enqueues fills in the same queue.
void fillAndFree(ur_context_handle_t context, ur_device_handle_t device, ur_queue_handle_t queue) {
  constexpr std::size_t kBytes = 64;
  constexpr std::uint8_t kPattern = 1;
  for (int round = 0; round < 500; ++round) {
    void *memory = nullptr;
    REQUIRE(urUSMDeviceAlloc(context, device, nullptr, nullptr, kBytes, &memory));
    REQUIRE(urEnqueueUSMFill(queue, memory, 1, &kPattern, kBytes, 0, nullptr, nullptr));
    REQUIRE(urUSMFree(context, memory));
  }
}

void freeDuringFills(ur_context_handle_t context, ur_device_handle_t device) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                         UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
  ur_queue_handle_t queue = nullptr;
  REQUIRE(urQueueCreate(context, device, &properties, &queue));
  std::vector<std::jthread> threads;
  for (int number = 0; number < 2; ++number)
    threads.emplace_back(fillAndFree, context, device, queue);
  threads.clear();
  REQUIRE(urQueueRelease(queue));
}

} // namespace

int main(int argc, char **argv) {
  const ur_device_handle_t device = firstDevice();
  for (int rounds = argc > 1 ? std::atoi(argv[1]) : 1; rounds > 0; --rounds) {
    ur_context_handle_t context = nullptr;
    ur_event_handle_t event = nullptr;
    const ur_exp_event_desc_t eventDesc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                        UR_EXP_EVENT_FLAG_IPC_EXP};
    REQUIRE(urContextCreate(1, &device, nullptr, &context));
    REQUIRE(urEventCreateExp(context, device, &eventDesc, &event));
    std::vector<std::jthread> threads;
    for (int number = 0; number < 4; ++number)
      threads.emplace_back(signalOrWait, context, device, event, number % 2 == 1);
    threads.clear();
    freeDuringFills(context, device);
    REQUIRE(urEventRelease(event));
    REQUIRE(urContextRelease(context));
  }
}
