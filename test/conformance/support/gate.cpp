// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/gate.hpp"

#include "test/conformance/support/device_test.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include <unistd.h>

namespace ur::test {

using namespace support;

namespace {

// Returns why the device cannot hold back a command, or an empty text if it can.
std::string obstacleToGates(const Session &session) {
  if (const std::string reason = HeldCopy::obstacle(session.entry().backend); !reason.empty())
    return reason;
  try {
    const Gate gate(session);
    return {};
  } catch (const std::runtime_error &error) {
    return error.what();
  }
}

// Reads the state after the name in /proc/PID/task/TID/stat. An exited thread has no state.
bool isRunning(const std::filesystem::path &thread) {
  std::ifstream file(thread / "stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(") ");
  return name != std::string::npos && text.compare(name + 2, 1, "R") == 0;
}

Queue queueOn(const Session &session) {
  Queue queue;
  UR_CHECK(urQueueCreate(session.context(), session.device(), nullptr, queue.out()));
  return queue;
}

} // namespace

Gate::Gate(const Session &session)
    : queue_(queueOn(session)), memory_(session, kBytes),
      copy_(session.entry().backend, queue_.get(), memory_.get(), kBytes, ownedEvent_.out()),
      event_(ownedEvent_.get()) {}

Gate::~Gate() {
  open();
  urQueueFinish(queue_.get());
}

bool otherThreadsRun() {
  const std::string ownId = std::to_string(gettid());
  for (const auto &thread : std::filesystem::directory_iterator("/proc/self/task"))
    if (thread.path().filename() != ownId && isRunning(thread.path()))
      return true;
  return false;
}

void requireGates(const Session &session) {
  ASSERT_NOT_STOPPED(requireSupport(MemoryKind::kQuery, MemoryKind::kName));
  static const std::string reason = obstacleToGates(session);
  if (!reason.empty())
    skipUnclaimed("commands that can be held back: " + reason);
}

} // namespace ur::test
