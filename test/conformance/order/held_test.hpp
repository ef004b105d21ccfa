// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace ur::test {

inline bool isDone(ur_event_handle_t event) { return statusOf(event) == UR_EVENT_STATUS_COMPLETE; }

// The memory that a command reads and writes.
class Target {
public:
  explicit Target(const support::Session &session)
      : session_(session), destination_(session, kBytes), source_(session, kBytes) {
    fill(destination_.get(), 0);
    fill(source_.get(), kPattern);
  }

  void *destination() const { return destination_.get(); }
  const void *source() const { return source_.get(); }

  // Reads the memory through the session's own queue, because tests hold back no commands there.
  bool isUntouched() const { return word() == 0; }
  bool isWritten() const { return word() == kPattern; }

  static constexpr std::size_t kBytes = 4096;
  static constexpr std::uint32_t kPattern = 0x5eed1234;

private:
  void fill(void *memory, std::uint32_t pattern) const {
    UR_CHECK(urEnqueueUSMFill(session_.queue(), memory, sizeof(pattern), &pattern, kBytes, 0,
                              nullptr, nullptr));
    UR_CHECK(urQueueFinish(session_.queue()));
  }
  std::uint32_t word() const {
    std::uint32_t last = 0;
    const auto *words = static_cast<const std::uint32_t *>(destination_.get());
    session_.copy(&last, words + kBytes / sizeof(last) - 1, sizeof(last));
    return last;
  }

  const support::Session &session_;
  support::Owned<support::MemoryKind> destination_;
  support::Owned<support::MemoryKind> source_;
};

// A command that takes a wait list.
struct Command {
  const char *name;
  const char *function;
  bool writes; // whether it writes to the target
  ur_result_t (*enqueue)(ur_queue_handle_t queue, const Target &target, std::uint32_t count,
                         const ur_event_handle_t *list, ur_event_handle_t *event);

  friend std::ostream &operator<<(std::ostream &stream, const Command &command) {
    return stream << command.name;
  }
};

const std::vector<Command> &commands();

// Returns whether the adapter supports the command.
bool isSupported(const support::Session &session, const Command &command);

inline std::string nameOfCommand(const ::testing::TestParamInfo<Command> &info) {
  return info.param.name;
}

// A command on a queue, and its state.
class Submission {
public:
  Submission(const support::Session &session, const Command &command, ur_queue_handle_t queue,
             const std::vector<ur_event_handle_t> &list = {})
      : command_(command), target_(session) {
    EXPECT_SUCCESS(command.enqueue(queue, target_, static_cast<std::uint32_t>(list.size()),
                                   list.empty() ? nullptr : list.data(), event_.out()))
        << command.name;
  }

  const ur_event_handle_t &event() const noexcept {
    handle_ = event_.get();
    return handle_;
  }
  bool hasBegun() const {
    return isDone(event_.get()) || (command_.writes && !target_.isUntouched());
  }
  void expectCompletion() const {
    EXPECT_SUCCESS(urEventWait(1, &event()));
    EXPECT_TRUE(isDone(event())) << command_.name;
    EXPECT_TRUE(!command_.writes || target_.isWritten()) << command_.name;
  }

private:
  const Command command_;
  const Target target_;
  support::Event event_;
  mutable ur_event_handle_t handle_ = nullptr;
};

// Tests of the order of commands, with commands that are held back. A check that no command starts
// takes a while, so a test makes one check for all commands behind a gate.
class HeldTest : public DeviceTest {
protected:
  void prepare() override {
    ASSERT_NOT_STOPPED(requireGates(session()));
    inOrderQueue_ = createQueue(kInOrder);
    outOfOrderQueue_ = createQueue(kOutOfOrder);
  }
  void cleanUp() override {
    outOfOrderQueue_.reset();
    inOrderQueue_.reset();
  }

  static constexpr ur_queue_flags_t kInOrder = 0;
  static constexpr ur_queue_flags_t kOutOfOrder = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;

  // Returns a new queue, for commands that must not wait for other commands of their queue.
  support::Queue createQueue(ur_queue_flags_t flags) const {
    return test::createQueue(session(), flags);
  }

  // An in-order queue for the test's commands. The session's queue stays free for the test's reads.
  ur_queue_handle_t inOrderQueue() const { return inOrderQueue_.get(); }
  ur_queue_handle_t outOfOrderQueue() const { return outOfOrderQueue_.get(); }

private:
  support::Queue inOrderQueue_;
  support::Queue outOfOrderQueue_;
};

} // namespace ur::test
