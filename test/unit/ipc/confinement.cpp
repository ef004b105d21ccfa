// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "confinement.hpp"

#include "peer_protocol.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <string>

#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

std::uint64_t resultOf(bool succeeded) { return succeeded ? 0 : static_cast<std::uint64_t>(errno); }

bool keepCapabilities(std::uint64_t kept) {
  __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  std::array<__user_cap_data_struct, 2> sets{};
  sets[0].effective = sets[0].permitted = static_cast<std::uint32_t>(kept);
  sets[1].effective = sets[1].permitted = static_cast<std::uint32_t>(kept >> 32);
  return syscall(SYS_capset, &header, sets.data()) == 0;
}

bool writeFile(const char *path, const std::string &text) {
  const int fd = open(path, O_WRONLY | O_CLOEXEC);
  const bool isWritten =
      fd >= 0 && write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  const int error = errno;
  close(fd);
  errno = error;
  return isWritten;
}

} // namespace

std::uint64_t become(std::uint64_t user, std::uint64_t group, std::uint64_t capabilities,
                     std::uint64_t dumpable, std::uint64_t supplementary) {
  const auto uid = static_cast<uid_t>(user);
  const auto gid = static_cast<gid_t>(group);
  const auto extraGid = static_cast<gid_t>(supplementary);
  return resultOf(prctl(PR_SET_KEEPCAPS, 1) == 0 && setgroups(extraGid != 0, &extraGid) == 0 &&
                  setresgid(gid, gid, gid) == 0 && setresuid(uid, uid, uid) == 0 &&
                  (capabilities == kAllCapabilities || keepCapabilities(capabilities)) &&
                  prctl(PR_SET_DUMPABLE, dumpable) == 0);
}

std::uint64_t forbid(std::uint64_t systemCall, int error) {
  const std::uint32_t verdict =
      error == 0 ? SECCOMP_RET_KILL_PROCESS
                 : SECCOMP_RET_ERRNO | (static_cast<std::uint32_t>(error) & SECCOMP_RET_DATA);
  std::array<sock_filter, 4> filter{{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(systemCall), 0, 1),
      BPF_STMT(BPF_RET | BPF_K, verdict),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  const sock_fprog program{.len = filter.size(), .filter = filter.data()};
  return resultOf(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0);
}

std::uint64_t unshareNamespaces(int flags) {
  const std::string map = "0 " + std::to_string(geteuid()) + " 1";
  if (unshare(flags) != 0)
    return resultOf(false);
  if (!(flags & CLONE_NEWUSER))
    return 0;
  return resultOf(writeFile("/proc/self/setgroups", "deny") &&
                  writeFile("/proc/self/uid_map", map) && writeFile("/proc/self/gid_map", map));
}

} // namespace ur::ipc::test
