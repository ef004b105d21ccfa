// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T75: a process forks while another of its threads holds a lock of the adapter and calls the
// driver.
#include "base/fork.hpp"
#include "test/fault/adapter_objects/fixture.hpp"
#include "test/support/waiting.hpp"

#include <cstdlib>
#include <mutex>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace ur::ipc::test;

using ForkAmidACall = AdapterObjectsTest;

TEST_F(ForkAmidACall, LetsTheDriverAnswer) {
  ur::base::ForkSafeMutex mutex; // like a lock of the adapter; a fork takes the newest lock first
  pid_t child = -1;
  {
    std::unique_lock lock(mutex);
    const ur::test::WaitingCall forker([&] {
      child = fork();
      if (child == 0)
        std::_Exit(0);
    });
    alarm(20); // the next call hangs if the fork has taken the driver's lock
    std::size_t unit = 0;
    expectSuccess(api().VirtualMem.pfnGranularityGetInfo(context_, device_, 1,
                                                         UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                         sizeof(unit), &unit, nullptr));
    alarm(0);
    lock.unlock();
  }
  int status = 1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

} // namespace
