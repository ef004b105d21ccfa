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
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

namespace ur::processes {
namespace {

namespace fs = std::filesystem;

// An adapter creates one table. A process with many tables may try to exhaust the memory of its
// readers.
constexpr std::size_t kMaxTables = 16;

std::uint64_t pidfdInode(pid_t pid) {
  const base::UniqueFd pidfd(base::os().pidfdOpen(pid, 0));
  struct stat status{};
  return pidfd && base::os().fstat(pidfd.get(), &status) == 0 ? status.st_ino : 0;
}

ipc::Handle claimFor(pid_t pid, const ipc::Opener &opener) {
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

// Returns whether a process holds the lock of an exporter on its table.
bool isLocked(int table) {
  struct flock lock = ipc::exporterLock(F_RDLCK);
  return base::os().fcntlLock(table, F_OFD_GETLK, &lock) != 0 || lock.l_type != F_UNLCK;
}

// Visits the used slots of a table. Skips the holes of the file, because a thousand tables have
// gigabytes of holes.
void forEachEntry(int table, const std::function<void(const ipc::TableEntry &)> &visit) {
  std::array<std::byte, 65536> bytes;
  for (off_t pos = lseek(table, 0, SEEK_DATA); pos >= 0; pos = lseek(table, pos, SEEK_DATA)) {
    const ssize_t size =
        base::retryInterrupted(base::os().pread, table, bytes.data(), bytes.size(), pos);
    if (size < static_cast<ssize_t>(sizeof(ipc::TableEntry)))
      return;
    // The header has the size of an entry, so no entry crosses the end of a page.
    for (std::size_t i = pos == 0 ? sizeof(ipc::TableHeader) : 0;
         i + sizeof(ipc::TableEntry) <= static_cast<std::size_t>(size);
         i += sizeof(ipc::TableEntry)) {
      ipc::TableEntry entry;
      std::memcpy(&entry, bytes.data() + i, sizeof entry);
      visit(entry);
    }
    pos += size;
  }
}

} // namespace

Exporter::Exporter(pid_t pid, const ipc::Opener &opener)
    : claim_(claimFor(pid, opener)), verifier_(claim_, opener), process_(verifier_.openProcess()) {
  verifier_.verifyUser(process_);
}

std::string Exporter::fdDirectory() const {
  if (!process_.directory)
    throw ipc::Refusal{"open of /proc/PID", process_.directoryError};
  return fmt::format("/proc/self/fd/{}/fd", process_.directory.get());
}

std::string Exporter::fileOf(int fd) const {
  std::error_code error;
  const fs::path file = fs::read_symlink(fs::path(fdDirectory()) / std::to_string(fd), error);
  // A user may be allowed to list the names, but not to inspect the files.
  if (ipc::isRefusal(error.value()))
    throw ipc::Refusal{"listing of /proc/PID/fd", error.value()};
  return file.native();
}

bool Exporter::mapsForWriting(const ipc::MemoryFacts &table) const {
  std::ifstream maps(fmt::format("/proc/self/fd/{}/maps", process_.directory.get()));
  for (std::string line; std::getline(maps, line);) {
    const std::optional<FileMapping> mapping = parseMapping(line);
    if (mapping && mapping->forWriting &&
        mapping->file == FileId{.device = table.device, .inode = table.inode})
      return true;
  }
  return false;
}

std::vector<int> Exporter::tableFds(const ipc::Deadline &deadline) const {
  std::error_code error;
  const fs::directory_iterator entries(fdDirectory(), error);
  if (error)
    throw ipc::Refusal{"open of /proc/PID/fd", error.value()};
  std::vector<int> numbers;
  for (const auto &entry : entries) {
    if (deadline.passed())
      break;
    if (const auto number = environment::number<int>(entry.path().filename().native());
        number && namesExportTable(fileOf(*number)))
      numbers.push_back(*number);
  }
  return numbers;
}

void Exporter::visitTables(std::vector<int> numbers, const ipc::Deadline &deadline,
                           const std::function<void(Table)> &visit) const {
  std::ranges::sort(numbers);
  std::set<ino_t> visitedInodes; // a table may have several descriptors
  for (const int number : numbers) {
    if (visitedInodes.size() == kMaxTables || deadline.passed())
      break;
    try {
      const ipc::OpenedMemory file = verifier_.reopen(process_, number, ipc::Access::ReadOnly);
      if (!ipc::hasSeals(file.facts.seals, ipc::kTableSeals) ||
          !visitedInodes.insert(file.facts.inode).second)
        continue;
      if (auto table = read(number, file))
        visit(*std::move(table));
    } catch (const base::Error &) { // the process has closed the table
    }
  }
}

// An importer also has the exporter's table open. If both processes started in the same tick and
// have no pidfd inode, only the exporter has the table open for writing.
bool Exporter::ownsTable(const ipc::TableHeader &header, const ipc::MemoryFacts &table) const {
  const bool hasInodes = claim_.pidfdInode != 0 && header.pidfdInode != 0;
  return header.startTicks == claim_.startTicks &&
         (hasInodes ? header.pidfdInode == claim_.pidfdInode : mapsForWriting(table));
}

std::optional<Table> Exporter::read(int number, const ipc::OpenedMemory &memory) const {
  const int fd = memory.fd.get();
  struct stat status{};
  ipc::TableHeader header;
  if (memory.facts.size != ipc::kTableBytes || base::os().fstat(fd, &status) != 0 ||
      base::os().pread(fd, &header, sizeof header, 0) != sizeof header ||
      header.magic != ipc::kTableMagic)
    return std::nullopt;
  Table table{.fd = number,
              .file = {.device = memory.facts.device, .inode = memory.facts.inode},
              .user = status.st_uid,
              .isOwnedByProcess = ownsTable(header, memory.facts),
              .adapter = header.adapter,
              .entries = {}};
  if (!table.isOwnedByProcess && isLocked(fd))
    return std::nullopt; // the exporter is alive, and its own listing has the table
  forEachEntry(fd, [&](const ipc::TableEntry &entry) {
    if (entry.state == ipc::EntryState::Live ||
        (!table.isOwnedByProcess && entry.state == ipc::EntryState::Dead))
      table.entries.push_back(entry);
  });
  return table;
}

} // namespace ur::processes
