// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <csignal>

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::test {

// Runs `body` in a forked child, which then calls _exit. Expects `body` to return true within 20 s.
template <typename Body> void expectForkedChildSucceeds(const Body &body) {
  const pid_t child = fork();
  if (child == 0)
    _exit(body() ? 0 : 1);
  ASSERT_NE(child, -1);
  pollfd exitEvent{
      .fd = static_cast<int>(syscall(SYS_pidfd_open, child, 0)), .events = POLLIN, .revents = 0};
  EXPECT_EQ(poll(&exitEvent, 1, 20'000), 1) << "the child did not exit within 20 s";
  kill(child, SIGKILL);
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0) << "the child did not exit with 0";
  close(exitEvent.fd);
}

} // namespace ur::test
