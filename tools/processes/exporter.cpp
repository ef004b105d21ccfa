// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/exporter.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/process_identity.hpp"
#include "tools/processes/holders.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>

#include <fmt/format.h>

namespace ur::processes {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTableFile = "/memfd:ur-ipc-exports";
// An adapter makes one table. A process with more tables may try to exhaust its readers' memory.
constexpr std::size_t kMostTables = 16;

std::uint64_t pidfdInode(pid_t pid) {
  const base::UniqueFd pidfd(base::os().pidfdOpen(pid, 0));
  struct stat status{};
  return pidfd && base::os().fstat(pidfd.get(), &status) == 0 ? status.st_ino : 0;
}

ipc::Handle claimOn(pid_t pid, const ipc::Opener &opener) {
  const auto number = static_cast<std::uint32_t>(pid);
  ipc::Handle claim;
  claim.pid = number;
  claim.pidNamespace = opener.self.pidNamespace;
  if (opener.self.pidfdInode != 0)
    claim.pidfdInode = pidfdInode(pid);
  const ipc::ProcFile stat = ipc::ProcFile::ofProcess(opener.os, number, "stat");
  claim.startTicks = ipc::startTicksIn(stat.text()).value_or(0);
  const ipc::ProcFile status = ipc::ProcFile::ofProcess(opener.os, number, "status");
  claim.effectiveUid = ipc::effectiveUidIn(status.text()).value_or(0);
  return claim;
}

} // namespace

Exporter::Exporter(pid_t pid, const ipc::Opener &opener)
    : claim_(claimOn(pid, opener)), verifier_(claim_, opener), process_(verifier_.openProcess()) {
  verifier_.verifyUser(process_);
}

std::string Exporter::descriptors() const {
  if (!process_.directory)
    throw ipc::Refused{"open of /proc/PID", process_.directoryError};
  return fmt::format("/proc/self/fd/{}/fd", process_.directory.get());
}

std::string Exporter::fileOf(int fd) const {
  std::error_code error;
  const fs::path file = fs::read_symlink(fs::path(descriptors()) / std::to_string(fd), error);
  // A user may be allowed to list the names, but not to inspect the files.
  if (ipc::isRefusal(error.value()))
    throw ipc::Refused{"listing of /proc/PID/fd", error.value()};
  return file.native();
}

bool Exporter::writes(const ipc::MemoryFacts &table) const {
  std::ifstream maps(fmt::format("/proc/self/fd/{}/maps", process_.directory.get()));
  for (std::string line; std::getline(maps, line);) {
    const std::optional<Mapped> mapped = mappedIn(line);
    if (mapped && mapped->forWriting &&
        mapped->file == FileId{.device = table.device, .inode = table.inode})
      return true;
  }
  return false;
}

std::vector<Table> Exporter::tables(const ipc::Deadline &deadline) const {
  std::error_code error;
  const fs::directory_iterator all(descriptors(), error);
  if (error)
    throw ipc::Refused{"open of /proc/PID/fd", error.value()};
  std::vector<int> numbers;
  for (const auto &entry : all) {
    if (deadline.passed())
      break;
    if (const auto number = environment::number<int>(entry.path().filename().native());
        number && fileOf(*number).starts_with(kTableFile))
      numbers.push_back(*number);
  }
  std::ranges::sort(numbers);

  std::vector<Table> tables;
  std::set<ino_t> seen; // a table may have several descriptors
  for (const int number : numbers) {
    if (tables.size() == kMostTables || deadline.passed())
      break;
    try {
      const ipc::OpenedMemory file = verifier_.reopen(process_, number, ipc::Access::ReadOnly);
      if (!ipc::hasSeals(file.facts.seals, ipc::kTableSeals) ||
          !seen.insert(file.facts.inode).second)
        continue;
      if (auto table = read(number, file))
        tables.push_back(*std::move(table));
    } catch (const base::Error &) { // the process has closed the table
    }
  }
  return tables;
}

// Reads the whole file at once. Unused parts are holes, which read as zeros.
std::optional<Table> Exporter::read(int number, const ipc::OpenedMemory &memory) const {
  std::vector<std::byte> bytes(ipc::kTableBytes);
  const ssize_t size = base::retryInterrupted(base::os().pread, memory.fd.get(), bytes.data(),
                                              bytes.size(), off_t{0});
  ipc::TableHeader header;
  if (size != static_cast<ssize_t>(bytes.size()))
    return std::nullopt;
  std::memcpy(&header, bytes.data(), sizeof header);
  // An importer also has the exporter's table open. If both started in the same tick and no pidfd
  // inode distinguishes them, the exporter is the one that has the table open for writing.
  const bool isNumbered = claim_.pidfdInode != 0 && header.pidfdInode != 0;
  if (header.magic != ipc::kTableMagic || header.startTicks != claim_.startTicks ||
      (isNumbered ? header.pidfdInode != claim_.pidfdInode : !writes(memory.facts)))
    return std::nullopt;
  Table table{.fd = number, .adapter = header.adapter, .live = {}};
  for (std::uint32_t slot = 0; slot < ipc::kTableSlots; ++slot) {
    ipc::TableEntry entry;
    std::memcpy(&entry, bytes.data() + ipc::entryOffset(slot), sizeof entry);
    if (entry.state == ipc::EntryState::Live)
      table.live.push_back(entry);
  }
  return table;
}

} // namespace ur::processes
