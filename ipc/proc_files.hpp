// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <sys/types.h>

namespace ur::ipc {

// A small file of /proc, read whole into a buffer of its own.
class ProcFile {
public:
  // `directory` is an open directory, or AT_FDCWD for an absolute path. `error()` tells why the
  // text is empty.
  ProcFile(int directory, const char *path) noexcept;

  std::string_view text() const noexcept { return {buffer_.data(), size_}; }
  int error() const noexcept { return error_; }

private:
  std::array<char, 4096> buffer_; // larger than any file read here
  std::size_t size_ = 0;
  int error_ = 0;
};

// The start time in the text of /proc/PID/stat, in clock ticks after boot.
std::optional<std::uint64_t> startTicksIn(std::string_view stat) noexcept;

// Whether the text of /proc/PID/stat is that of a process that has ended and waits for its parent.
bool hasEnded(std::string_view stat) noexcept;

// The effective user in the text of /proc/PID/status.
std::optional<uid_t> effectiveUidIn(std::string_view status) noexcept;

} // namespace ur::ipc
