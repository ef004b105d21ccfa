// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::support {

// How a process ended.
struct ExitStatus {
  int code = 0;   // of its exit, where no signal ended it
  int signal = 0; // 0: it exited by itself

  bool success() const noexcept { return code == 0 && signal == 0; }
  std::string text() const; // "exit code 1", "signal 11 (Segmentation fault)"
};

// This program, started anew (fork and exec) with other arguments: a child shares nothing with its
// parent but a socket pair, so that what it opens across processes is really foreign to it.
//
// What the child prints is kept in log(). A child that still runs when its owner goes is killed;
// no zombie stays behind.
class ChildProcess {
public:
  ChildProcess(const std::vector<std::string> &arguments, Clock::time_point deadline);
  ChildProcess(const ChildProcess &) = delete;
  ChildProcess &operator=(const ChildProcess &) = delete;
  ~ChildProcess();

  Channel &channel() noexcept { return channel_; }
  pid_t pid() const noexcept { return pid_; }
  std::string log() const;

  // Waits for the child's end; nothing more can be sent to it. Throws DeadlineMissed.
  ExitStatus wait();
  // Ends the child at once if it still runs.
  void kill() noexcept;

private:
  ChildProcess(std::pair<UniqueFd, UniqueFd> sockets, const std::vector<std::string> &arguments,
               Clock::time_point deadline);
  ExitStatus reap() noexcept;

  UniqueFd log_;
  Channel channel_;
  pid_t pid_ = -1; // -1 once reaped
  ExitStatus status_;
};

// For the child: its end of the pair. Also ties the child's life to its parent's, so that a parent
// that crashes leaves nothing behind.
Channel channelToParent(Clock::time_point deadline);

} // namespace ur::support
