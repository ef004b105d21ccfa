// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/proc_files.hpp"

#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "base/unique_fd.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>

#include <fcntl.h>

namespace ur::ipc {
namespace {

// The field'th item (0 is the first) of a list separated by spaces or tabs.
template <typename Number>
std::optional<Number> numberAt(std::string_view text, std::size_t field) noexcept {
  constexpr std::string_view kSeparators = " \t";
  for (;; --field) {
    text.remove_prefix(std::min(text.find_first_not_of(kSeparators), text.size()));
    const std::size_t end = std::min(text.find_first_of(" \t\n"), text.size());
    if (field == 0) {
      Number value{};
      const auto [stop, error] = std::from_chars(text.data(), text.data() + end, value);
      if (error != std::errc{} || stop != text.data() + end)
        return std::nullopt;
      return value;
    }
    text.remove_prefix(end);
  }
}

// The fields of a stat line from the third on. The second is the program's name in parentheses and
// may contain anything, also ")".
std::string_view fieldsAfterName(std::string_view stat) noexcept {
  const std::size_t nameEnd = stat.rfind(')');
  return nameEnd == std::string_view::npos ? std::string_view() : stat.substr(nameEnd + 1);
}

} // namespace

ProcFile::ProcFile(int directory, const char *path) noexcept {
  const base::UniqueFd file(base::retryInterrupted(
      [&] { return base::os().openat(directory, path, O_RDONLY | O_CLOEXEC); }));
  if (!file) {
    error_ = errno;
    return;
  }
  const ssize_t size = base::retryInterrupted(
      [&] { return base::os().read(file.get(), buffer_.data(), buffer_.size()); });
  if (size < 0)
    error_ = errno;
  else
    size_ = static_cast<std::size_t>(size);
}

std::optional<std::uint64_t> startTicksIn(std::string_view stat) noexcept {
  return numberAt<std::uint64_t>(fieldsAfterName(stat), 19);
}

bool hasEnded(std::string_view stat) noexcept {
  const std::string_view fields = fieldsAfterName(stat);
  return fields.starts_with(" Z") || fields.starts_with(" X");
}

std::optional<uid_t> effectiveUidIn(std::string_view status) noexcept {
  constexpr std::string_view kLine = "\nUid:";
  const std::size_t line = status.find(kLine);
  if (line == std::string_view::npos)
    return std::nullopt;
  return numberAt<uid_t>(status.substr(line + kLine.size()), 1);
}

} // namespace ur::ipc
