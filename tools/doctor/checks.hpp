// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "tools/doctor/finding.hpp"
#include "tools/doctor/surroundings.hpp"

#include <string>

#include <sys/types.h>

// The doctor's checks, in the order of its report. Each check tries the operation that it reports
// on, and releases everything.
namespace ur::doctor {

// The kernel and the required system calls, by making them.
Findings checkKernel(const Surroundings &surroundings, const ipc::Config &config);

// The barriers between processes: Yama, seccomp, namespaces, users, capabilities.
Findings checkConfinement(const Surroundings &surroundings, const ipc::Config &config);

// Descriptors, shared memory, the commit limit, processes, the directory for sockets. If no process
// can be started, the finding kProcesses is a problem, and the last finding.
inline constexpr const char *kProcesses = "processes";
Findings checkResources(const ipc::Config &config);

// The variables of this project.
Findings checkEnvironment();

// Loader, adapters, drivers, devices, and the objects that devices claim to share.
Findings checkAdapters();

// Each kind on each device, between two processes.
Findings checkRoundTrips();

// Whether this process could open the exports of another process.
Findings checkProcess(pid_t pid, const ipc::Config &config);

// Whether this process could open the handle whose bytes are in a file.
Findings checkHandle(const std::string &file, const ipc::Config &config);

} // namespace ur::doctor
