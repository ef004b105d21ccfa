// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials about references, native handles, info queries, and the process itself.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/delays.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/histories/world.hpp"
#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/few_descriptors.hpp"
#include "test/conformance/support/footprint.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/info.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/sanitizers.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <array>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>

#include <gtest/gtest-spi.h>
#include <sys/mman.h>

namespace ur::histories {

using namespace support;
using namespace std::chrono_literals;

namespace {

// Reports failures of GoogleTest's checks in `body`.
template <typename Body> void expectNoFailure(Trial &trial, const Body &body) {
  testing::TestPartResultArray results;
  {
    const testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
    body();
  }
  for (int i = 0; i < results.size(); ++i)
    trial.expect(!results.GetTestPartResult(i).failed(), results.GetTestPartResult(i).message());
}

// The reference count of any object.
struct Counter {
  std::function<ur_result_t()> retain;
  std::function<ur_result_t()> release;
  std::function<ur_result_t(std::uint32_t *)> read;

  std::uint32_t count() const {
    std::uint32_t now = 0;
    return read(&now) == UR_RESULT_SUCCESS ? now : 0;
  }
};

template <typename Object, typename Info, typename Name>
Counter counterOf(Object object, ur_result_t (*retain)(Object), ur_result_t (*release)(Object),
                  Info info, Name name) {
  return {[=] { return retain(object); }, [=] { return release(object); },
          [=](std::uint32_t *now) { return info(object, name, sizeof(*now), now, nullptr); }};
}

Counter counterOf(ur_queue_handle_t queue) {
  return counterOf(queue, urQueueRetain, urQueueRelease, urQueueGetInfo,
                   UR_QUEUE_INFO_REFERENCE_COUNT);
}
Counter counterOf(ur_event_handle_t event) {
  return counterOf(event, urEventRetain, urEventRelease, urEventGetInfo,
                   UR_EVENT_INFO_REFERENCE_COUNT);
}
Counter counterOf(ur_context_handle_t context) {
  return counterOf(context, urContextRetain, urContextRelease, urContextGetInfo,
                   UR_CONTEXT_INFO_REFERENCE_COUNT);
}

ur_event_handle_t completeEvent(Trial &trial, const Session &session) {
  ur_event_handle_t event = nullptr;
  trial.succeeded(urEnqueueEventsWait(session.queue(), 0, nullptr, &event));
  trial.succeeded(urEventWait(1, &event));
  return event;
}

// Opens the trial's handle and closes it again.
template <typename Kind>
ur_result_t openAndClose(Trial &trial, typename Kind::Object *openedObject = nullptr) {
  typename Kind::Object object{};
  const ur_result_t code =
      Kind::open(trial.session, trial.handle.data(), trial.handle.size(), &object);
  if (code != UR_RESULT_SUCCESS)
    return code;
  if (openedObject)
    *openedObject = object;
  return Kind::close(trial.session, object);
}

ur_result_t openAndCloseAny(Trial &trial) {
  return trial.handle.empty()            ? UR_RESULT_SUCCESS
         : trial.handleKind == kMemory   ? openAndClose<MemoryKind>(trial)
         : trial.handleKind == kPhysical ? openAndClose<PhysicalMemoryKind>(trial)
                                         : openAndClose<EventKind>(trial);
}

template <typename Kind> ur_result_t getAndPut(Trial &trial, typename Kind::Object object) {
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t code = Kind::get(trial.session, object, &data, &size);
  return code == UR_RESULT_SUCCESS ? Kind::put(trial.session, data) : code;
}

} // namespace

bool isShortage(ur_result_t code) {
  return code == UR_RESULT_ERROR_OUT_OF_RESOURCES || code == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
         code == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
}

// Retains and releases an object in two threads. The reference count must not change.
void countTogether(Trial &trial) {
  const Session own(trial.session.entry()); // no adapter thread uses its objects
  const ur_event_handle_t event = completeEvent(trial, own);
  for (const Counter &ref : {counterOf(own.queue()), counterOf(own.context()), counterOf(event)}) {
    const std::uint32_t before = ref.count();
    const auto change = [&] {
      for (int i = 0; i < 300; ++i)
        trial.succeeded(ref.retain());
      for (int i = 0; i < 300; ++i)
        trial.succeeded(ref.release());
    };
    trial.runTogether(0, change, change);
    trial.expect(ref.count() == before, "references were lost or added");
  }
  trial.succeeded(urEventRelease(event));
}

namespace {

// Passes invalid numbers as native handles: numbers near a valid handle, handles of other kinds of
// object, and the handle of a released event.
void wrapInvalidNumbers(Trial &trial, const Session &own) {
  const ur_context_handle_t context = own.context();
  ur_native_handle_t natives[5] = {}; // device, context, queue, event, released event
  ur_event_handle_t event = completeEvent(trial, own);
  ur_event_handle_t released =
      trial.below(2) == 0 ? completeEvent(trial, own) : EventKind::create(own);
  trial.succeeded(urDeviceGetNativeHandle(own.device(), &natives[0]));
  trial.succeeded(urContextGetNativeHandle(context, &natives[1]));
  trial.succeeded(urQueueGetNativeHandle(own.queue(), nullptr, &natives[2]));
  trial.succeeded(urEventGetNativeHandle(event, &natives[3]));
  trial.succeeded(urEventGetNativeHandle(released, &natives[4]));
  trial.succeeded(urEventRelease(released));
  const std::function<ur_result_t(ur_native_handle_t)> wraps[] = {
      [&](ur_native_handle_t native) {
        ur_device_handle_t object = nullptr;
        return urDeviceCreateWithNativeHandle(native, own.entry().adapter, nullptr, &object);
      },
      [&](ur_native_handle_t native) {
        ur_context_handle_t object = nullptr;
        return urContextCreateWithNativeHandle(native, own.entry().adapter, 0, nullptr, nullptr,
                                               &object);
      },
      [&](ur_native_handle_t native) {
        ur_queue_handle_t object = nullptr;
        return urQueueCreateWithNativeHandle(native, context, own.device(), nullptr, &object);
      },
      [&](ur_native_handle_t native) {
        ur_event_handle_t object = nullptr;
        return urEventCreateWithNativeHandle(native, context, nullptr, &object);
      }};
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t kind = 0; kind < 5; ++kind)
      for (const std::uint64_t distance :
           {std::uint64_t{0}, 1 + trial.below(64), trial.below(1u << 20)})
        if (kind != i || distance != 0)
          trial.expect(wraps[i](natives[kind] + distance) == UR_RESULT_ERROR_INVALID_ARGUMENT,
                       "a number that is not a native handle was accepted");
  trial.succeeded(urEventRelease(event));
}

} // namespace

// Wraps native handles in their own context and in another context, which may reject them.
void wrapNativeHandles(Trial &trial) {
  const Session own(trial.session.entry());
  const Session other(trial.session.entry());
  const ur_event_handle_t event = completeEvent(trial, own);
  const Counter counters[] = {counterOf(own.queue()), counterOf(own.context()),
                              counterOf(other.context()), counterOf(event)};
  std::vector<std::uint32_t> before;
  for (const Counter &ref : counters)
    before.push_back(ref.count());
  for (const Session *const session : {&own, &other}) {
    const bool isOwn = session == &own;
    ur_native_handle_t native = 0;
    const auto checkOutput = [&](ur_result_t code, const void *object) {
      trial.expect((code == UR_RESULT_SUCCESS) == (object != nullptr),
                   "a rejected native handle returned an object, or an accepted one returned none");
    };
    if (urEventGetNativeHandle(event, &native) == UR_RESULT_SUCCESS) {
      const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES,
                                                    nullptr, false};
      ur_event_handle_t object = nullptr;
      const ur_result_t code =
          urEventCreateWithNativeHandle(native, session->context(), &properties, &object);
      checkOutput(code, object);
      if (object) {
        trial.succeeded(urEventWait(1, &object));
        trial.succeeded(urEventRelease(object));
      }
    }
    if (urQueueGetNativeHandle(own.queue(), nullptr, &native) == UR_RESULT_SUCCESS) {
      const ur_queue_native_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES,
                                                    nullptr, false};
      ur_queue_handle_t object = nullptr;
      const ur_result_t code = urQueueCreateWithNativeHandle(
          native, session->context(), session->device(), &properties, &object);
      checkOutput(code, object);
      if (object) {
        ur_context_handle_t context = nullptr;
        trial.succeeded(
            urQueueGetInfo(object, UR_QUEUE_INFO_CONTEXT, sizeof(context), &context, nullptr));
        trial.expect(!isOwn || context == session->context(), "a queue has another context");
        trial.succeeded(urQueueFinish(object));
        trial.succeeded(urQueueRelease(object));
      }
    }
  }
  if (own.entry().backend == UR_BACKEND_NATIVE_CPU)
    wrapInvalidNumbers(trial, own);
  ur_native_handle_t native = 0;
  if (urDeviceGetNativeHandle(own.device(), &native) == UR_RESULT_SUCCESS) {
    ur_device_handle_t device = nullptr;
    if (urDeviceCreateWithNativeHandle(native, trial.session.entry().adapter, nullptr, &device) ==
        UR_RESULT_SUCCESS)
      trial.expect(device == own.device(), "the native handle names another device");
  }
  for (std::size_t i = 0; i < std::size(counters); ++i)
    trial.expect(counters[i].count() == before[i], "a native handle changed a reference count");
  trial.succeeded(urEventWait(1, &event));
  trial.succeeded(urEventRelease(event));
  trial.succeeded(urQueueFinish(own.queue()));
}

// Makes all queries of one kind of object, with buffers of several sizes.
void queryAll(Trial &trial) {
  const ur_event_handle_t event = completeEvent(trial, trial.session);
  const Owned<MemoryKind> memory(trial.session, trial.size);
  const auto query = [&]<typename Enum>(Enum, const auto &function, auto object,
                                        ur_result_t emptyBuffer = UR_RESULT_ERROR_INVALID_SIZE) {
    expectNoFailure(trial, [&] {
      test::checkAnswers(
          [&](std::uint32_t name, std::size_t size, void *value, std::size_t *needed) {
            return function(object, static_cast<Enum>(name), size, value, needed);
          },
          test::answersOf<Enum>(),
          {{UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_VALUE,
            UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE},
           emptyBuffer});
    });
  };
  const DeviceEntry &entry = trial.session.entry();
  const auto memoryInfo = [&](void *address, auto... rest) {
    return urUSMGetMemAllocInfo(trial.session.context(), address, rest...);
  };
  const std::function<void()> queries[] = {
      [&] { query(ur_device_info_t{}, urDeviceGetInfo, entry.device); },
      [&] { query(ur_platform_info_t{}, urPlatformGetInfo, entry.platform); },
      [&] { query(ur_adapter_info_t{}, urAdapterGetInfo, entry.adapter); },
      [&] { query(ur_context_info_t{}, urContextGetInfo, trial.session.context()); },
      [&] { query(ur_queue_info_t{}, urQueueGetInfo, trial.session.queue()); },
      [&] { query(ur_event_info_t{}, urEventGetInfo, event); },
      [&] {
        query(ur_profiling_info_t{}, urEventGetProfilingInfo, event, UR_RESULT_ERROR_INVALID_VALUE);
      },
      [&] { query(ur_usm_alloc_info_t{}, memoryInfo, static_cast<void *>(memory.get())); }};
  queries[trial.below(std::size(queries))]();
  trial.succeeded(urEventRelease(event));
}

// Forks a child, which may fork a child of its own. The child must have a copy of unexported
// memory, and share exported memory with the parent.
void forkChild(Trial &trial) {
  const std::size_t size = trial.size;
  const Owned<MemoryKind> unshared(trial.session, size);
  const Owned<MemoryKind> shared(trial.session, size);
  const std::vector<std::uint8_t> bytes = patternOf(1, size);
  const std::vector<std::uint8_t> changed = patternOf(2, size);
  if (!trial.copy(unshared.get(), bytes.data(), size) ||
      !trial.copy(shared.get(), bytes.data(), size))
    return;
  void *data = nullptr;
  std::size_t handleSize = 0;
  if (!trial.succeeded(MemoryKind::get(trial.session, shared.get(), &data, &handleSize)))
    return;
  const std::vector<std::uint8_t> parentHandle(static_cast<std::uint8_t *>(data),
                                               static_cast<std::uint8_t *>(data) + handleSize);
  void *before = nullptr; // opened before the fork, so that the child reuses the mapping
  if (trial.handleKind == kMemory && !trial.handle.empty() && trial.below(2) == 0)
    trial.succeeded(
        MemoryKind::open(trial.session, trial.handle.data(), trial.handle.size(), &before));
  std::optional<test::Gate> gate; // keeps a command of the parent pending during the fork
  Queue queue;
  *queue.out() = makeQueue(trial, 0);
  const Owned<MemoryKind> firstByte(trial.session, 1);
  if (before && !test::kAddressSanitizer && trial.below(2) == 0)
    trial.succeeded(urEnqueueUSMMemcpy(queue.get(), false, firstByte.get(), before, 1, 1,
                                       &gate.emplace(trial.session).event(), nullptr));
  const bool closes = before && trial.below(2) == 0;
  // LeakSanitizer would report memory that only the stacks of the parent's other threads refer to.
  const bool exits = trial.below(2) == 0 && !test::kAddressSanitizer;
  const bool frees = trial.below(2) == 0;
  const bool forksAgain = trial.below(3) == 0;
  expectNoFailure(trial, [&] {
    test::expectForkedChildSucceeds([&] {
      if (const pid_t child = forksAgain ? fork() : 0; child != 0) {
        int status = -1;
        return waitpid(child, &status, 0) == child && status == 0;
      }
      const auto hasBytes = [&](void *memory, const std::vector<std::uint8_t> &expected) {
        return std::memcmp(memory, expected.data(), size) == 0;
      };
      bool isRight = hasBytes(unshared.get(), bytes) && hasBytes(shared.get(), bytes);
      std::memcpy(unshared.get(), changed.data(), size);
      std::memcpy(shared.get(), changed.data(), size);
      isRight = isRight && openAndCloseAny(trial) == UR_RESULT_SUCCESS;
      const Owned<MemoryKind> own(trial.session, size);
      isRight = isRight && getAndPut<MemoryKind>(trial, own.get()) == UR_RESULT_SUCCESS;
      trial.handle = parentHandle;
      void *opened = nullptr;
      isRight = isRight && openAndClose<MemoryKind>(trial, &opened) == UR_RESULT_SUCCESS;
      if (const BatchOpen openAll = findBatchOpen()) {
        const void *const handle = parentHandle.data();
        isRight = isRight &&
                  openAll(trial.session.context(), trial.session.device(), 1, &handle, &handleSize,
                          &opened) == UR_RESULT_SUCCESS &&
                  MemoryKind::close(trial.session, opened) == UR_RESULT_SUCCESS;
      }
      if (frees)
        isRight =
            isRight && urUSMFree(trial.session.context(), unshared.get()) == UR_RESULT_SUCCESS;
      if (closes)
        isRight = isRight && MemoryKind::close(trial.session, before) == UR_RESULT_SUCCESS;
      if (exits)
        std::exit(isRight ? 0 : 1);
      return isRight;
    });
  });
  if (gate)
    gate->open();
  trial.succeeded(urQueueFinish(queue.get()));
  trial.expectBytes(unshared.get(), bytes, "a forked child changed memory that was not shared");
  trial.expectBytes(shared.get(), changed, "a forked child did not change shared memory");
  trial.succeeded(MemoryKind::put(trial.session, data));
  if (before)
    trial.succeeded(MemoryKind::close(trial.session, before));
}

// Forks a child while signals are pending. In the child's copy of an event that is not shared, the
// parent's pending signals have failed. The child may leave a signal of its own pending.
void forkWithSignals(Trial &trial) {
  if (test::kAddressSanitizer)
    return; // the child may wait forever for the sanitizer's allocator
  constexpr std::size_t kEvents = 4;
  const Session &session = trial.session;
  test::Gate gate(session);
  Queue queue;
  *queue.out() = makeQueue(trial, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  std::deque<Owned<EventKind>> events;
  std::deque<Exported<EventKind>> handles;
  std::array<bool, kEvents> isShared{};
  std::array<bool, kEvents> isPending{};
  const auto signalAfter = [&](ur_queue_handle_t target, std::size_t i, const test::Gate &last) {
    ur_event_handle_t event = events[i].get();
    return urEnqueueEventsWaitWithBarrierExt(target, nullptr, 1, &last.event(), &event);
  };
  for (std::size_t i = 0; i < kEvents; ++i) {
    const ur_event_handle_t event = events.emplace_back(session).get();
    isShared[i] = trial.below(2) == 0;
    isPending[i] = trial.below(2) == 0;
    const bool isEarly = trial.below(2) == 0;
    if (isShared[i] && isEarly)
      handles.emplace_back(session, event);
    if (trial.below(2) == 0)
      signal(trial, session.queue(), event);
    trial.succeeded(urQueueFinish(session.queue()));
    if (isPending[i])
      trial.succeeded(signalAfter(queue.get(), i, gate));
    if (isShared[i] && !isEarly)
      handles.emplace_back(session, event);
  }
  Event command;
  trial.succeeded(urEnqueueEventsWait(queue.get(), 1, &gate.event(), command.out()));
  const auto hasStatus = [&](std::size_t i, bool isHeld, bool fails) {
    const ur_event_handle_t event = events[i].get();
    for (const auto end = Clock::now() + 1s;
         fails && !isFinal(statusOf(event)) && Clock::now() < end;)
      std::this_thread::sleep_for(1ms);
    const ur_result_t code = fails ? UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS : UR_RESULT_SUCCESS;
    return isFinal(statusOf(event)) ? !isHeld && urEventWait(1, &event) == code : isHeld;
  };
  // The child may signal this event. ThreadSanitizer cannot start threads in a forked child.
  const std::uint64_t signaled = test::kThreadSanitizer ? kEvents : trial.below(2 * kEvents);
  const std::size_t awaited = signaled == kEvents ? kEvents : trial.below(kEvents);
  const bool awaitsParent = awaited < kEvents && isPending[awaited] && !isShared[awaited];
  if (awaitsParent) { // the adapter then checks the signaling process, but not again for a while
    ur_event_handle_t event = events[awaited].get();
    trial.succeeded(urEnqueueEventsWait(queue.get(), 1, &event, nullptr));
  }
  expectNoFailure(trial, [&] {
    test::expectForkedChildSucceeds([&] {
      Event wait; // a command of the child that waits for a signal of the parent
      ur_event_handle_t pending = awaitsParent ? events[awaited].get() : nullptr;
      if (awaitsParent &&
          urEnqueueEventsWait(makeQueue(trial, 0), 1, &pending, wait.out()) == UR_RESULT_SUCCESS &&
          !test::becomesTrue([&] { return statusOf(wait.get()) == UR_EVENT_STATUS_ERROR; }))
        return false;
      std::size_t index = 0;
      while (index < kEvents && hasStatus(index, isPending[index] && isShared[index],
                                          isPending[index] && !isShared[index]))
        ++index;
      const ur_event_handle_t parentEvent = command.get();
      if (statusOf(parentEvent) != UR_EVENT_STATUS_ERROR ||
          urEventWait(1, &parentEvent) != UR_RESULT_ERROR_INVALID_EVENT)
        return false;
      if (index < kEvents || signaled >= kEvents)
        return index == kEvents;
      auto *const closedGate = new test::Gate(session); // exists until the child exits
      return signalAfter(makeQueue(trial, 0), signaled, *closedGate) == UR_RESULT_SUCCESS &&
             hasStatus(signaled, true, false);
    });
  });
  for (const bool isHeld : {true, false}) {
    for (std::size_t i = 0; i < kEvents; ++i) {
      const bool isOfChild = i == signaled && isShared[i];
      trial.expect(hasStatus(i, isHeld && isPending[i] && !isOfChild, isOfChild),
                   "an event has the wrong status in the parent of a forked child");
    }
    gate.open();
    trial.succeeded(urQueueFinish(queue.get()));
  }
}

namespace {

// Makes descriptors, memory or threads run out for a scope.
class Shortage {
public:
  explicit Shortage(Trial &trial) {
    const bool isNativeCpu = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
    const std::uint64_t kind = isNativeCpu && canFailCalls() ? trial.below(6) : 0;
    // The ASan build also contains UBSan. Without a descriptor for a pipe, UBSan reports wrong
    // types.
    if (kind < 2 && !test::kAddressSanitizer)
      descriptors_.emplace(trial.below(6));
    if (kind == 2) {
      std::uint64_t pages = 0; // size of the address space
      std::ifstream("/proc/self/statm") >> pages;
      memory_.emplace(RLIMIT_AS, (pages + trial.below(trial.below(2) == 0 ? 4 : 2000)) * kPage);
    }
    failThreads(kind == 3);
    failSystemCall(kind > 3 ? 1 + static_cast<unsigned>(trial.below(12)) : 0);
  }
  Shortage(const Shortage &) = delete;
  Shortage &operator=(const Shortage &) = delete;
  ~Shortage() {
    failThreads(false);
    failSystemCall(0);
  }

private:
  std::optional<test::FewDescriptors> descriptors_;
  std::optional<test::Limit> memory_;
};

// Maps new physical memory and unmaps it. A call that fails must not change the range.
ur_result_t mapAndUnmap(Trial &trial) {
  const ur_context_handle_t context = trial.session.context();
  const std::size_t size = granularity(trial.session);
  ur_physical_mem_handle_t object = nullptr;
  void *start = nullptr;
  ur_result_t code = urVirtualMemReserve(context, nullptr, size, &start);
  if (code != UR_RESULT_SUCCESS)
    return code;
  code = urPhysicalMemCreate(context, trial.session.device(), size, nullptr, &object);
  if (code == UR_RESULT_SUCCESS)
    code = urVirtualMemMap(context, start, size, object, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  // These calls need no descriptor, thread or further address space. Only failSystemCall() can make
  // them fail, and it fails one call, so a second attempt succeeds.
  const auto end = [&](ur_result_t (*call)(ur_context_handle_t, const void *, std::size_t)) {
    const ur_result_t result = call(context, start, size);
    trial.succeeded(isShortage(result) ? call(context, start, size) : result);
  };
  if (code == UR_RESULT_SUCCESS)
    end(urVirtualMemUnmap);
  if (object)
    trial.succeeded(urPhysicalMemRelease(object));
  end(urVirtualMemFree);
  return code;
}

ur_result_t signalNewEvent(Trial &trial) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                        UR_EXP_EVENT_FLAG_IPC_EXP};
  ur_event_handle_t event = nullptr;
  ur_result_t code =
      urEventCreateExp(trial.session.context(), trial.session.device(), &description, &event);
  if (code != UR_RESULT_SUCCESS)
    return code;
  code = urEnqueueEventsWaitWithBarrierExt(trial.session.queue(), nullptr, 0, nullptr, &event);
  if (code == UR_RESULT_SUCCESS)
    code = urEventWait(1, &event);
  trial.succeeded(urEventRelease(event));
  return code;
}

} // namespace

// Makes calls during a shortage. Each call must report the shortage, or have the same result as
// without it.
void runShort(Trial &trial) {
  constexpr std::size_t kLarge = std::size_t{1} << 20; // an adapter may need a thread for this size
  const Session own(trial.session.entry()); // a new session, whose queue has no thread yet
  const Owned<MemoryKind> memory(trial.session, trial.size);
  const Owned<MemoryKind> large(own, kLarge);
  const Owned<PhysicalMemoryKind> physical(trial.session, granularity(trial.session));
  const Owned<EventKind> event(trial.session);
  const std::vector<std::uint8_t> bytes = patternOf(1, trial.size);
  std::vector<std::uint8_t> expected = patternOf(2, kLarge);
  const std::vector<std::uint8_t> next = patternOf(3, kLarge);
  const auto enqueue = [&] {
    const ur_result_t code = urEnqueueUSMMemcpy(own.queue(), false, large.get(), next.data(),
                                                kLarge, 0, nullptr, nullptr);
    if (code == UR_RESULT_SUCCESS)
      expected = next;
    return code;
  };
  if (!trial.copy(memory.get(), bytes.data(), bytes.size()) ||
      !trial.succeeded(urUSMContextMemcpyExp(own.context(), large.get(), expected.data(), kLarge)))
    return;
  const std::function<ur_result_t()> calls[] = {
      enqueue,
      [&] { return openAndCloseAny(trial); },
      [&] { return getAndPut<MemoryKind>(trial, memory.get()); },
      [&] { return getAndPut<PhysicalMemoryKind>(trial, physical.get()); },
      [&] { return getAndPut<EventKind>(trial, event.get()); },
      [&] { return mapAndUnmap(trial); },
      [&] {
        void *allocated = nullptr;
        const ur_result_t code =
            urUSMDeviceAlloc(trial.session.context(), trial.session.device(), nullptr, nullptr,
                             trial.size << trial.below(10), &allocated);
        return allocated ? urUSMFree(trial.session.context(), allocated) : code;
      },
      [&] { return signalNewEvent(trial); }};
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const auto &call = calls[round == 0 ? 0 : trial.below(std::size(calls))];
    ur_result_t code = UR_RESULT_SUCCESS;
    expectNoFailure(trial, [&] {
      const Shortage shortage(trial);
      code = call();
    });
    if (code != UR_RESULT_SUCCESS && !isShortage(code))
      trial.succeeded(code);
    trial.succeeded(urQueueFinish(own.queue()));
    trial.expectBytes(large.get(), expected, "a command ran although its enqueue failed");
    trial.succeeded(call());
  }
  trial.succeeded(urQueueFinish(own.queue()));
  trial.expectBytes(memory.get(), bytes, "a call that failed changed the memory");
}

// Gets the first handle of an event during a shortage, while a signal of the event is pending. The
// signal must stay pending, even if the Get fails.
void shareSignaledEvent(Trial &trial) {
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    test::Gate gate(trial.session);
    Queue queue;
    *queue.out() = makeQueue(trial, 0);
    Event event;
    *event.out() = makeShareable(trial);
    ur_event_handle_t signaled = event.get();
    // An event has 63 slots for the states of its signals.
    for (auto earlier = trial.below(2) == 0 ? 0 : 60 + trial.below(5); earlier > 0; --earlier)
      signal(trial, queue.get(), signaled);
    trial.succeeded(
        urEnqueueEventsWaitWithBarrierExt(queue.get(), nullptr, 1, &gate.event(), &signaled));
    ur_result_t code = UR_RESULT_SUCCESS;
    expectNoFailure(trial, [&] {
      const Shortage shortage(trial);
      code = getAndPut<EventKind>(trial, signaled);
    });
    trial.expect(!isFinal(statusOf(signaled)), "a Get ended the pending signal of its event");
    trial.succeeded(isShortage(code) ? getAndPut<EventKind>(trial, signaled) : code);
    gate.open();
    trial.succeeded(urEventWait(1, &signaled));
  }
}

// Repeats calls that leave nothing behind. Fails if the address space of the process grows in all
// attempts. It may grow in a few: a thread may start, or an adapter may reserve addresses.
void repeatCalls(Trial &trial) {
  constexpr unsigned kTimes = 16;
  constexpr unsigned kAttempts = 15;
  constexpr std::uint64_t kMaxGrowth = 256; // pages
  const ur_context_handle_t context = trial.session.context();
  const bool isNativeCpu = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  std::size_t size = 0;
  std::vector<std::byte> content;
  ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 0};
  const auto allocate = [&](bool shares) {
    void *memory = nullptr;
    trial.succeeded(urUSMDeviceAlloc(context, trial.session.device(), &description, nullptr,
                                     size + trial.below(256) * kPage, &memory));
    if (shares)
      trial.succeeded(getAndPut<MemoryKind>(trial, memory));
    trial.succeeded(urUSMFree(context, memory));
  };
  const std::function<void()> calls[] = {[&] { allocate(false); }, [&] { allocate(true); },
                                         [&] { trial.succeeded(mapAndUnmap(trial)); },
                                         [&] { test::makeBuffer(trial.session, content); }};
  const auto pages = [] {
    std::uint64_t count = 0;
    std::ifstream("/proc/self/statm") >> count;
    return count;
  };
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    size = (kPage << trial.below(11)) + trial.below(kPage);
    content.resize(size);
    description.align = isNativeCpu && trial.below(2) == 0 ? 65536u << trial.below(6) : 1;
    const auto &call = calls[trial.below(std::size(calls))];
    bool grows = true;
    for (unsigned attempt = 0; grows && attempt < kAttempts; ++attempt) {
      const std::uint64_t before = pages();
      for (unsigned i = 0; i < kTimes && trial.hasNoFailure(); ++i)
        call();
      grows = pages() > before + kMaxGrowth;
    }
    trial.expect(!grows, "repeated calls take more and more addresses");
  }
}

// Makes a system call fail during the first Get of memory whose pages have different rights. The
// memory and the rights must not change, and a second Get must succeed.
void failFirstGet(Trial &trial) {
  constexpr std::size_t kPages = 5;
  constexpr int kRights[] = {PROT_READ | PROT_WRITE, PROT_READ, PROT_NONE};
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const std::size_t size = kPages * kPage - trial.below(kPage);
    const Owned<MemoryKind> memory(trial.session, size);
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    trial.copy(memory.get(), bytes.data(), size);
    auto *const start = static_cast<std::byte *>(memory.get());
    for (std::size_t page = 0; page < kPages; ++page)
      mprotect(start + page * kPage, kPage, kRights[trial.below(3)]);
    const auto rights = [&] {
      std::array<std::uint64_t, kPages> list{};
      for (std::size_t page = 0; page < kPages; ++page)
        list[page] = rightsOf(reinterpret_cast<std::uintptr_t>(start + page * kPage),
                              reinterpret_cast<std::uintptr_t>(start + (page + 1) * kPage));
      return list;
    };
    const auto before = rights();
    void *data = nullptr;
    std::size_t handleSize = 0;
    failSystemCall(1 + static_cast<unsigned>(trial.below(24)));
    ur_result_t code = MemoryKind::get(trial.session, memory.get(), &data, &handleSize);
    failSystemCall(0);
    trial.expect(rights() == before, "a Get changed the rights of pages");
    if (isShortage(code))
      code = MemoryKind::get(trial.session, memory.get(), &data, &handleSize);
    trial.expect(rights() == before, "a Get changed the rights of pages");
    if (!trial.succeeded(code))
      break;
    void *opened = nullptr;
    if (trial.succeeded(MemoryKind::open(trial.session, data, handleSize, &opened))) {
      trial.expectBytes(opened, bytes, "an opened handle shows other bytes");
      trial.succeeded(MemoryKind::close(trial.session, opened));
    }
    mprotect(start, size, PROT_READ | PROT_WRITE);
    trial.expectBytes(start, bytes, "a Get changed the memory");
    trial.succeeded(MemoryKind::put(trial.session, data));
  }
}

// Closes a copy of each descriptor, so that the process loses its POSIX locks. Handles from later
// Gets must still be valid. The next steps of the history open such handles in other processes.
void loseLocks(Trial &trial) {
  std::vector<int> descriptors;
  for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd"))
    descriptors.push_back(std::stoi(entry.path().filename()));
  for (const int descriptor : descriptors)
    close(dup(descriptor));
  const Owned<MemoryKind> memory(trial.session, trial.size);
  trial.succeeded(getAndPut<MemoryKind>(trial, memory.get()));
}

void startWithDefaults(std::uint64_t) {}
void startBroker(std::uint64_t) { setenv("UR_IPC_BROKER", "on", 1); }

// Makes the first calls of a process fail for lack of resources. Later calls must succeed.
void beginShort(Trial &trial) {
  constexpr std::size_t kMany = 8;
  const std::function<void()> calls[] = {
      [&] { urUSMFree(trial.session.context(), MemoryKind::create(trial.session, trial.size)); },
      [&] { EventKind::destroy(trial.session, EventKind::create(trial.session)); },
      [&] { static_cast<void>(mapAndUnmap(trial)); },
      [&] {
        const Owned<MemoryKind> memory(trial.session, trial.size);
        static_cast<void>(getAndPut<MemoryKind>(trial, memory.get()));
      }};
  for (std::uint64_t times = 1 + trial.below(3); times > 0; --times) {
    const auto &call = calls[trial.below(std::size(calls))];
    expectNoFailure(trial, [&] {
      const Shortage shortage(trial);
      try {
        call();
      } catch (const CallFailed &error) {
        trial.expect(isShortage(error.result()), "a shortage was reported with another code");
      }
    });
  }
  const test::Footprint before = test::Footprint::withoutExporters();
  std::deque<Owned<MemoryKind>> memory;
  std::deque<Owned<EventKind>> events;
  for (std::size_t i = 0; i < kMany; ++i) {
    memory.emplace_back(trial.session, trial.size);
    events.emplace_back(trial.session);
  }
  const test::Footprint after = test::Footprint::withoutExporters();
  trial.expect(after.descriptors <= before.descriptors && after.sharedMaps <= before.sharedMaps,
               "memory or events hold descriptors or mappings after a shortage");
  trial.succeeded(getAndPut<MemoryKind>(trial, memory.front().get()));
  trial.succeeded(getAndPut<EventKind>(trial, events.front().get()));
}

// A forked child must not inherit the broker's sockets, because other processes could connect to
// the child.
void forkWithBroker(Trial &trial) {
  const auto sockets = [] {
    std::size_t count = 0;
    std::error_code error; // another thread may have closed the descriptor
    for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd"))
      count += std::filesystem::read_symlink(entry.path(), error).string().starts_with("socket:");
    return count;
  };
  const std::size_t before = sockets();
  const Owned<MemoryKind> memory(trial.session, trial.size);
  const Exported<MemoryKind> handle(trial.session, memory.get());
  expectNoFailure(trial, [&] {
    test::expectForkedChildSucceeds([&] {
      return sockets() == before &&
             getAndPut<MemoryKind>(trial, memory.get()) == UR_RESULT_SUCCESS && sockets() > before;
    });
  });
}

} // namespace ur::histories
