// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/trace_array.hpp"

#include "tools/support/unique_fd.hpp"

#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace ur::urtrace {
namespace {

[[noreturn]] void fail(const std::string &path, const char *call) {
  throw std::system_error(errno, std::generic_category(), path + ": " + call);
}

support::UniqueFd open(const std::string &path, int flags) {
  support::UniqueFd fd(::open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0600));
  if (fd.get() < 0)
    fail(path, "open");
  return fd;
}

} // namespace

void openTrace(const std::string &path) { open(path, O_CREAT | O_TRUNC); }

void closeTrace(const std::string &path) {
  const bool isEmpty = std::filesystem::file_size(path) == 0;
  const std::string_view end = isEmpty ? "[\n]\n" : "\n]\n";
  const support::UniqueFd fd = open(path, O_APPEND);
  if (write(fd.get(), end.data(), end.size()) != static_cast<ssize_t>(end.size()))
    fail(path, "write");
}

} // namespace ur::urtrace
