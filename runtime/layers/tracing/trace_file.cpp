// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/trace_file.hpp"

#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/stat.h>

using namespace std::chrono_literals;

namespace ur::tracing {
namespace {

// Readable by its owner only: what a program does is not everybody's business.
constexpr mode_t kMode = 0600;

constexpr auto kSettlesWithin = 1s;
constexpr auto kLooksEvery = 1ms;

} // namespace

TraceFile::TraceFile(std::string path, std::string_view firstEvent)
    : path_(std::move(path)),
      fd_(open(path_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, kMode)) {
  if (!fd_)
    fail("open");
  // The bracket stands once, before all events: whoever holds the lock and finds nothing writes it.
  if (flock(fd_.get(), LOCK_EX) != 0)
    fail("flock");
  writeWhole(fmt::format("{}{}", isEmpty() ? std::string_view("[\n") : kSeparator, firstEvent));
  flock(fd_.get(), LOCK_UN);
}

void TraceFile::append(std::string_view events) {
  writeWhole(fmt::format("{}{}", kSeparator, events));
}

bool TraceFile::isEmpty() const {
  // The end may be in the middle of what another process is just writing: look again then.
  for (const auto deadline = std::chrono::steady_clock::now() + kSettlesWithin;;) {
    struct stat status;
    if (fstat(fd_.get(), &status) != 0)
      fail("fstat");
    if (status.st_size == 0)
      return true;
    char first = 0;
    char last = 0;
    if (pread(fd_.get(), &first, 1, 0) != 1 || pread(fd_.get(), &last, 1, status.st_size - 1) != 1)
      fail("pread");
    if (first == '[' && last == '}')
      return false;
    if (first != '[' || std::chrono::steady_clock::now() > deadline)
      throw std::runtime_error(fmt::format(
          "{} is no trace that can be continued; remove it, or choose another name", path_));
    std::this_thread::sleep_for(kLooksEvery);
  }
}

void TraceFile::writeWhole(std::string_view text) {
  ssize_t written = -1;
  do
    written = write(fd_.get(), text.data(), text.size());
  while (written < 0 && errno == EINTR);
  if (written < 0)
    fail("write");
  if (static_cast<std::size_t>(written) != text.size()) {
    errno = ENOSPC; // the one reason for which a file takes a part only
    fail("write");
  }
}

void TraceFile::fail(const char *call) const {
  throw std::system_error(errno, std::generic_category(), fmt::format("{}: {}", path_, call));
}

} // namespace ur::tracing
