// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <sys/types.h>

namespace ur::ipc {

// A small file of /proc, read whole into a buffer of its own.
class ProcFile {
public:
  // `directory` is an open directory, or AT_FDCWD for an absolute path. `error()` tells why the
  // text is empty.
  ProcFile(const base::OsCalls &os, int directory, const char *path) noexcept;
  // A file of /proc/PID.
  static ProcFile ofProcess(const base::OsCalls &os, std::uint32_t pid, const char *name) noexcept;

  std::string_view text() const noexcept { return {buffer_.data(), size_}; }
  int error() const noexcept { return error_; }

private:
  std::array<char, 4096> buffer_; // larger than any file read here
  std::size_t size_ = 0;
  int error_ = 0;
};

// The start time in the text of /proc/PID/stat, in clock ticks after boot.
std::optional<std::uint64_t> startTicksIn(std::string_view stat) noexcept;

// Whether the text of /proc/PID/stat is of a process, or main thread, that has ended.
bool hasEndedIn(std::string_view stat) noexcept;

// Whether the text of /proc/PID/uid_map gives a number to every user, as the first namespace's
// does.
bool mapsAllUsersIn(std::string_view uidMap) noexcept;

// Whether this process's user namespace does so. If not, users without a number show as the
// overflow user (65534), and so may anybody be who seems to be that one.
bool mapsAllUsers(const base::OsCalls &os) noexcept;

// The pid in the text of /proc/self/fdinfo/PIDFD: that in the namespace whose /proc it is.
std::optional<pid_t> pidIn(std::string_view fdinfo) noexcept;

// The effective user in the text of /proc/PID/status.
std::optional<uid_t> effectiveUidIn(std::string_view status) noexcept;

using BootId = std::array<std::uint8_t, 16>;

// Tells this process from every other one since the machine was installed: a pid alone is reused;
// and what it has to know before it meets others.
struct ProcessIdentity {
  pid_t pid;
  std::uint64_t pidfdInode;   // unique since boot (Linux 6.9 or later); 0 on older kernels
  std::uint64_t startTicks;   // clock ticks after boot, 10 ms each: the second check
  std::uint64_t pidNamespace; // inode of /proc/self/ns/pid
  BootId bootId;
  bool procHasOurPids; // not so where /proc is that of another pid namespace
  dev_t memfdDevice;   // of every memfd that has pages of the usual size
  // What the kernel shows for a user that a user namespace has no number for; none where there are
  // no such namespaces.
  std::optional<uid_t> overflowUid{};

  bool operator==(const ProcessIdentity &) const = default;
};

// The calling process. Throws UNSUPPORTED_FEATURE where /proc is not mounted and OUT_OF_RESOURCES
// or OUT_OF_HOST_MEMORY on shortage. Kernel interfaces: pidfd_open, memfd_create, /proc/self/stat,
// /proc/sys/kernel/overflowuid,
// /proc/self/ns/pid, /proc/sys/kernel/random/boot_id.
ProcessIdentity identifyProcess(const base::OsCalls &os);

} // namespace ur::ipc
