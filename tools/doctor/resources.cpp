// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/broker.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/verify.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/remedies.hpp"
#include "tools/processes/process.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::doctor {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMebibyte = 1u << 20;

Finding descriptorFinding() {
  constexpr rlim_t kSmallLimit = 1024;
  rlimit limit{};
  base::os().getFileLimit(&limit);
  const bool keepsLimit = environment::text("UR_IPC_RAISE_FILE_LIMIT") == "0";
  const rlim_t usable = keepsLimit ? limit.rlim_cur : limit.rlim_max;
  Finding finding{.check = "descriptors",
                  .text = fmt::format("{} now, at most {}", limit.rlim_cur, limit.rlim_max)};
  if (usable >= kSmallLimit)
    return finding;
  finding.verdict = Verdict::Warning;
  finding.text += "; each shared object takes one or more, and each process whose exports are "
                  "open takes three";
  if (limit.rlim_max >= kSmallLimit)
    finding.remedies = {{"shell", fmt::format("ulimit -n {}", limit.rlim_max)}};
  else
    finding.remedies = descriptorRemedies();
  return finding;
}

std::optional<std::uint64_t> numberIn(const fs::path &file) {
  std::ifstream stream(file);
  std::string word;
  return stream >> word ? environment::number<std::uint64_t>(word) : std::nullopt;
}

// The names of files and fields in one version of control groups.
struct GroupFiles {
  const char *limit;
  const char *usage;
  std::array<std::string_view, 2> cacheFields; // fields of memory.stat
};
constexpr GroupFiles kUnified{"memory.max", "memory.current", {"inactive_file", "active_file"}};
constexpr GroupFiles kLegacy{
    "memory.limit_in_bytes", "memory.usage_in_bytes", {"total_inactive_file", "total_active_file"}};

// Returns a group's memory for cached disk files, which the kernel reclaims if memory runs short.
std::uint64_t cacheBytes(const fs::path &group, const GroupFiles &files) {
  std::ifstream stat(group / "memory.stat");
  std::string name;
  std::uint64_t total = 0;
  for (std::uint64_t bytes = 0; stat >> name >> bytes;)
    if (std::ranges::find(files.cacheFields, name) != files.cacheFields.end())
      total += bytes;
  return total;
}

// Returns the memory that the processes of a control group may still use. The group's shared memory
// counts as used.
std::optional<std::uint64_t> freeMemoryOf(const fs::path &group, const GroupFiles &files) {
  const auto limit = numberIn(group / files.limit); // "max" means no limit
  const auto usedBytes = numberIn(group / files.usage);
  if (!limit || !usedBytes)
    return std::nullopt;
  const std::uint64_t unreclaimable = *usedBytes - std::min(*usedBytes, cacheBytes(group, files));
  return *limit - std::min(*limit, unreclaimable);
}

// Returns the smallest amount of memory that this process's control group or one of its parents
// leaves. Returns nullopt if no group has a limit.
std::optional<std::uint64_t> freeMemoryOfControlGroups() {
  std::optional<std::uint64_t> minFree;
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const std::size_t controllers = line.find(':') + 1;
    const std::size_t path = line.find(':', controllers) + 1;
    const bool isUnified = line.starts_with("0::");
    if (!isUnified && line.substr(controllers, path - 1 - controllers) != "memory")
      continue;
    const fs::path root = isUnified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory";
    for (fs::path group = line.substr(path);; group = group.parent_path()) {
      const fs::path directory = root / group.relative_path();
      const auto free = freeMemoryOf(directory, isUnified ? kUnified : kLegacy);
      if (free)
        minFree = std::min(minFree.value_or(*free), *free);
      if (group == group.parent_path())
        break;
    }
  }
  return minFree;
}

std::optional<std::uint64_t> freeMemoryOfMachine() {
  std::ifstream info("/proc/meminfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("MemAvailable:")) {
      std::istringstream fields(line.substr(line.find(':') + 1));
      std::uint64_t kibibytes = 0;
      if (fields >> kibibytes)
        return kibibytes * 1024;
    }
  return std::nullopt;
}

// Creates and fills memory with the calls that adapters make. Reports the call that failed.
void tryMemory(Finding &finding) {
  try {
    const base::UniqueFd file = ipc::createMemoryFile(base::os(), "ur-ipc-doctor", kMebibyte);
    if (fallocate(file.get(), 0, 0, kMebibyte) == 0) {
      ipc::Mapping::ofFile(base::os(), file.get(), kMebibyte);
      return;
    }
    finding.text = "no memory can be shared: fallocate: " + base::errorName(errno);
    finding.remedies = memoryRemedies();
  } catch (const base::Error &error) {
    finding.text = error.message();
    finding.remedies = adviceIn(error.message());
  }
  finding.verdict = Verdict::Problem;
}

Finding memoryFinding() {
  constexpr std::uint64_t kMinFree = 64 * kMebibyte;
  Finding finding{.check = "memory"};
  // A limit on the size of files also applies to memory files.
  rlimit files{};
  if (getrlimit(RLIMIT_FSIZE, &files) == 0 && files.rlim_cur != RLIM_INFINITY) {
    finding.verdict = files.rlim_cur < kMinFree ? Verdict::Problem : Verdict::Warning;
    finding.text =
        fmt::format("memory files may have at most {} bytes (ulimit -f)", files.rlim_cur);
    finding.remedies = {{"shell", "ulimit -f unlimited"},
                        {"docker", "--ulimit fsize=-1"},
                        {"podman", "--ulimit fsize=-1"},
                        {"systemd", "LimitFSIZE=infinity"}};
    return finding;
  }
  std::optional<std::uint64_t> free = freeMemoryOfControlGroups();
  const auto available = freeMemoryOfMachine();
  const bool isLimited = free && (!available || *free < *available);
  if (available && !isLimited)
    free = available;
  if (free)
    finding.text = fmt::format("{} MiB are left; ", *free / kMebibyte);
  finding.text += "memory files need no /dev/shm";
  if (free && *free < kMinFree) {
    finding.verdict = Verdict::Problem;
    finding.text += isLimited
                        ? ", and the kernel kills processes of the control group that need more"
                        : ", and the kernel kills processes when no memory is left";
    finding.remedies = memoryRemedies();
  } else {
    tryMemory(finding);
  }
  return finding;
}

// In mode 2 the kernel charges a page of a memory file to the commit limit at the first write.
Finding overcommitFinding() {
  constexpr std::uint64_t kStrictMode = 2;
  Finding finding{.check = "overcommit"};
  const auto mode = numberIn("/proc/sys/vm/overcommit_memory");
  if (mode != kStrictMode) {
    finding.text = "no commit limit applies to shared memory";
    return finding;
  }
  finding.verdict = Verdict::Warning;
  finding.text =
      "vm.overcommit_memory=2: at the commit limit, a process gets SIGBUS if it touches a page "
      "of shared memory that was never written, or that another process punched out";
  finding.remedies = {{"machine", "sysctl vm.overcommit_memory=0"},
                      {"machine", "sysctl vm.overcommit_ratio=100  # a higher limit"}};
  return finding;
}

// Starts four processes at once, as later checks do. Returns 0 or the error number.
int tryProcesses() {
  constexpr int kProcessCount = 4;
  std::vector<pid_t> children;
  int error = 0;
  for (int i = 0; i < kProcessCount && error == 0; ++i) {
    const pid_t pid = fork();
    if (pid == 0)
      for (;;)
        pause();
    if (pid > 0)
      children.push_back(pid);
    else
      error = errno;
  }
  for (const pid_t pid : children) {
    kill(pid, SIGKILL);
    waitpid(pid, nullptr, 0);
  }
  return error;
}

// Returns the command that raises the user's limit of processes.
std::string processLimitRemedy() {
  rlimit limit{};
  getrlimit(RLIMIT_NPROC, &limit);
  if (limit.rlim_cur == limit.rlim_max)
    return "prlimit --pid $$ --nproc=unlimited  # as root, before the program starts";
  return limit.rlim_max == RLIM_INFINITY
             ? "prlimit --pid $$ --nproc=unlimited:"
             : fmt::format("prlimit --pid $$ --nproc={}:", limit.rlim_max);
}

Finding processFinding() {
  Finding finding{.check = kProcesses, .text = "further processes can be started"};
  const int error = tryProcesses();
  if (error == 0)
    return finding;
  finding.verdict = Verdict::Problem;
  finding.text = fmt::format("too few processes can be started: fork: {}; later checks are skipped",
                             base::errorName(error));
  finding.remedies = {{"shell", processLimitRemedy()},
                      {"docker", "--pids-limit=-1"},
                      {"podman", "--pids-limit=-1"},
                      {"kubernetes", "podPidsLimit: -1  # in the node's kubelet configuration"},
                      {"systemd", "LimitNPROC=infinity"},
                      {"systemd", "TasksMax=infinity"}};
  return finding;
}

Finding brokerFinding(const ipc::Config &config) {
  Finding finding{.check = "runtime directory"};
  if (config.broker == ipc::BrokerMode::Off) {
    finding.text = "not needed: UR_IPC_BROKER=off";
    return finding;
  }
  try {
    std::mutex mutex;
    const auto refuse = [](const ipc::Handle &) {
      return ipc::Grant{.answer = ipc::BrokerAnswer::Refused, .fd = {}};
    };
    const ipc::Broker broker(processes::thisProcess(), config, mutex, refuse);
    finding.text = fmt::format("a broker can start in {}",
                               ipc::ownBrokerDirectory(base::os(), config, base::os().geteuid()));
  } catch (const base::Error &error) {
    const bool isNeeded = config.broker == ipc::BrokerMode::On ||
                          ipc::kernelDeniesImporters(base::os(), base::os().getpid());
    finding.verdict = isNeeded ? Verdict::Problem : Verdict::Warning;
    finding.text = error.message();
    if (!ipc::rendezvousDirectory(base::os()).empty()) {
      finding.remedies = adviceIn(error.message());
      return finding;
    }
    finding.remedies = {{"environment of both processes",
                         "XDG_RUNTIME_DIR=/run/user/$(id -u)  # or another "
                         "directory that only this user may write"},
                        {"docker", "--tmpfs /tmp"},
                        {"podman", "--tmpfs /tmp"},
                        {"kubernetes", "volumes: [{name: tmp, emptyDir: {}}]  # mounted on /tmp"},
                        {"systemd", "RuntimeDirectory=ur-ipc"},
                        {"systemd", "Environment=XDG_RUNTIME_DIR=%t/ur-ipc"}};
  }
  return finding;
}

} // namespace

Findings checkResources(const ipc::Config &config) {
  Findings findings{descriptorFinding(), memoryFinding(), overcommitFinding(), processFinding()};
  if (findings.back().verdict == Verdict::Ok)
    findings.push_back(brokerFinding(config));
  return findings;
}

} // namespace ur::doctor
