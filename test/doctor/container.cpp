// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/doctor/container.hpp"

#include "base/os_calls.hpp"
#include "test/unit/ipc/confinement.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::doctor::test {
namespace {

// The default capabilities of Docker and Podman, according to their documentation.
constexpr unsigned kCapabilities[] = {
    CAP_AUDIT_WRITE, CAP_CHOWN,   CAP_DAC_OVERRIDE, CAP_FOWNER,           CAP_FSETID,
    CAP_KILL,        CAP_MKNOD,   CAP_NET_RAW,      CAP_NET_BIND_SERVICE, CAP_SETFCAP,
    CAP_SETGID,      CAP_SETPCAP, CAP_SETUID,       CAP_SYS_CHROOT};
// System calls that their seccomp profiles forbid to processes without CAP_SYS_PTRACE.
constexpr long kForbidden[] = {SYS_kcmp, SYS_pidfd_getfd, SYS_process_vm_readv,
                               SYS_process_vm_writev, SYS_userfaultfd};

void require(bool done, const char *step) {
  if (done)
    return;
  std::perror(step);
  std::_Exit(125);
}

int codeOf(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 125;
}

base::UniqueFd namespaceOf(const std::string &process, const char *kind) {
  base::UniqueFd found(open(("/proc/" + process + "/ns/" + kind).c_str(), O_RDONLY | O_CLOEXEC));
  require(static_cast<bool>(found), "cannot open the file of a namespace");
  return found;
}

void becomeRootInside() {
  require(setresgid(0, 0, 0) == 0 && setresuid(0, 0, 0) == 0, "setresuid");
}

// Enters a user namespace that `user` creates. A child that is still root maps the user to
// root in that namespace, as newuidmap does.
void enterUserNamespaceOf(const std::string &user) {
  std::array<int, 2> made{};
  require(pipe2(made.data(), O_CLOEXEC) == 0, "pipe2");
  const std::string process = "/proc/" + std::to_string(getpid());
  const pid_t mapper = fork();
  if (mapper == 0) {
    close(made[1]);
    char byte = 0;
    require(read(made[0], &byte, 1) == 1, "read");
    for (const char *file : {"/gid_map", "/uid_map"}) {
      std::ofstream map(process + file);
      map << "0 " << user << " 1\n" << std::flush;
      require(static_cast<bool>(map), "uid_map");
    }
    std::_Exit(0);
  }
  const auto number = std::strtoul(user.c_str(), nullptr, 10);
  constexpr std::uint64_t kMayMake = std::uint64_t{1} << CAP_SYS_ADMIN;
  require(ipc::test::become(number, number, kMayMake, 1) == 0, "become");
  require(unshare(CLONE_NEWUSER) == 0, "unshare");
  require(write(made[1], "", 1) == 1, "write");
  require(codeOf(mapper) == 0, "uid_map");
  becomeRootInside();
}

void giveUpRights() {
  for (unsigned capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; ++capability)
    if (std::ranges::find(kCapabilities, capability) == std::end(kCapabilities))
      require(prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0, "PR_CAPBSET_DROP");
  for (const long call : kForbidden)
    require(ipc::test::forbid(static_cast<std::uint64_t>(call), EPERM) == 0, "seccomp");
}

} // namespace

void enterContainer(const Container &container) {
  int own = CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
  if (!container.podMember.empty()) {
    const base::UniqueFd users = namespaceOf(container.podMember, "user");
    const base::UniqueFd pids = namespaceOf(container.podMember, "pid");
    if (!container.user.empty()) {
      require(setns(users.get(), CLONE_NEWUSER) == 0, "setns");
      becomeRootInside();
    }
    require(setns(pids.get(), CLONE_NEWPID) == 0, "setns");
  } else {
    if (!container.user.empty())
      enterUserNamespaceOf(container.user);
    if (container.hasOwnPids)
      own |= CLONE_NEWPID;
  }
  require(unshare(own) == 0, "unshare");
  const pid_t child = fork();
  require(child >= 0, "fork");
  if (child != 0)
    std::_Exit(codeOf(child));
  require(mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0, "mount");
  if (container.hasOwnPids)
    require(mount("proc", "/proc", "proc", 0, nullptr) == 0, "cannot mount /proc");
  giveUpRights();
}

} // namespace ur::doctor::test
