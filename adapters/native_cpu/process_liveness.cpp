// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/process_liveness.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <string_view>

#include <fcntl.h>

#include "base/unique_fd.hpp"

namespace ur::native_cpu {
namespace {

// The fields of a stat line from the third on; the second, the program's name, may hold anything
// and ends at the last parenthesis.
std::string_view fieldsAfterName(std::string_view line) noexcept {
  const auto end = line.rfind(") ");
  return end == std::string_view::npos ? std::string_view() : line.substr(end + 2);
}

std::uint64_t startTicksOf(std::string_view fields) noexcept {
  constexpr int kState = 3;
  constexpr int kStartTime = 22;
  for (int field = kState; field < kStartTime; ++field) {
    const auto space = fields.find(' ');
    if (space == std::string_view::npos)
      return 0;
    fields.remove_prefix(space + 1);
  }
  std::uint64_t ticks = 0;
  std::from_chars(fields.data(), fields.data() + fields.size(), ticks);
  return ticks;
}

} // namespace

bool isGone(pid_t pid, std::uint64_t startTicks) noexcept {
  if (pid <= 0 || (kill(pid, 0) != 0 && errno == ESRCH))
    return true;

  const auto &os = base::os();
  std::array<char, 32> path{};
  std::snprintf(path.data(), path.size(), "/proc/%d/stat", static_cast<int>(pid));
  const base::UniqueFd file(os.open(path.data(), O_RDONLY | O_CLOEXEC, 0));
  if (!file)
    return false;
  std::array<char, 1024> text{};
  const ssize_t size = os.read(file.get(), text.data(), text.size());
  if (size <= 0)
    return size < 0 && errno == ESRCH; // it ended between the two calls
  const auto fields = fieldsAfterName({text.data(), static_cast<std::size_t>(size)});
  if (fields.starts_with('Z') || fields.starts_with('X'))
    return true;
  const std::uint64_t ticks = startTicksOf(fields);
  return startTicks != 0 && ticks != 0 && ticks != startTicks;
}

} // namespace ur::native_cpu
