// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "tools/doctor/finding.hpp"
#include "tools/doctor/surroundings.hpp"

#include <string>

#include <sys/types.h>

// What the doctor looks at, in the order of its report. Each check tries what it judges, and leaves
// nothing behind.
namespace ur::doctor {

// The kernel, and the calls that matter, by making them.
Findings checkKernel(const Surroundings &surroundings, const ipc::Config &config);

// What stands between this process and others: Yama, seccomp, namespaces, users, capabilities.
Findings checkConfinement(const Surroundings &surroundings, const ipc::Config &config);

// Descriptors, shared memory, the commit limit, processes, the directory for sockets. Where no
// process can be started, the finding of that name is a problem and the last one.
inline constexpr const char *kProcesses = "processes";
Findings checkResources(const ipc::Config &config);

// The variables of this project.
Findings checkEnvironment();

// Loader, adapters, drivers, devices, and what they say they share.
Findings checkAdapters();

// Each kind on each device, between two processes.
Findings checkRoundTrips();

// Whether this process could open what another one exports.
Findings checkProcess(pid_t pid, const ipc::Config &config);

// The same of one handle, whose bytes are in a file.
Findings checkHandle(const std::string &file, const ipc::Config &config);

} // namespace ur::doctor
