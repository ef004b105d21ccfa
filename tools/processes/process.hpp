// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/process.hpp"

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::processes {

struct Process {
  pid_t pid;
  uid_t uid;        // the effective user
  std::string name; // any bytes, chosen by the program; print them with support::printable
};

// Returns this process, which inspects the other processes.
ipc::Process &thisProcess();

// Returns nullopt if the process does not exist, has ended, is hidden, or is a kernel thread.
std::optional<Process> processOf(pid_t pid);

// Returns the processes that this process's /proc shows.
std::vector<Process> allProcesses();

// Returns the user's name, or the number if the user has no name.
std::string userName(uid_t uid);

} // namespace ur::processes
