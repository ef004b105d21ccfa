// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/held_copy.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <chrono>
#include <cstddef>
#include <thread>

namespace ur::test {

// A command that stays under way until it is let go, so that what has to come after it can be seen
// to wait. It is alone on a queue of its own; others wait for its event.
class Gate {
public:
  // Throws std::runtime_error where nothing can be held.
  explicit Gate(const support::Session &session);
  Gate(const Gate &) = delete;
  Gate &operator=(const Gate &) = delete;
  ~Gate();

  const ur_event_handle_t &event() const noexcept { return event_; }

  // Lets the command finish. Its event may complete a little later.
  void open() noexcept { copy_.release(); }

private:
  static constexpr std::size_t kBytes = std::size_t{1} << 20; // more than is copied on the spot

  support::Queue queue_;
  support::Owned<support::MemoryKind> memory_;
  support::Event owned_;
  HeldCopy copy_;
  ur_event_handle_t event_ = nullptr;
};

// For prepare(): skips the test where nothing can be held still. The device must run commands of
// several queues at once, which is expected of devices whose memory processes share. But for CUDA,
// it must read memory of the host by the host's processors and behind the caller's back, and the
// kernel must let the test hold such a read (userfaultfd).
void requireGates(const support::Session &session);

// Whether a thread of this process other than the caller's runs or waits for a processor.
bool othersRun();

// Whether `done` stays false for as long as a device that holds nothing back takes at most: a
// moment, and until every thread that was woken in it has come to rest, which takes longer where
// processors are busy. A device that holds back is never failed, however slow the machine is.
template <typename Done> bool staysUndone(Done done) {
  constexpr std::chrono::milliseconds kMoment{25};
  constexpr std::chrono::milliseconds kMost{500}; // of devices with threads that never rest
  const auto start = std::chrono::steady_clock::now();
  const auto passed = [&] { return std::chrono::steady_clock::now() - start; };
  do {
    if (done())
      return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  } while (passed() < kMoment || (passed() < kMost && othersRun()));
  return !done();
}

// Whether `done` becomes true, however long a slow machine takes.
template <typename Done> bool becomesDone(Done done) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{20};
  while (!done() && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  return done();
}

} // namespace ur::test
