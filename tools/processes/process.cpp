// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/process.hpp"

#include "base/environment/environment.hpp"
#include "ipc/process_identity.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>
#include <string_view>

#include <pwd.h>

namespace ur::processes {
namespace {

using ipc::ProcFile;

// How many bytes the UTF-8 letter at the begin of a text has; 0 where none is there. Those of two
// bytes below U+00A0 steer a terminal.
std::size_t letterSize(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  const std::size_t size = first < 0x80    ? 1
                           : first < 0xc2  ? 0
                           : first < 0xe0  ? 2
                           : first < 0xf0  ? 3
                           : first <= 0xf4 ? 4
                                           : 0;
  if (size == 0 || size > text.size() || first < ' ' || first == 0x7f ||
      (first == 0xc2 && byte(1) < 0xa0))
    return 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xc0) != 0x80)
      return 0;
  return size;
}

// A text of another process for a terminal.
std::string printable(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const std::size_t size = letterSize(text);
    all += size == 0 ? "?" : text.substr(0, size);
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return all;
}

// The program's name stands in parentheses and may contain any byte.
std::string nameIn(std::string_view stat) {
  const std::size_t begin = stat.find('(');
  const std::size_t end = stat.rfind(')');
  if (begin == std::string_view::npos || end == std::string_view::npos || end <= begin)
    return "?";
  return printable(stat.substr(begin + 1, end - begin - 1));
}

bool isKernelThreadIn(std::string_view stat) {
  constexpr unsigned long kKernelThread = 0x00200000; // PF_KTHREAD
  std::istringstream fields(std::string(stat.substr(std::min(stat.rfind(')') + 1, stat.size()))));
  std::string word;
  unsigned long flags = 0;
  for (int field = 0; field < 6; ++field) // state, parent, group, session, terminal, its group
    fields >> word;
  fields >> flags;
  return (flags & kKernelThread) != 0;
}

} // namespace

std::optional<Process> processOf(pid_t pid) {
  const auto number = static_cast<std::uint32_t>(pid);
  const ProcFile stat = ProcFile::ofProcess(number, "stat");
  const auto uid = ipc::effectiveUidIn(ProcFile::ofProcess(number, "status").text());
  if (stat.text().empty() || !uid || ipc::hasEndedIn(stat.text()) || isKernelThreadIn(stat.text()))
    return std::nullopt;
  return Process{.pid = pid, .uid = *uid, .name = nameIn(stat.text())};
}

std::vector<Process> allProcesses() {
  std::vector<Process> all;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator("/proc", error)) {
    const auto pid = environment::number<pid_t>(entry.path().filename().native());
    if (!pid)
      continue;
    if (auto process = processOf(*pid))
      all.push_back(*std::move(process));
  }
  std::ranges::sort(all, {}, &Process::pid);
  return all;
}

std::string userName(uid_t uid) {
  passwd entry{};
  passwd *found = nullptr;
  std::array<char, 4096> buffer;
  if (getpwuid_r(uid, &entry, buffer.data(), buffer.size(), &found) == 0 && found)
    return found->pw_name;
  return std::to_string(uid);
}

} // namespace ur::processes
