// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/system_facts.hpp"

#include "base/environment/environment.hpp"
#include "ipc/process_identity.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/utsname.h>

namespace ur::doctor {
namespace {

namespace fs = std::filesystem;

// Returns the value of `name` in /proc/self/status.
std::string statusLine(const std::string &name) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(name + ":"))
      return line.substr(line.find_first_not_of(" \t", name.size() + 1));
  return {};
}

// The kernel gives the machine's first namespaces these numbers (include/linux/proc_ns.h).
constexpr std::uint64_t kFirstPidNamespace = 0xeffffffc;
constexpr std::uint64_t kFirstUserNamespace = 0xeffffffd;

bool isNamespace(const char *path, std::uint64_t first) {
  struct stat status{};
  return stat(path, &status) == 0 && status.st_ino == first;
}

bool exists(const char *path) {
  std::error_code error;
  return fs::exists(path, error);
}

std::string containerRuntime() {
  if (std::getenv("KUBERNETES_SERVICE_HOST"))
    return "kubernetes";
  if (exists("/run/.containerenv"))
    return "podman";
  if (exists("/.dockerenv"))
    return "docker";
  const char *name = std::getenv("container"); // a convention of systemd and other tools
  return name ? name : "";
}

} // namespace

SystemFacts inspectSystem() {
  SystemFacts facts;
  utsname name{};
  if (uname(&name) == 0) {
    facts.kernel = name.release;
    unsigned major = 0;
    unsigned minor = 0;
    if (std::sscanf(name.release, "%u.%u", &major, &minor) == 2)
      facts.release = major * 1000 + minor;
  }
  facts.seccomp = statusLine("Seccomp") == "2";
  facts.capabilities = std::strtoull(statusLine("CapEff").c_str(), nullptr, 16);
  const ipc::ProcFile yama(base::os(), AT_FDCWD, "/proc/sys/kernel/yama/ptrace_scope");
  facts.yamaScope = environment::number<int>(yama.text().substr(0, yama.text().find('\n')));
  facts.inChildPidNamespace = !isNamespace("/proc/self/ns/pid", kFirstPidNamespace);
  facts.inChildUserNamespace = !isNamespace("/proc/self/ns/user", kFirstUserNamespace);
  facts.container = containerRuntime();
  return facts;
}

std::string linuxVersion(unsigned release) {
  return fmt::format("Linux {}.{}", release / 1000, release % 1000);
}

} // namespace ur::doctor
