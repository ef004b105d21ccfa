// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/held_copy.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <chrono>
#include <cstddef>
#include <future>
#include <thread>

namespace ur::test {

// A command that stays pending until the test opens the gate, so that the test can observe that
// later commands wait. The command has its own queue. Other commands wait for its event.
class Gate {
public:
  // Throws std::runtime_error if the device cannot hold back a command.
  explicit Gate(const support::Session &session);
  Gate(const Gate &) = delete;
  Gate &operator=(const Gate &) = delete;
  ~Gate();

  const ur_event_handle_t &event() const noexcept { return event_; }

  // Lets the command finish. Its event may complete a little later.
  void open() noexcept { copy_.release(); }

private:
  // More than a driver copies within the call.
  static constexpr std::size_t kBytes = std::size_t{1} << 20;

  support::Queue queue_;
  support::Owned<support::MemoryKind> memory_;
  support::Event ownedEvent_;
  HeldCopy copy_;
  ur_event_handle_t event_ = nullptr;
};

// Skips the test if no command can be held back. Call it in prepare(). The device must run commands
// of several queues concurrently, as devices with IPC memory should. Except on CUDA, the host's
// processor must read host memory after the call returns, and the kernel must allow userfaultfd.
void requireGates(const support::Session &session);

// Returns whether another thread of this process runs or waits for a processor.
bool otherThreadsRun();

// Returns whether `condition` stays false for 25 ms, and then until all woken threads sleep or 500
// ms have passed. On a device that runs a held command too early, the condition becomes true in
// this time. A correct device passes on any machine, however slow.
template <typename Condition> bool staysFalse(Condition condition) {
  constexpr std::chrono::milliseconds kMinTime{25};
  constexpr std::chrono::milliseconds kMaxTime{500}; // for devices with threads that never sleep
  const auto start = std::chrono::steady_clock::now();
  const auto elapsed = [&] { return std::chrono::steady_clock::now() - start; };
  do {
    if (condition())
      return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  } while (elapsed() < kMinTime || (elapsed() < kMaxTime && otherThreadsRun()));
  return !condition();
}

inline bool isReady(const std::future<ur_result_t> &answer) {
  return answer.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
}

// Returns whether `condition` becomes true within 20 s.
template <typename Condition> bool becomesTrue(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{20};
  while (!condition() && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  return condition();
}

} // namespace ur::test
