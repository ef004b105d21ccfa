// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/footprint.hpp"

#include "test/support/living_threads.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>
#include <system_error>
#include <thread>

#include <sys/wait.h>

namespace ur::test {
namespace {

std::size_t countEntries(const char *directory) {
  const std::filesystem::directory_iterator begin(directory);
  return static_cast<std::size_t>(std::distance(begin, std::filesystem::directory_iterator()));
}

template <typename Predicate> std::size_t countMaps(Predicate matches) {
  std::ifstream maps("/proc/self/maps");
  std::size_t count = 0;
  for (std::string line; std::getline(maps, line);)
    count += matches(line) ? 1 : 0;
  return count;
}

// "7f12a000-7f12b000 rw-s 00000000 ..."
bool isShared(const std::string &line) {
  const std::size_t permissions = line.find(' ') + 1;
  return line[permissions + 3] == 's';
}

constexpr std::size_t kExporters = 8; // an adapter caches at most this many exporters

bool isExportTable(const std::string &name) {
  return name.find("/memfd:ur-ipc-exports") != std::string::npos;
}

// Returns whether a descriptor refers to an exporter: to its process, its directory in /proc, or
// its table.
bool refersToExporter(const std::filesystem::path &descriptor) {
  std::error_code error; // another thread may have closed the descriptor
  const std::string file = std::filesystem::read_symlink(descriptor, error).string();
  const bool isDirectory = file.starts_with("/proc/") && file.find('/', 6) == std::string::npos;
  return file.find("pidfd") != std::string::npos || isDirectory || isExportTable(file);
}

// Includes zombies.
bool hasChild() {
  siginfo_t info{};
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

} // namespace

Footprint Footprint::now() {
  Footprint footprint;
  footprint.descriptors = countEntries("/proc/self/fd");
  footprint.sharedMaps = countMaps(isShared);
  footprint.threads = livingThreads();
  footprint.childProcess = hasChild();
  return footprint;
}

Footprint Footprint::waitFor(const Footprint &expected) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(2);
  Footprint footprint = now();
  while (footprint != expected && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::yield();
    footprint = now();
  }
  return footprint;
}

// Also ignores this process's own table, which looks like an exporter's.
Footprint Footprint::withoutExporters() {
  Footprint footprint = now();
  std::size_t descriptors = 0;
  for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd"))
    descriptors += refersToExporter(entry.path()) ? 1 : 0;
  footprint.descriptors -= std::min(descriptors, 3 * kExporters + 1);
  footprint.sharedMaps -= std::min<std::size_t>(countMaps(isExportTable), 1);
  return footprint;
}

std::ostream &operator<<(std::ostream &stream, const Footprint &footprint) {
  return stream << footprint.descriptors << " descriptors, " << footprint.sharedMaps
                << " shared mappings, " << footprint.threads << " threads, "
                << (footprint.childProcess ? "a" : "no") << " child process";
}

std::size_t mapCount() {
  return countMaps([](const std::string &) { return true; });
}

} // namespace ur::test
