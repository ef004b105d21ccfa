// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// confine [--forbid CALL=ERROR]... [--user UID [--may-trace]] [--new-pids] [--yama SCOPE]
//         [--overcommit MODE] [--container own|host|PID [--rootless UID]] -- PROGRAM [ARGUMENT]...
//
// Runs a program under the restrictions of a container, a security module or an administrator:
//   --forbid      makes a system call fail with EPERM or ENOSYS
//   --user        runs the program as this user; --may-trace leaves it CAP_SYS_PTRACE
//   --new-pids    runs the program as pid 1 of a new pid namespace
//   --yama        imitates the Yama security module: creates its file ptrace_scope, and makes
//                 pidfd_getfd fail if Yama would deny it in this scope
//   --overcommit  sets the content of /proc/sys/vm/overcommit_memory
//   --container   runs the program in a container: with a pid namespace of its own (own), in the
//                 machine's pid namespace (host), or in the pod of the process PID
//   --rootless    makes the container rootless: this user of the machine is root inside
#include "test/doctor/container.hpp"
#include "test/unit/ipc/confinement.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

struct Call {
  std::string_view name;
  long number;
};
constexpr Call kCalls[] = {{"memfd_create", SYS_memfd_create},
                           {"pidfd_getfd", SYS_pidfd_getfd},
                           {"pidfd_open", SYS_pidfd_open},
                           {"userfaultfd", SYS_userfaultfd}};

struct Options {
  std::vector<std::pair<long, int>> forbidden;
  std::string user;
  bool mayTrace = false;
  bool newPids = false;
  std::string yama;
  std::string overcommit;
  std::optional<ur::doctor::test::Container> container;
  char **program = nullptr;
};

[[noreturn]] void fail(const char *step) {
  std::perror(step);
  std::_Exit(125);
}

void require(bool done, const char *step) {
  if (!done)
    fail(step);
}

Options parse(char **arguments) {
  Options options;
  for (char **argument = arguments; *argument; ++argument) {
    const std::string_view name = *argument;
    if (name == "--") {
      options.program = argument + 1;
      return options;
    }
    if (name == "--new-pids") {
      options.newPids = true;
      continue;
    }
    if (name == "--may-trace") {
      options.mayTrace = true;
      continue;
    }
    const std::string_view value = *++argument;
    if (name == "--user")
      options.user = value;
    else if (name == "--yama")
      options.yama = value;
    else if (name == "--overcommit")
      options.overcommit = value;
    else if (name == "--container")
      options.container = {.hasOwnPids = value != "host",
                           .podMember =
                               std::string(value == "own" || value == "host" ? "" : value)};
    else if (name == "--rootless")
      options.container.value().user = value;
    for (const Call &call : kCalls)
      if (name == "--forbid" && value.starts_with(call.name))
        options.forbidden.emplace_back(call.number, value.ends_with("ENOSYS") ? ENOSYS : EPERM);
  }
  errno = EINVAL;
  fail("the arguments have no -- before the program");
}

// Continues in a child that is pid 1 of a new namespace. The parent exits with the child's exit
// code.
void enterNewPids() {
  require(unshare(CLONE_NEWPID) == 0, "unshare");
  const pid_t child = fork();
  if (child == 0)
    return;
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  std::_Exit(WIFEXITED(status) ? WEXITSTATUS(status) : 125);
}

using Files = std::vector<std::pair<fs::path, std::string>>;

// Mounts a directory with the given files over a directory of /proc. Writing the original files
// would change the settings of the whole machine.
void replaceFolder(const fs::path &folder, const Files &files) {
  require(unshare(CLONE_NEWNS) == 0, "unshare");
  require(mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0, "mount");
  require(mount("", folder.c_str(), "tmpfs", 0, nullptr) == 0, "mount");
  for (const auto &[name, text] : files) {
    fs::create_directories((folder / name).parent_path());
    std::ofstream(folder / name) << text << '\n';
  }
}

// Creates Yama's file ptrace_scope, even if the kernel lacks Yama. Forbids pidfd_getfd if Yama
// would deny it in this scope.
void imitateYama(const std::string &scope, Options &options) {
  const fs::path kernel = "/proc/sys/kernel";
  Files files;
  for (const char *name : {"overflowuid", "random/boot_id", "ns_last_pid"}) {
    std::string text;
    std::getline(std::ifstream(kernel / name), text);
    files.emplace_back(name, text);
  }
  files.emplace_back("yama/ptrace_scope", scope);
  replaceFolder(kernel, files);
  const bool mayTrace = options.mayTrace || options.user.empty();
  if (scope != "0" && (scope == "3" || !mayTrace))
    options.forbidden.emplace_back(SYS_pidfd_getfd, EPERM);
}

// Lets the program that this process executes keep a capability.
void passOnCapability(unsigned capability) {
  __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  std::array<__user_cap_data_struct, 2> sets{};
  require(syscall(SYS_capget, &header, sets.data()) == 0, "capget");
  sets[0].inheritable = 1u << capability;
  require(syscall(SYS_capset, &header, sets.data()) == 0, "capset");
  require(prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, capability, 0, 0) == 0, "prctl");
}

// Lets other users reach the build's directory. If they may not enter one of its parents, hides the
// first such parent behind a new directory that contains only the build.
void makeBuildReachable() {
  const fs::path build = BUILD;
  fs::path parent;
  for (const fs::path &part : build) {
    parent /= part;
    if ((fs::status(parent).permissions() & fs::perms::others_exec) == fs::perms::none)
      break;
  }
  if (parent == build)
    return;
  const int buildFd = open(build.c_str(), O_PATH | O_CLOEXEC);
  require(unshare(CLONE_NEWNS) == 0, "unshare");
  require(mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0, "mount");
  require(mount("", parent.c_str(), "tmpfs", 0, "mode=755") == 0, "mount");
  fs::create_directories(build);
  const std::string source = "/proc/self/fd/" + std::to_string(buildFd);
  require(mount(source.c_str(), build.c_str(), nullptr, MS_BIND, nullptr) == 0, "mount");
}

} // namespace

int main(int, char **argv) {
  using namespace ur::ipc::test;
  Options options = parse(argv + 1);
  if (options.newPids)
    enterNewPids();
  if (options.container) {
    if (!options.container->user.empty())
      makeBuildReachable();
    ur::doctor::test::enterContainer(*options.container);
  }
  if (!options.yama.empty())
    imitateYama(options.yama, options);
  if (!options.overcommit.empty())
    replaceFolder("/proc/sys/vm", {{"overcommit_memory", options.overcommit}});
  if (!options.user.empty()) {
    makeBuildReachable();
    const auto user = std::strtoul(options.user.c_str(), nullptr, 10);
    const std::uint64_t capabilities = options.mayTrace ? std::uint64_t{1} << CAP_SYS_PTRACE : 0;
    require(become(user, user, capabilities, 1) == 0, "become");
    if (options.mayTrace)
      passOnCapability(CAP_SYS_PTRACE);
  }
  for (const auto &[call, error] : options.forbidden)
    require(forbid(static_cast<std::uint64_t>(call), error) == 0, "seccomp");
  require(prctl(PR_SET_PDEATHSIG, SIGKILL) == 0, "prctl");
  execvp(options.program[0], options.program);
  fail("execvp");
}
