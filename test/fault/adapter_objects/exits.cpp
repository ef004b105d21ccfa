// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T76: the process exits while another thread is inside a call that exports.
#include "test/fault/adapter_objects/fixture.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace ur::ipc::test;

std::atomic<bool> exits{false};    // the process is about to run its exit handlers
std::atomic<bool> tornDown{false}; // all handlers registered after runLast have run
std::atomic<bool> done{false};
std::atomic<bool> armed{false};

// An exit handler that is registered before the adapter's, so it runs after them. It waits until
// the exporting thread is done.
void runLast() {
  if (!armed)
    return;
  tornDown = true;
  done.wait(false);
}
[[gnu::constructor(101)]] void registerFirst() { std::atexit(runLast); }

// Blocks the thread inside its first call until the adapter's exit handlers have run. Gives up
// after 50 ms, because a handler may wait for the thread.
int holdStill(int fd, int command, int argument) {
  if (!armed.exchange(true)) {
    exits.wait(false);
    const auto limit = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
    while (!tornDown && std::chrono::steady_clock::now() < limit)
      std::this_thread::yield();
  }
  return ur::base::systemCalls().fcntl(fd, command, argument);
}

class ExitAmid : public AdapterObjectsTest {
protected:
  // Exits while a thread gets and puts handles. The thread continues after the exit handlers.
  [[noreturn]] void exitWhileExporting() {
    void *memory = allocate(size_);
    static ur::base::OsCalls &calls = *new ur::base::OsCalls; // the thread outlives destructors
    calls.fcntl = holdStill;
    ur::test::callsInScope = &calls;
    std::thread([=, this] {
      bool well = true;
      for (int round = 0; round < 100; ++round) {
        void *data = nullptr;
        well = api().IPCExp.pfnGetMemHandleExp(context_, memory, &data, nullptr) ==
                   UR_RESULT_SUCCESS &&
               api().IPCExp.pfnPutMemHandleExp(context_, data) == UR_RESULT_SUCCESS && well;
      }
      if (!well)
        _exit(2);
      done = true;
      done.notify_all();
    }).detach();
    while (!armed)
      std::this_thread::yield();
    exits = true;
    exits.notify_all();
    std::exit(0);
  }
};

TEST_F(ExitAmid, Get) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    exitWhileExporting();
  }
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0) << "2: a call failed";
}

} // namespace
