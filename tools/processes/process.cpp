// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/process.hpp"

#include "base/environment/environment.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>
#include <string_view>

#include <pwd.h>

namespace ur::processes {
namespace {

using ipc::ProcFile;

// Returns the program's name, which is in parentheses and may contain any byte.
std::string parseName(std::string_view stat) {
  const std::size_t begin = stat.find('(');
  const std::size_t end = stat.rfind(')');
  if (begin == std::string_view::npos || end == std::string_view::npos || end <= begin)
    return "?";
  return std::string(stat.substr(begin + 1, end - begin - 1));
}

bool isKernelThreadIn(std::string_view stat) {
  constexpr unsigned long kKernelThread = 0x00200000; // PF_KTHREAD
  std::istringstream fields(std::string(stat.substr(std::min(stat.rfind(')') + 1, stat.size()))));
  std::string word;
  unsigned long flags = 0;
  for (int field = 0; field < 6; ++field) // state, ppid, pgrp, session, tty_nr, tpgid
    fields >> word;
  fields >> flags;
  return (flags & kKernelThread) != 0;
}

} // namespace

ipc::Process &thisProcess() {
  static constinit base::Immortal<ipc::Process> instance;
  return instance.get(base::os());
}

std::optional<Process> processOf(pid_t pid) {
  const auto number = static_cast<std::uint32_t>(pid);
  const ProcFile stat = ProcFile::ofProcess(base::os(), number, "stat");
  const auto uid = ipc::effectiveUidIn(ProcFile::ofProcess(base::os(), number, "status").text());
  if (stat.text().empty() || !uid || ipc::hasEndedIn(stat.text()) || isKernelThreadIn(stat.text()))
    return std::nullopt;
  return Process{.pid = pid, .uid = *uid, .name = parseName(stat.text())};
}

std::vector<Process> allProcesses() {
  std::vector<Process> result;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator("/proc", error)) {
    const auto pid = environment::number<pid_t>(entry.path().filename().native());
    if (!pid)
      continue;
    if (auto process = processOf(*pid))
      result.push_back(*std::move(process));
  }
  std::ranges::sort(result, {}, &Process::pid);
  return result;
}

std::string userName(uid_t uid) {
  passwd entry{};
  passwd *result = nullptr;
  std::array<char, 4096> buffer;
  if (getpwuid_r(uid, &entry, buffer.data(), buffer.size(), &result) == 0 && result)
    return result->pw_name;
  return std::to_string(uid);
}

} // namespace ur::processes
