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
std::atomic<bool> tornDown{false}; // all those that were registered after the first have run
std::atomic<bool> done{false};
std::atomic<bool> armed{false};

// A handler of the program, registered before the adapter came: it runs after the adapter's own,
// and takes as long as the other thread needs.
void runLast() {
  if (!armed)
    return;
  tornDown = true;
  done.wait(false);
}
[[gnu::constructor(101)]] void registerFirst() { std::atexit(runLast); }

// Holds the thread still in the middle of its call until the adapter's exit handlers have run, or
// wait for it.
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
  // What goes on in the child: the thread gets and puts, and goes on doing so after the end.
  [[noreturn]] void exitWhileExporting() {
    void *memory = allocate(size_);
    static ur::base::OsCalls &calls = *new ur::base::OsCalls; // the thread calls to the end
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
