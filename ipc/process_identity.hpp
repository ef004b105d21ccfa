// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstdint>

#include <sys/types.h>

namespace ur::ipc {

using BootId = std::array<std::uint8_t, 16>;

// Tells this process from every other one since the machine was installed: a pid alone is reused.
struct ProcessIdentity {
  pid_t pid;
  std::uint64_t pidfdInode;   // unique since boot (Linux 6.9 or later); 0 on older kernels
  std::uint64_t startTicks;   // clock ticks after boot, 10 ms each: the second check
  std::uint64_t pidNamespace; // inode of /proc/self/ns/pid
  BootId bootId;

  bool operator==(const ProcessIdentity &) const = default;
};

// The calling process. Computed once and again in the child of a fork, noticed by the fork handlers
// and, for children made without them (clone), by the pid. The reference stays valid for the
// process's life. Throws UNSUPPORTED_FEATURE where /proc is not mounted and OUT_OF_RESOURCES or
// OUT_OF_HOST_MEMORY on shortage. Kernel interfaces: pidfd_open, /proc/self/stat,
// /proc/self/ns/pid, /proc/sys/kernel/random/boot_id.
const ProcessIdentity &processIdentity();

} // namespace ur::ipc
