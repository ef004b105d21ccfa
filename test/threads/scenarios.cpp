// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/threads/scenarios.hpp"

#include "test/threads/scheduler.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <sched.h>
#include <sys/prctl.h>
#include <unified-runtime/ur_api.h>
#include <unistd.h>

namespace ur::threads {
namespace {

constexpr std::size_t kSize = 8192;
// Larger than the copies that native CPU completes within the call that enqueues them.
constexpr std::size_t kLarge = std::size_t{1} << 16;

// `line` is the line of the caller, by default.
void require(bool condition, std::string_view message, int line = __builtin_LINE()) {
  if (!condition)
    fail(fmt::format("line {}: {}", line, message));
}

void check(ur_result_t result, int line = __builtin_LINE()) {
  if (result != UR_RESULT_SUCCESS)
    fail(fmt::format("line {}: a call returns {:#x} instead of success", line,
                     static_cast<unsigned>(result)));
}

ur_adapter_handle_t adapter;
ur_device_handle_t device;
bool hostHasAccess; // whether the host can read and write device memory

// Handles of allocations of the exporting process. The bytes of the first allocation are 1, the
// bytes of the second are 2.
constexpr std::size_t kForeignCount = 2;
std::array<std::string, kForeignCount> foreignHandles;

ur_context_handle_t makeContext() {
  ur_context_handle_t context = nullptr;
  check(urContextCreate(1, &device, nullptr, &context));
  sched_yield(); // returns when the new threads of the adapter and of the driver wait
  return context;
}

class Queue {
public:
  explicit Queue(ur_context_handle_t context, ur_queue_flags_t flags = 0) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    check(urQueueCreate(context, device, &properties, &queue_));
  }
  operator ur_queue_handle_t() const { return queue_; }

private:
  ur_queue_handle_t queue_ = nullptr;
};

std::byte *allocate(ur_context_handle_t context, std::size_t size) {
  void *memory = nullptr;
  check(urUSMDeviceAlloc(context, device, nullptr, nullptr, size, &memory));
  return static_cast<std::byte *>(memory);
}

ur_event_handle_t fill(ur_queue_handle_t queue, std::byte *memory, std::size_t size,
                       unsigned char value, std::vector<ur_event_handle_t> waits = {}) {
  ur_event_handle_t event = nullptr;
  check(urEnqueueUSMFill(queue, memory, 1, &value, size, static_cast<std::uint32_t>(waits.size()),
                         waits.empty() ? nullptr : waits.data(), &event));
  return event;
}

// Copies with a new queue, because commands of a new queue do not wait for other queues.
std::vector<std::byte> bytesOf(ur_context_handle_t context, const std::byte *memory,
                               std::size_t size) {
  std::vector<std::byte> bytes(size);
  const Queue queue(context);
  check(urEnqueueUSMMemcpy(queue, true, bytes.data(), memory, size, 0, nullptr, nullptr));
  return bytes;
}

bool isFilled(ur_context_handle_t context, const std::byte *memory, std::size_t size,
              unsigned char value) {
  std::vector<std::byte> copy;
  if (!hostHasAccess) {
    copy = bytesOf(context, memory, size);
    memory = copy.data();
  }
  return std::all_of(memory, memory + size,
                     [&](std::byte byte) { return byte == std::byte{value}; });
}

void set(ur_context_handle_t context, std::byte *memory, std::size_t size, unsigned char value) {
  const Queue queue(context);
  check(urEnqueueUSMFill(queue, memory, 1, &value, size, 0, nullptr, nullptr));
  check(urQueueFinish(queue));
}

bool isEmpty(ur_queue_handle_t queue) {
  ur_bool_t empty = false;
  check(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr));
  return empty;
}

ur_event_status_t statusOf(ur_event_handle_t event) {
  ur_event_status_t status{};
  check(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                       nullptr));
  return status;
}

std::string getHandle(ur_context_handle_t context, std::byte *memory) {
  void *data = nullptr;
  std::size_t size = 0;
  check(urIPCGetMemHandleExp(context, memory, &data, &size));
  return {static_cast<char *>(data), size};
}

ur_result_t open(ur_context_handle_t context, std::string handle, std::byte *&memory) {
  void *opened = nullptr;
  const ur_result_t result =
      urIPCOpenMemHandleExp(context, device, handle.data(), handle.size(), &opened);
  memory = static_cast<std::byte *>(opened);
  return result;
}

ur_event_handle_t makeSharedEvent(ur_context_handle_t context) {
  const ur_exp_event_desc_t properties{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                       UR_EXP_EVENT_FLAG_IPC_EXP};
  ur_event_handle_t event = nullptr;
  check(urEventCreateExp(context, device, &properties, &event));
  return event;
}

void signal(ur_queue_handle_t queue, ur_event_handle_t event) {
  check(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event));
}

template <typename... Bodies> void runAll(Bodies... bodies) {
  startExploring();
  std::vector<std::thread> threads;
  (threads.emplace_back(bodies), ...);
  for (std::thread &thread : threads)
    thread.join();
}

// Memory that a command fills with ones.
struct Fill {
  explicit Fill(ur_queue_flags_t flags = 0) : queue(context, flags) {}

  bool isDone() const { return isFilled(context, memory, kLarge, 1); }
  bool isComplete() const { return statusOf(event) == UR_EVENT_STATUS_COMPLETE; }
  void wait() const { check(urEventWait(1, &event)); }
  void setCallback(ur_event_callback_t callback) const {
    check(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, callback, nullptr));
  }

  ur_context_handle_t context = makeContext();
  Queue queue;
  std::byte *memory = allocate(context, kLarge);
  ur_event_handle_t event = fill(queue, memory, kLarge, 1);
};

// A callback runs before any thread's wait for its event returns.
void callbackBeforeWait() {
  const Fill fill;
  static std::atomic<int> calls;
  fill.setCallback([](ur_event_handle_t, ur_execution_info_t, void *) { ++calls; });
  const auto wait = [&] {
    fill.wait();
    require(calls == 1, "a wait returned before the callback had run");
    require(fill.isDone(), "a wait returned before the fill");
  };
  runAll(wait, wait);
  check(urEventRelease(fill.event));
}

// Each callback runs once, even if the event completes while the callback is set.
void callbackDuringCompletion() {
  const Fill fill;
  static std::atomic<int> calls;
  const auto set = [&] {
    fill.setCallback([](ur_event_handle_t, ur_execution_info_t, void *) { ++calls; });
  };
  runAll(set, set, [&] { check(urQueueFinish(fill.queue)); });
  fill.wait();
  require(calls == 2, "a callback did not run exactly once");
}

// A callback may wait for a thread that waits for the same event: the thread's wait returns first.
void callbackThatWaits() {
  const Fill fill;
  static std::mutex mutex;
  runAll([&] {
    const std::lock_guard lock(mutex);
    fill.setCallback([](ur_event_handle_t, ur_execution_info_t, void *) {
      const std::lock_guard innerLock(mutex);
    });
    fill.wait();
  });
}

// A queue is empty as soon as its only event is complete.
void emptyAfterCompletion() {
  const Fill fill;
  runAll(
      [&] {
        fill.wait();
        require(isEmpty(fill.queue), "the queue is not empty after its only event");
      },
      [&] {
        if (fill.isComplete()) {
          require(fill.isDone(), "an event is complete before its fill");
          require(isEmpty(fill.queue), "the queue is not empty, but its only event is complete");
        }
      });
}

// Finish waits for all earlier commands of the queue, from any thread.
void finishAfterEnqueue() {
  const ur_context_handle_t context = makeContext();
  const Queue queue(context);
  const auto use = [&](unsigned char value) {
    return [&, value] {
      std::byte *const memory = allocate(context, kLarge);
      fill(queue, memory, kLarge, value);
      check(urQueueFinish(queue));
      require(isFilled(context, memory, kLarge, value), "finish returned before the fill");
    };
  };
  runAll(use(1), use(2));
}

// Commands of two queues run in the order of their wait lists.
void waitListsAcrossQueues() {
  const ur_context_handle_t context = makeContext();
  const Queue inOrder(context), outOfOrder(context, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  std::byte *const memory = allocate(context, kLarge);
  const ur_event_handle_t first = fill(inOrder, memory, kLarge, 1);
  runAll(
      [&] {
        const ur_event_handle_t second = fill(outOfOrder, memory, kLarge, 2, {first});
        const ur_event_handle_t third = fill(inOrder, memory, kLarge, 3, {second});
        check(urEventWait(1, &third));
        require(isFilled(context, memory, kLarge, 3),
                "commands ran in another order than their wait lists");
      },
      [&] { check(urEventWait(1, &first)); });
}

// Commands and events of a queue outlive its last release.
void queueRelease() {
  const Fill fill;
  runAll([&] { check(urQueueRelease(fill.queue)); },
         [&] {
           fill.wait();
           require(fill.isDone(), "the event of a released queue completed before its command");
           check(urEventRelease(fill.event));
         });
  check(urContextRelease(fill.context));
}

// A free waits for the commands that use the memory.
void freeDuringCommands() {
  const ur_context_handle_t context = makeContext();
  const Queue queue(context);
  std::byte *const memory = allocate(context, kLarge);
  std::byte *const copy = allocate(context, kLarge);
  fill(queue, memory, kLarge, 7);
  check(urEnqueueUSMMemcpy(queue, false, copy, memory, kLarge, 0, nullptr, nullptr));
  runAll([&] { check(urUSMFree(context, memory)); },
         [&] {
           std::byte *const next = allocate(context, kLarge);
           set(context, next, kLarge, 9);
           check(urQueueFinish(queue));
           require(isFilled(context, next, kLarge, 9),
                   "a command wrote into memory that was allocated after a free");
           require(isFilled(context, copy, kLarge, 7),
                   "a copy does not have the bytes from before the free");
         });
}

// A write during the first Get is not lost, and both Gets succeed.
void firstGetDuringWrites() {
  const ur_context_handle_t context = makeContext();
  const Queue queue(context);
  std::byte *const memory = allocate(context, kSize);
  set(context, memory, kSize, 1);
  const auto get = [&] { getHandle(context, memory); };
  runAll(get, get, [&] {
    if (hostHasAccess)
      std::memset(memory, 2, kSize / 2);
    fill(queue, memory + (hostHasAccess ? kSize / 2 : 0), hostHasAccess ? kSize / 2 : kSize, 2);
    check(urQueueFinish(queue));
  });
  require(isFilled(context, memory, kSize, 2), "a write during the first Get is lost");
}

// Memory that one thread has open stays mapped while another thread closes the same memory.
void closeDuringOpen() {
  const ur_context_handle_t context = makeContext();
  const auto use = [&] {
    for (std::size_t i = 0; i < kForeignCount; ++i) {
      std::byte *memory = nullptr;
      check(open(context, foreignHandles[i], memory));
      require(isFilled(context, memory, kSize, static_cast<unsigned char>(i + 1)),
              "opened memory does not have the exporter's bytes");
      check(urIPCCloseMemHandleExp(context, memory));
    }
  };
  runAll(use, use);
}

// Several threads get and put handles of the same memory. Each handle fails to open after its Put.
void putDuringGet() {
  const ur_context_handle_t context = makeContext();
  std::byte *const memory = allocate(context, kSize);
  const auto use = [&] {
    void *data = nullptr;
    std::size_t size = 0;
    check(urIPCGetMemHandleExp(context, memory, &data, &size));
    const std::string handle(static_cast<char *>(data), size);
    std::byte *opened = nullptr;
    check(open(context, handle, opened));
    check(urIPCCloseMemHandleExp(context, opened));
    check(urIPCPutMemHandleExp(context, data));
    require(open(context, handle, opened) == UR_RESULT_ERROR_INVALID_VALUE,
            "a handle opens after its Put");
  };
  runAll(use, use);
  check(urUSMFree(context, memory));
}

// An event gets its first handle while a signal is pending. The signal must still complete.
void firstHandleDuringSignal() {
  const ur_context_handle_t context = makeContext();
  const Queue queue(context);
  std::byte *const memory = allocate(context, kLarge);
  const ur_event_handle_t event = makeSharedEvent(context);
  runAll(
      [&] {
        fill(queue, memory, kLarge, 1);
        signal(queue, event);
        check(urEventWait(1, &event));
        require(isFilled(context, memory, kLarge, 1), "a signal completed before earlier commands");
      },
      [&] {
        void *data = nullptr;
        std::size_t size = 0;
        check(urIPCGetEventHandleExp(event, &data, &size));
        ur_event_handle_t opened = nullptr;
        check(urIPCOpenEventHandleExp(context, data, size, &opened));
        check(urEventWait(1, &opened));
        check(urEventRelease(opened));
        check(urIPCPutEventHandleExp(context, data));
      });
  check(urEventRelease(event));
}

// Two threads get the first handle of an event. Both handles must open the event and show a later
// signal.
void firstHandlesOfOneEvent() {
  const ur_context_handle_t context = makeContext();
  const Queue queue(context);
  const ur_event_handle_t event = makeSharedEvent(context);
  std::array<ur_event_handle_t, 2> opened{};
  const auto getAndOpen = [&](std::size_t i) {
    return [&, i] {
      void *data = nullptr;
      std::size_t size = 0;
      check(urIPCGetEventHandleExp(event, &data, &size));
      check(urIPCOpenEventHandleExp(context, data, size, &opened[i]));
    };
  };
  runAll(getAndOpen(0), getAndOpen(1));
  for (const ur_event_handle_t openedEvent : opened) {
    std::byte *const memory = allocate(context, kLarge);
    fill(queue, memory, kLarge, 1);
    signal(queue, event);
    check(urEventWait(1, &openedEvent));
    require(isFilled(context, memory, kLarge, 1),
            "an opened event does not show a signal of its exporter");
  }
}

// Two threads signal one event and wait for it. A wait must not return before its signal is
// complete.
void signalsOfTwoQueues() {
  const ur_context_handle_t context = makeContext();
  const ur_event_handle_t event = makeSharedEvent(context);
  const auto use = [&] {
    const Queue queue(context);
    std::byte *const memory = allocate(context, kLarge);
    fill(queue, memory, kLarge, 3);
    signal(queue, event);
    check(urEventWait(1, &event));
    check(urQueueFinish(queue));
    require(isFilled(context, memory, kLarge, 3), "finish returned before the fill");
  };
  runAll(use, use);
  check(urEventWait(1, &event));
}

// The end time of a complete event is not before its start time.
void timesOfCompleteEvent() {
  const Fill fill(UR_QUEUE_FLAG_PROFILING_ENABLE);
  const auto timeOf = [&](ur_profiling_info_t info) {
    std::uint64_t time = 0;
    check(urEventGetProfilingInfo(fill.event, info, sizeof time, &time, nullptr));
    return time;
  };
  runAll([&] { check(urQueueFinish(fill.queue)); },
         [&] {
           if (fill.isComplete())
             require(timeOf(UR_PROFILING_INFO_COMMAND_END) >=
                         timeOf(UR_PROFILING_INFO_COMMAND_START),
                     "a complete event ended before its start");
         });
}

// A handle from a Get during a Free must not open after the Free. The check applies only to the
// host's memory: a driver knows the memory until the Free returns, and may export it as foreign
// memory.
void getDuringFree() {
  if (!hostHasAccess)
    return;
  const ur_context_handle_t context = makeContext();
  std::byte *const memory = allocate(context, kSize);
  void *data = nullptr;
  std::size_t size = 0;
  ur_result_t result{};
  runAll([&] { result = urIPCGetMemHandleExp(context, memory, &data, &size); },
         [&] { check(urUSMFree(context, memory)); });
  if (result == UR_RESULT_ERROR_INVALID_ARGUMENT)
    return;
  check(result);
  const std::string handle(static_cast<char *>(data), size);
  std::byte *const next = allocate(context, kSize);
  getHandle(context, next);
  std::byte *opened = nullptr;
  require(open(context, handle, opened) != UR_RESULT_SUCCESS, "a handle opens after the Free");
}

// Finish waits for all earlier commands, even if another thread enqueues a later command at the
// same time. The later command runs without a further call.
void finishDuringEnqueue() {
  const Fill first;
  runAll(
      [&] {
        check(urQueueFinish(first.queue));
        require(first.isComplete(), "finish returned before an earlier command was complete");
      },
      [&] {
        const ur_event_handle_t laterEvent =
            fill(first.queue, allocate(first.context, kLarge), kLarge, 2);
        check(urEventWait(1, &laterEvent));
      });
}

// Opens memory that is already open. The Open may fail or succeed during the Put, and must fail
// after the Put.
void putDuringSecondOpen() {
  const ur_context_handle_t context = makeContext();
  std::byte *const memory = allocate(context, kSize);
  set(context, memory, kSize, 5);
  void *data = nullptr;
  std::size_t size = 0;
  check(urIPCGetMemHandleExp(context, memory, &data, &size));
  const std::string handle(static_cast<char *>(data), size);
  std::byte *first = nullptr;
  check(open(context, handle, first));
  runAll(
      [&] {
        std::byte *second = nullptr;
        if (open(context, handle, second) == UR_RESULT_SUCCESS) {
          require(isFilled(context, second, kSize, 5), "opened memory does not have its bytes");
          check(urIPCCloseMemHandleExp(context, second));
        }
      },
      [&] {
        check(urIPCPutMemHandleExp(context, data));
        std::byte *lateMemory = nullptr;
        require(open(context, handle, lateMemory) == UR_RESULT_ERROR_INVALID_VALUE,
                "a handle opens after its Put");
      });
  require(isFilled(context, first, kSize, 5), "a Put changed memory that is open");
  check(urIPCCloseMemHandleExp(context, first));
}

// The handles from the first concurrent Gets of a process must open, each with the bytes of its
// memory.
void getDuringFirstGet() {
  const ur_context_handle_t context = makeContext();
  const auto use = [&](unsigned char value) {
    std::byte *const memory = allocate(context, kSize);
    set(context, memory, kSize, value);
    return [&context, memory, value] {
      std::byte *opened = nullptr;
      check(open(context, getHandle(context, memory), opened));
      require(isFilled(context, opened, kSize, value), "an opened handle has wrong bytes");
    };
  };
  runAll(use(1), use(2));
}

// An event lives while its callback runs, even if its last reference is released.
void releaseDuringCallback() {
  const Fill fill;
  static std::atomic<bool> calls;
  fill.setCallback([](ur_event_handle_t completedEvent, ur_execution_info_t, void *) {
    require(statusOf(completedEvent) == UR_EVENT_STATUS_COMPLETE,
            "a callback runs before its event is complete");
    calls = true;
  });
  runAll([&] { check(urEventRelease(fill.event)); }, [&] { check(urQueueFinish(fill.queue)); });
  while (!calls)
    std::this_thread::yield();
}

// Opened memory stays mapped until the commands that use it are complete, even after the last
// Close. The next Open may reuse the addresses.
void closeDuringCommand() {
  const ur_context_handle_t context = makeContext();
  const Queue queue(context);
  std::byte *const copy = allocate(context, kLarge);
  std::byte *memory = nullptr;
  check(open(context, foreignHandles[0], memory));
  check(urEnqueueUSMMemcpy(queue, false, copy, memory, kLarge, 0, nullptr, nullptr));
  runAll(
      [&] {
        check(urIPCCloseMemHandleExp(context, memory));
        std::byte *next = nullptr;
        check(open(context, foreignHandles[1], next));
      },
      [&] {
        check(urQueueFinish(queue));
        require(isFilled(context, copy, kLarge, 1),
                "a copy does not have the bytes from before the close");
      });
}

// While a thread has a reference to the adapter, urAdapterGet returns the same adapter.
void adapterGetDuringRelease() {
  check(urAdapterRelease(adapter)); // the only reference
  const auto getTwice = [] {
    ur_adapter_handle_t first = nullptr;
    ur_adapter_handle_t second = nullptr;
    check(urAdapterGet(1, &first, nullptr));
    check(urAdapterGet(1, &second, nullptr));
    require(first == second, "a process has two adapters");
    check(urAdapterRelease(first));
    check(urAdapterRelease(second));
  };
  runAll(getTwice, getTwice);
}

// Loads the adapter and opens the device. Each process does this itself, because drivers do not
// work in a forked child.
void connect() {
  ur_platform_handle_t platform = nullptr;
  check(urLoaderInit(0, nullptr));
  check(urAdapterGet(1, &adapter, nullptr));
  check(urPlatformGet(adapter, 1, &platform, nullptr));
  check(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
  ur_device_type_t type{};
  check(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof type, &type, nullptr));
  hostHasAccess = type == UR_DEVICE_TYPE_CPU;
}

// Starts a process that exports one allocation per handle until this process exits.
void startExporter() {
  std::array<int, 2> pipeEnds{};
  if (pipe(pipeEnds.data()) != 0)
    throw std::runtime_error("cannot create a pipe");
  const pid_t parent = getpid();
  if (fork() == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
      _exit(EXIT_FAILURE);
    connect();
    const ur_context_handle_t context = makeContext();
    for (std::size_t i = 0; i < kForeignCount; ++i) {
      std::byte *const memory = allocate(context, kLarge);
      set(context, memory, kLarge, static_cast<unsigned char>(i + 1));
      void *data = nullptr;
      std::size_t size = 0;
      check(urIPCGetMemHandleExp(context, memory, &data, &size));
      if (write(pipeEnds[1], &size, sizeof size) < 0 || write(pipeEnds[1], data, size) < 0)
        _exit(EXIT_FAILURE);
    }
    for (;;)
      pause();
  }
  close(pipeEnds[1]);
  for (std::string &handle : foreignHandles) {
    std::size_t size = 0;
    if (read(pipeEnds[0], &size, sizeof size) != sizeof size)
      throw std::runtime_error("the exporter has exited");
    handle.resize(size);
    if (read(pipeEnds[0], handle.data(), size) != static_cast<ssize_t>(size))
      throw std::runtime_error("the exporter has exited");
  }
  close(pipeEnds[0]);
}

} // namespace

std::vector<Scenario> scenarios() {
  startExporter();
  std::vector<Scenario> all{{"callback before wait", callbackBeforeWait},
                            {"callback during completion", callbackDuringCompletion},
                            {"callback that waits for the caller", callbackThatWaits},
                            {"empty after completion", emptyAfterCompletion},
                            {"finish after enqueue", finishAfterEnqueue},
                            {"wait lists across queues", waitListsAcrossQueues},
                            {"queue ends", queueRelease},
                            {"free during commands", freeDuringCommands},
                            {"first Get during writes", firstGetDuringWrites},
                            {"close during open", closeDuringOpen},
                            {"Put during Get", putDuringGet},
                            {"first handle during signal", firstHandleDuringSignal},
                            {"first handles of one event", firstHandlesOfOneEvent},
                            {"signals of two queues", signalsOfTwoQueues},
                            {"times of a complete event", timesOfCompleteEvent},
                            {"Get during Free", getDuringFree},
                            {"finish during enqueue", finishDuringEnqueue},
                            {"Put during second Open", putDuringSecondOpen},
                            {"Get during first Get", getDuringFirstGet},
                            {"release during callback", releaseDuringCallback},
                            {"close during command", closeDuringCommand},
                            {"adapter Get during Release", adapterGetDuringRelease}};
  for (Scenario &scenario : all)
    scenario.run = [body = std::move(scenario.run)] {
      connect();
      body();
    };
  return all;
}

} // namespace ur::threads
