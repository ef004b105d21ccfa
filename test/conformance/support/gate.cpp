// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/gate.hpp"

#include "test/conformance/support/device_test.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <stdexcept>
#include <string>

#include <unistd.h>

namespace ur::test {

using namespace support;

namespace {

// Why nothing can be held still; empty where it can.
std::string reasonAgainstGates(const Session &session) {
  if (!HeldBytes::arePossible())
    return "the kernel refuses userfaultfd";
  try {
    const Gate gate(session);
    return {};
  } catch (const std::runtime_error &error) {
    return error.what();
  }
}

// The letter behind the name in /proc/PID/task/TID/stat; a thread that has ended has none.
bool isRunning(const std::filesystem::path &thread) {
  std::ifstream file(thread / "stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(") ");
  return name != std::string::npos && text.compare(name + 2, 1, "R") == 0;
}

} // namespace

Gate::Gate(const Session &session) : memory_(session, kBytes) {
  constexpr std::chrono::seconds kReadTime{10};
  constexpr std::chrono::seconds kReturnTime{2};
  UR_CHECK(urQueueCreate(session.context(), session.device(), nullptr, queue_.out()));
  std::atomic<pid_t> caller{0};
  auto enqueued = std::async(std::launch::async, [&] {
    caller = gettid();
    return urEnqueueUSMMemcpy(queue_.get(), false, memory_.get(), bytes_.data(), kBytes, 0, nullptr,
                              event_.out());
  });
  const auto reader = bytes_.awaitReader(kReadTime);
  const bool isHeld =
      reader && reader != caller && enqueued.wait_for(kReturnTime) == std::future_status::ready;
  if (!isHeld)
    bytes_.release();
  UR_CHECK(enqueued.get());
  held_ = event_.get();
  if (isHeld)
    return;
  urQueueFinish(queue_.get());
  throw std::runtime_error(reader ? "copies end before the call that enqueues them returns"
                                  : "copies do not read the host's memory as its processors do");
}

Gate::~Gate() {
  open();
  urQueueFinish(queue_.get());
}

bool othersRun() {
  const std::string own = std::to_string(gettid());
  for (const auto &thread : std::filesystem::directory_iterator("/proc/self/task"))
    if (thread.path().filename() != own && isRunning(thread.path()))
      return true;
  return false;
}

void requireGates(const Session &session) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (::testing::Test::IsSkipped() || ::testing::Test::HasFatalFailure())
    return;
  static const std::string reason = reasonAgainstGates(session);
  if (!reason.empty())
    skipUnclaimed("commands that can be held still: " + reason);
}

} // namespace ur::test
