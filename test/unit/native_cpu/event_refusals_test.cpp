// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What refusals say of queues, their commands and events.
#include "test/unit/native_cpu/refusals.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace ur::native_cpu {
namespace {

// A queue, and an event of a command that is under way.
class EventRefusalTest : public RefusalTest {
protected:
  EventRefusalTest()
      : signal_(std::make_shared<LocalSignal>()),
        event_(new ur_event_handle_t_(context_, signal_)) {
    backend::urQueueCreate(context_, device_, nullptr, &queue_);
  }
  ~EventRefusalTest() override {
    backend::urQueueRelease(queue_);
    backend::urEventRelease(event_);
  }

  ur_event_handle_t createEvent(ur_exp_event_flags_t flags) {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
    ur_event_handle_t event = nullptr;
    backend::urEventCreateExp(context_, device_, &description, &event);
    return event;
  }

  std::shared_ptr<LocalSignal> signal_;
  ur_event_handle_t event_;
  ur_queue_handle_t queue_ = nullptr;
};

TEST_F(EventRefusalTest, OfAQueueNamesWhatContradictsItself) {
  ur_queue_handle_t queue = nullptr;
  const auto expectRefused = [&](ur_queue_flags_t flags, const std::string &text,
                                 const std::string &more) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    expectRefusal([&] { backend::urQueueCreate(context_, device_, &properties, &queue); },
                  UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, {text, more});
  };
  expectRefused(UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW,
                "a queue has either high or low priority", ", not both");
  expectRefused(UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE,
                "a queue submits either in batches or at once", ", not both");
  for (const ur_queue_flags_t flag : {UR_QUEUE_FLAG_ON_DEVICE, UR_QUEUE_FLAG_ON_DEVICE_DEFAULT})
    expectRefused(flag, "queues on the device are not supported, as ",
                  "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES tells");
  EXPECT_EQ(queue, nullptr);
}

TEST_F(EventRefusalTest, OfAQueuesSizeSaysWhichQueuesHaveOne) {
  std::uint32_t size = 7;
  expectRefusal(
      [&] { backend::urQueueGetInfo(queue_, UR_QUEUE_INFO_SIZE, sizeof(size), &size, nullptr); },
      UR_RESULT_ERROR_INVALID_QUEUE, {"only queues on a device have a size"});
  EXPECT_EQ(size, 7u);
}

TEST_F(EventRefusalTest, OfACommandNamesItsRange) {
  void *memory = nullptr;
  backend::urUSMSharedAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  auto *const bytes = static_cast<std::byte *>(memory);
  std::array<std::byte, 64> host{};
  expectRefusal([&] { backend::urUSMContextMemcpyExp(context_, bytes, host.data(), 0); },
                UR_RESULT_ERROR_INVALID_SIZE, {"a command on 0 bytes"});
  expectRefusal([&] { backend::urUSMContextMemcpyExp(context_, bytes + 16, host.data(), 49); },
                UR_RESULT_ERROR_INVALID_SIZE,
                {"49 bytes leave the allocation of 64 bytes, which ends 48 bytes further on"});
  expectRefusal([&] { backend::urUSMContextMemcpyExp(context_, host.data(), bytes + 16, 49); },
                UR_RESULT_ERROR_INVALID_SIZE,
                {"49 bytes leave the allocation of 64 bytes, which ends 48 bytes further on"});
  backend::urUSMFree(context_, memory);
}

TEST_F(EventRefusalTest, OfAPatternNamesBothSizes) {
  std::array<std::byte, 8> bytes{};
  const std::byte pattern[3]{std::byte{1}, std::byte{2}, std::byte{3}};
  ur_event_handle_t event = nullptr;
  expectRefusal(
      [&] { backend::urEnqueueUSMFill(queue_, bytes.data(), 3, pattern, 8, 0, nullptr, &event); },
      UR_RESULT_ERROR_INVALID_SIZE,
      {"a pattern of 3 bytes does not fill 8 bytes: it must divide them"});
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(bytes[0], std::byte{0});
}

TEST_F(EventRefusalTest, OfAHintSaysWhatHintsAreAbout) {
  std::array<std::byte, 8> bytes{};
  const auto expectHostMemory = [](const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                  {"the address lies in no USM allocation; give hints about USM memory only"});
  };
  expectHostMemory(
      [&] { backend::urEnqueueUSMPrefetch(queue_, bytes.data(), 8, 0, 0, nullptr, nullptr); });
  expectHostMemory([&] { backend::urEnqueueUSMAdvise(queue_, bytes.data(), 8, 0, nullptr); });
}

TEST_F(EventRefusalTest, OfAnElementAsTheEventSaysWhatToPass) {
  const ur_event_handle_t reusable = createEvent(0);
  ur_event_handle_t list[]{reusable};
  const auto expectApart = [](const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_VALUE,
                  {"phEvent points to an element of the wait list; pass a variable of its own"});
  };
  expectApart([&] { backend::urEnqueueEventsWait(queue_, 1, list, list); });
  expectApart([&] { backend::urEnqueueEventsWaitWithBarrierExt(queue_, nullptr, 1, list, list); });
  EXPECT_EQ(list[0], reusable);
  backend::urEventRelease(reusable);
}

TEST_F(EventRefusalTest, OfABarriersPropertiesNamesThem) {
  ur_exp_enqueue_ext_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, ~0u};
  const auto enqueue = [&] {
    backend::urEnqueueEventsWaitWithBarrierExt(queue_, &properties, 0, nullptr, nullptr);
  };
  expectRefusal(enqueue, UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"the enqueue properties has stype 0xc; it must be 0x4000"});
  properties.stype = UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES;
  expectRefusal(enqueue, UR_RESULT_ERROR_INVALID_ENUMERATION,
                {"the enqueue flags have undeclared bits: 0xfffff7ff"});
}

TEST_F(EventRefusalTest, OfABarriersEventSaysWhichItMayBe) {
  ur_event_handle_t event = event_;
  expectRefusal(
      [&] { backend::urEnqueueEventsWaitWithBarrierExt(queue_, nullptr, 0, nullptr, &event); },
      UR_RESULT_ERROR_INVALID_ARGUMENT,
      {"*phEvent is neither null nor an event of urEventCreateExp; set it to null to ",
       "get a new event"});
  EXPECT_EQ(event, event_);
}

TEST_F(EventRefusalTest, OfAReusableEventNamesWhatContradictsItself) {
  expectRefusal(
      [&] { createEvent(UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING); },
      UR_RESULT_ERROR_INVALID_VALUE,
      {"an event is either shared between processes or timed, not both"});
}

TEST_F(EventRefusalTest, OfACallbackSaysWhatItCannotBeToldOf) {
  expectRefusal(
      [&] {
        backend::urEventSetCallback(
            event_, UR_EXECUTION_INFO_QUEUED, [](ur_event_handle_t, ur_execution_info_t, void *) {},
            nullptr);
      },
      UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
      {"an event is queued when it is made: no callback can be told of it"});
  EXPECT_EQ(event_->references(), 1u);
}

TEST_F(EventRefusalTest, OfAListSaysThatAnEventIsOfAnotherAdapter) {
  makeForeign(*event_);
  ur_event_handle_t event = nullptr;
  expectRefusal([&] { backend::urEventWait(1, &event_); }, UR_RESULT_ERROR_INVALID_EVENT,
                {"an event of the list belongs to another adapter"});
  expectRefusal([&] { backend::urEnqueueEventsWait(queue_, 1, &event_, &event); },
                UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
                {"an event of the list belongs to another adapter"});
  EXPECT_EQ(event, nullptr);
}

TEST_F(EventRefusalTest, OfAWaitSaysWhyItsCommandDidNotComplete) {
  signal_->finish(true);
  expectRefusal([&] { backend::urEventWait(1, &event_); },
                UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
                {"a command that was waited for did not complete: it, or one before it, waited ",
                 "for a signal of a process that ended"});
}

TEST_F(EventRefusalTest, OfAWaitListSaysWhyItsEventDidNotComplete) {
  std::array<std::byte, 8> from{std::byte{1}};
  std::array<std::byte, 8> to{};
  ur_event_handle_t event = nullptr;
  const auto expectFailed = [&] {
    expectRefusal(
        [&] {
          backend::urEnqueueUSMMemcpy(queue_, true, to.data(), from.data(), from.size(), 1, &event_,
                                      &event);
        },
        UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
        {"an event of the wait list did not complete: its signal came from a process that ",
         "ended"});
  };
  std::thread maker([&] {
    while (queue_->idle())
      std::this_thread::yield();
    signal_->finish(true); // while the command waits for it
  });
  expectFailed();
  maker.join();
  expectFailed(); // before the command is submitted
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(to[0], std::byte{0});
}

TEST_F(EventRefusalTest, OfTimesSaysWhyThereAreNone) {
  std::uint64_t time = 7;
  expectRefusal(
      [&] {
        backend::urEventGetProfilingInfo(event_, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time,
                                         nullptr);
      },
      UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
      {"the event has no such time: it is not complete, shared between processes, or ",
       "neither it nor its queue was created with profiling"});
  EXPECT_EQ(time, 7u);
}

TEST_F(EventRefusalTest, OfAnEventThatCannotBeExportedSaysWhichCan) {
  const ur_event_handle_t timed = createEvent(UR_EXP_EVENT_FLAG_ENABLE_PROFILING);
  void *data = nullptr;
  std::size_t size = 7;
  expectRefusal([&] { backend::urIPCGetEventHandleExp(timed, &data, &size); },
                UR_RESULT_ERROR_UNSUPPORTED_FEATURE, {"timed events cannot be shared"});
  expectRefusal([&] { backend::urIPCGetEventHandleExp(event_, &data, &size); },
                UR_RESULT_ERROR_INVALID_EVENT,
                {"cannot export an event that was created without UR_EXP_EVENT_FLAG_IPC_EXP"});
  EXPECT_EQ(data, nullptr);
  EXPECT_EQ(size, 7u);
  backend::urEventRelease(timed);
}

TEST_F(EventRefusalTest, OfAnEventThatWasOpenedSaysWhoHasItsHandle) {
  const ur_event_handle_t shared = createEvent(UR_EXP_EVENT_FLAG_IPC_EXP);
  ur_event_handle_t opened = nullptr;
  void *data = nullptr;
  std::size_t size = 0;
  backend::urIPCGetEventHandleExp(shared, &data, &size);
  backend::urIPCOpenEventHandleExp(context_, data, size, &opened);
  void *again = nullptr;
  expectRefusal([&] { backend::urIPCGetEventHandleExp(opened, &again, &size); },
                UR_RESULT_ERROR_INVALID_EVENT,
                {"cannot export an event that was itself opened; get the handle in the process ",
                 "that created it"});
  EXPECT_EQ(again, nullptr);
  backend::urEventRelease(opened);
  backend::urIPCPutEventHandleExp(context_, data);
  backend::urEventRelease(shared);
}

TEST_F(EventRefusalTest, OfAThreadNamesItAndTheLimit) {
  ur_event_handle_t event = nullptr;
  {
    base::OsCalls system = base::systemCalls();
    system.startThread = [](pthread_t *, void *(*)(void *), void *) { return EAGAIN; };
    const ScopedOsCalls scope(system);
    expectRefusal([&] { backend::urEnqueueEventsWait(queue_, 1, &event_, &event); },
                  UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  {"cannot start the thread ur-native-cpu: pthread_create: EAGAIN; release queues ",
                   "or raise the ", "limit of processes (ulimit -u)"});
  }
  EXPECT_EQ(event, nullptr);
  EXPECT_TRUE(queue_->idle());
}

TEST_F(EventRefusalTest, InTheChildOfAForkSaysWhoHasTheThread) {
  const pid_t child = fork();
  if (child == 0) {
    expectRefusal([&] { backend::urQueueFinish(queue_); }, UR_RESULT_ERROR_INVALID_QUEUE,
                  {"the queue's thread stayed in the process that forked; create queues after the "
                   "fork"});
    expectRefusal([&] { backend::urEventWait(1, &event_); }, UR_RESULT_ERROR_INVALID_EVENT,
                  {"cannot wait for the event: its queue's thread stayed in the process that ",
                   "forked; create queues and events after the fork"});
    _exit(HasFailure() ? 1 : 0);
  }
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

} // namespace
} // namespace ur::native_cpu
