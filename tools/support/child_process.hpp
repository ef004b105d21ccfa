// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::support {

// The exit status of a process.
struct ExitStatus {
  int code = 0;   // the exit code, if no signal ended it
  int signal = 0; // the signal that ended it, or 0

  bool success() const noexcept { return code == 0 && signal == 0; }
  std::string text() const; // such as "signal 11 (Segmentation fault)"
};

// A child process that runs this program (fork and exec) with other arguments. The child shares
// only a socket pair with its parent, so an object of the parent that the child opens really comes
// from another process. log() returns the child's output. The destructor kills a child that still
// runs, and leaves no zombie.
class ChildProcess {
public:
  ChildProcess(const std::vector<std::string> &arguments, Clock::time_point deadline);
  ChildProcess(const ChildProcess &) = delete;
  ChildProcess &operator=(const ChildProcess &) = delete;
  ~ChildProcess();

  Channel &channel() noexcept { return channel_; }
  pid_t pid() const noexcept { return pid_; }
  std::string log() const;

  // Closes the sending direction, and waits until the child exits. Throws DeadlineMissed.
  ExitStatus wait();
  // Kills the child if it still runs.
  void kill() noexcept;

private:
  ChildProcess(std::pair<UniqueFd, UniqueFd> sockets, const std::vector<std::string> &arguments,
               Clock::time_point deadline);
  ExitStatus reap() noexcept;

  UniqueFd log_;
  Channel channel_;
  pid_t pid_ = -1; // -1 after wait() has reaped it
  ExitStatus status_;
};

// Returns the child's end of the channel. Also makes the kernel kill the child when its parent
// exits, so that a parent that crashes leaves no process behind.
Channel channelToParent(Clock::time_point deadline);

} // namespace ur::support
