// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "tools/doctor/finding.hpp"
#include "tools/doctor/system_facts.hpp"

#include <string>

#include <sys/types.h>

// The doctor's checks, in the order of its report. Each check tries the operation that it reports
// on, and releases all resources.
namespace ur::doctor {

// Checks the kernel, and makes each required system call.
Findings checkKernel(const SystemFacts &facts, const ipc::Config &config);

// Checks the barriers between processes: Yama, seccomp, namespaces, users, capabilities.
Findings checkConfinement(const SystemFacts &facts, const ipc::Config &config);

// Checks descriptors, shared memory, the commit limit, processes, and the directory for sockets. If
// too few processes can start, the last finding is a problem with the name kProcesses.
inline constexpr const char *kProcesses = "processes";
Findings checkResources(const ipc::Config &config);

// Checks the environment variables of this project.
Findings checkEnvironment();

// Checks the loader, adapters, drivers, devices, and the objects that devices claim to share.
Findings checkAdapters();

// Shares each kind of object on each device between two processes.
Findings checkRoundTrips();

// Checks whether this process could open the exports of another process.
Findings checkProcess(pid_t pid, const ipc::Config &config);

// Checks whether this process could open the handle whose bytes are in a file.
Findings checkHandle(const std::string &file, const ipc::Config &config);

} // namespace ur::doctor
