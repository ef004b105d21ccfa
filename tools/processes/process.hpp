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
  uid_t uid;        // the effective one
  std::string name; // any bytes that the program chose: show them with support::printable
};

// This process, as it looks at others.
ipc::Process &thisProcess();

// Nothing where there is no such process, it has ended, is hidden, or is a thread of the kernel.
std::optional<Process> processOf(pid_t pid);

// Those that this process's /proc shows.
std::vector<Process> allProcesses();

// The user's name, or the number where there is none.
std::string userName(uid_t uid);

} // namespace ur::processes
