// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/store.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "tools/keeper/name.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <poll.h>

namespace ur::keeper {
namespace {

[[noreturn]] void raiseNotFound(std::string_view name, std::uint64_t number) {
  if (number == 0)
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, ENOENT,
                        "the keeper has nothing with the name '{}'; ur-ipc-keeper --list shows "
                        "what it has",
                        name);
  base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, ENOENT,
                      "the keeper has no version {} of '{}'; ur-ipc-keeper --list shows what it "
                      "has",
                      number, name);
}

bool hasExited(int pidfd) noexcept {
  pollfd exited{.fd = pidfd, .events = POLLIN, .revents = 0};
  return poll(&exited, 1, 0) == 1;
}

} // namespace

bool Lease::hasEnded() const noexcept {
  return (end && *end <= Clock::now()) || (process && hasExited(process->get()));
}

Lease leaseOf(const Request &request, Backup &backup) {
  constexpr std::uint64_t kMaxLeaseMs = std::uint64_t{1} << 40; // 34 years
  Lease lease;
  if (request.leaseMs != 0)
    lease.end = Clock::now() + std::chrono::milliseconds(std::min(request.leaseMs, kMaxLeaseMs));
  if (request.leasePid == 0)
    return lease;
  const base::OsCalls &os = base::systemCalls();
  base::UniqueFd process(os.pidfdOpen(static_cast<pid_t>(request.leasePid), 0), os);
  if (!process && errno != ESRCH && errno != EINVAL)
    base::raiseSystem(errno, "cannot observe process {} of the lease: pidfd_open",
                      request.leasePid);
  struct stat status{};
  // Since Linux 6.9 each process has its own inode. It differs if the pid belongs to another pid
  // namespace.
  if (!process || os.fstat(process.get(), &status) != 0 ||
      (request.leasePidInode != 0 && status.st_ino != request.leasePidInode) ||
      hasExited(process.get()))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "process {} of the lease has ended, or is not in the keeper's pid namespace; name "
                "a living process",
                request.leasePid);
  lease.process = backup.add(DescriptorRole::Object, std::move(process));
  return lease;
}

void Version::fillContent(std::span<const std::byte> note) {
  content.reserve(objects.size() * ipc::kHandleSize + note.size());
  for (const HeldObject &object : objects)
    content.insert(content.end(), object.handle().begin(), object.handle().end());
  content.insert(content.end(), note.begin(), note.end());
}

void Store::requireOwner(std::string_view name, uid_t user) const {
  const auto entry = names_.find(name);
  if (entry != names_.end() && entry->second.owner != user && user != 0)
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
                        "{} belongs to user {}, so user {} can only attach it; use another name",
                        name, entry->second.owner, user);
}

void Store::requireWritable(std::string_view name, uid_t user) const {
  requireName(name);
  const std::lock_guard lock(mutex_);
  requireOwner(name, user);
}

void Store::assignNumber(std::string_view name, std::uint64_t number, Version &version) const {
  const uid_t user = version.usage.user();
  requireName(name);
  const std::lock_guard lock(mutex_);
  requireOwner(name, user);
  const auto entry = names_.find(name);
  const bool isNew = entry == names_.end();
  if (number == 0)
    number = isNew ? 1 : entry->second.byNumber.rbegin()->first + 1;
  if (number > kMaxVersion)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the number of the version is larger than {}; pass a smaller number", kMaxVersion);
  version.number = number;
  version.owner = isNew ? user : entry->second.owner;
}

SharedVersion Store::add(std::string_view name, SharedVersion version) {
  const std::uint64_t number = version->number;
  const std::lock_guard lock(mutex_);
  if (const auto entry = names_.find(name); entry != names_.end())
    return std::exchange(entry->second.byNumber[number], std::move(version));
  // One step, so that a shortage of memory leaves no name without a version.
  names_.emplace(name,
                 Versions{.owner = version->owner, .byNumber = {{number, std::move(version)}}});
  return nullptr;
}

SharedVersion Store::find(std::string_view name, std::uint64_t number) const {
  const std::lock_guard lock(mutex_);
  const auto entry = names_.find(name);
  if (entry == names_.end())
    raiseNotFound(name, 0);
  const auto &versions = entry->second.byNumber;
  const auto version = number == 0 ? std::prev(versions.end()) : versions.find(number);
  if (version == versions.end())
    raiseNotFound(name, number);
  return version->second;
}

std::vector<SharedVersion> Store::remove(std::string_view name, std::uint64_t number, uid_t user) {
  std::vector<SharedVersion> removedVersions;
  const std::lock_guard lock(mutex_);
  requireOwner(name, user);
  const auto entry = names_.find(name);
  if (entry == names_.end())
    raiseNotFound(name, 0);
  auto &versions = entry->second.byNumber;
  std::erase_if(versions, [&](const auto &version) {
    const bool isSelected = number == 0 || number == version.first;
    if (isSelected)
      removedVersions.push_back(version.second);
    return isSelected;
  });
  if (removedVersions.empty())
    raiseNotFound(name, number);
  if (versions.empty())
    names_.erase(entry);
  return removedVersions;
}

std::vector<SharedVersion> Store::removeExpired() {
  std::vector<SharedVersion> removedVersions;
  const std::lock_guard lock(mutex_);
  for (auto &[name, versions] : names_)
    std::erase_if(versions.byNumber, [&](const auto &version) {
      const bool hasEnded = version.second->lease.hasEnded();
      if (hasEnded)
        removedVersions.push_back(version.second);
      return hasEnded;
    });
  std::erase_if(names_, [](const auto &name) { return name.second.byNumber.empty(); });
  return removedVersions;
}

Store::Leases Store::leases() const {
  Leases leases;
  const std::lock_guard lock(mutex_);
  for (const auto &[name, versions] : names_)
    for (const auto &[number, version] : versions.byNumber) {
      const Lease &lease = version->lease;
      if (lease.end)
        leases.nextEnd = std::min(leases.nextEnd.value_or(*lease.end), *lease.end);
      if (lease.process)
        leases.processes.push_back(lease.process->get());
    }
  return leases;
}

std::vector<Entry> Store::list() const {
  std::vector<Entry> entries;
  const auto now = Clock::now();
  const std::lock_guard lock(mutex_);
  for (const auto &[name, versions] : names_)
    for (const auto &[number, version] : versions.byNumber) {
      const auto age = std::chrono::duration_cast<std::chrono::seconds>(now - version->keptSince);
      Entry &entry =
          entries.emplace_back(Entry{.name = {},
                                     .version = number,
                                     .bytes = version->usage.amount().bytes,
                                     .ageSeconds = static_cast<std::uint64_t>(age.count()),
                                     .objects = static_cast<std::uint32_t>(version->objects.size()),
                                     .owner = versions.owner});
      std::ranges::copy(name, entry.name.begin());
    }
  return entries;
}

} // namespace ur::keeper
