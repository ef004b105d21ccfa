// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <sys/types.h>

namespace ur::ipc {

// " (kernel.yama.ptrace_scope=1)", or "" on a kernel without Yama: for messages.
std::string yamaNote();

// Whether other processes of the same user will probably be refused our descriptors: Yama is
// stricter than scope 0, or pidfd_getfd is refused or missing even on ourselves (`pid`). An answer
// of no proves nothing about others, so openers ask the kernel each time.
bool kernelRefusesPeers(pid_t pid) noexcept;

} // namespace ur::ipc
