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

// The contents of a small file of /proc.
class ProcFile {
public:
  // Reads `path`, relative to the open directory `directory`; for an absolute path, pass AT_FDCWD.
  // If the file cannot be read, text() is empty and error() returns the errno.
  ProcFile(const base::OsCalls &os, int directory, const char *path) noexcept;
  // Reads a file of /proc/PID.
  static ProcFile ofProcess(const base::OsCalls &os, std::uint32_t pid, const char *name) noexcept;

  std::string_view text() const noexcept { return {buffer_.data(), size_}; }
  int error() const noexcept { return error_; }

private:
  std::array<char, 4096> buffer_; // larger than every file that callers read
  std::size_t size_ = 0;
  int error_ = 0;
};

// The functions named ...In parse the text of a file of /proc. Those with an optional result return
// nullopt if the text lacks the field.
//
// Returns the start time in /proc/PID/stat: clock ticks after boot.
std::optional<std::uint64_t> startTicksIn(std::string_view stat) noexcept;

// Returns whether /proc/PID/stat shows a process, or a main thread, that has ended.
bool hasEndedIn(std::string_view stat) noexcept;

// Returns whether /proc/PID/uid_map maps every user, as in the initial namespace.
bool mapsAllUsersIn(std::string_view uidMap) noexcept;

// Returns whether this process's user namespace maps every user. If it does not, unmapped users
// appear as the overflow user (65534 by default).
bool mapsAllUsers(const base::OsCalls &os) noexcept;

// Returns the overflow group. Groups that this process's user namespace does not map appear as this
// group. Returns nullopt if the kernel has no user namespaces.
std::optional<gid_t> overflowGid(const base::OsCalls &os) noexcept;

// Returns the pid in /proc/self/fdinfo/PIDFD, which is the pid in the namespace of that /proc.
std::optional<pid_t> pidIn(std::string_view fdinfo) noexcept;

// Returns the effective user in /proc/PID/status.
std::optional<uid_t> effectiveUidIn(std::string_view status) noexcept;

using BootId = std::array<std::uint8_t, 16>;

// Identifies this process, even if the pid is later reused. Also holds facts about the system.
struct ProcessIdentity {
  pid_t pid;
  std::uint64_t pidfdInode;   // unique since boot (Linux 6.9 or later); 0 on older kernels
  std::uint64_t startTicks;   // clock ticks (10 ms) after boot: the identity on older kernels
  std::uint64_t pidNamespace; // inode of /proc/thread-self/ns/pid
  BootId bootId;
  bool procHasOurPids; // false if /proc shows another pid namespace
  dev_t memfdDevice;   // the device of every memfd without huge pages
  // The overflow user, as in overflowGid(). Empty if the kernel has no user namespaces.
  std::optional<uid_t> overflowUid{};

  bool operator==(const ProcessIdentity &) const = default;
};

// Identifies the calling process. Throws UNSUPPORTED_FEATURE without /proc, and OUT_OF_RESOURCES or
// OUT_OF_HOST_MEMORY on shortage. Kernel interfaces: pidfd_open, memfd_create, /proc/self/stat,
// /proc/thread-self/ns/pid, /proc/sys/kernel/overflowuid, /proc/sys/kernel/random/boot_id.
ProcessIdentity identifyProcess(const base::OsCalls &os);

} // namespace ur::ipc
