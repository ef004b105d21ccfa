// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/mapped_ranges.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace ur::ipc {
namespace {

using base::MappedRange;

// Parses a line like "7f0000000000-7f0000001000 rw-s 00001000 00:01 1045 /dev/zero (deleted)".
MappedRange rangeOf(std::string_view line) {
  const auto take = [&line](char until) {
    const std::string_view part = line.substr(0, line.find(until));
    line.remove_prefix(std::min(part.size() + 1, line.size()));
    return part;
  };
  const auto number = [&take](char until, int base = 16) {
    const std::string_view digits = take(until);
    std::uint64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return value;
  };
  MappedRange range;
  range.begin = reinterpret_cast<std::byte *>(number('-'));
  range.end = reinterpret_cast<std::byte *>(number(' '));
  const std::string_view access = take(' ');
  range.protection = (access.find('r') != std::string_view::npos ? PROT_READ : 0) |
                     (access.find('w') != std::string_view::npos ? PROT_WRITE : 0) |
                     (access.find('x') != std::string_view::npos ? PROT_EXEC : 0);
  range.isShared = access.find('s') != std::string_view::npos;
  range.offset = number(' ');
  const std::uint64_t major = number(':');
  range.device = major << 32 | number(' ');
  range.inode = number(' ', 10);
  return range;
}

std::vector<MappedRange> rangesInText(const base::OsCalls &os, int maps, const std::byte *begin,
                                      const std::byte *end) {
  constexpr std::size_t kChunkSize = 65536;
  std::string text;
  for (std::size_t count = kChunkSize; count != 0;) {
    const std::size_t before = text.size();
    text.resize(before + kChunkSize);
    count = static_cast<std::size_t>(
        base::requireSystem(base::retryInterrupted(os.read, maps, text.data() + before, kChunkSize),
                            "cannot share memory: read of /proc/thread-self/maps"));
    text.resize(before + count);
  }
  std::vector<MappedRange> ranges;
  for (std::string_view remaining = text; !remaining.empty();) {
    const std::string_view line = remaining.substr(0, remaining.find('\n'));
    remaining.remove_prefix(std::min(line.size() + 1, remaining.size()));
    const MappedRange range = rangeOf(line);
    if (range.begin < end && begin < range.end)
      ranges.push_back(range);
  }
  return ranges;
}

} // namespace

std::vector<MappedRange> mappedRanges(const base::OsCalls &os, const std::byte *begin,
                                      const std::byte *end) {
  const base::UniqueFd maps(os.open("/proc/thread-self/maps", O_RDONLY | O_CLOEXEC, 0), os);
  if (!maps && errno == ENOENT)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot share memory: /proc/thread-self/maps is missing; mount /proc");
  if (!maps)
    base::raiseSystem(errno, "cannot share memory: open of /proc/thread-self/maps");
  std::vector<MappedRange> ranges;
  MappedRange range;
  for (const std::byte *next = begin; next < end; next = range.end) {
    if (os.mappingFrom(maps.get(), next, &range) != 0) {
      if (errno == ENOENT)
        break;
      return rangesInText(os, maps.get(), begin, end);
    }
    if (range.begin < end)
      ranges.push_back(range);
  }
  return ranges;
}

} // namespace ur::ipc
