// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "tools/keeper/notify.hpp"
#include "tools/keeper/systemd.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace ur::keeper {

class BackedDescriptor;
using SharedDescriptor = std::shared_ptr<const BackedDescriptor>;

// Copies descriptors to systemd or to a standby, which outlive this process. Without either, only
// records the descriptors for the next standby. Thread-safe. Waits at most two seconds for each
// notification.
class Backup {
public:
  // systemd's store has precedence over standbys, which may connect only if `takesStandby` is true.
  Backup(SystemdStore systemd, bool takesStandby);

  // Copies a descriptor. Returns the existing object for a duplicate of a backed descriptor. Throws
  // OUT_OF_RESOURCES if systemd's store is full, or if systemd does not read in time.
  SharedDescriptor add(DescriptorRole role, base::UniqueFd fd);

  // Adds a descriptor that an earlier keeper has copied. Call this before the first `add`.
  SharedDescriptor restore(DescriptorName name, base::UniqueFd fd);

  // Makes systemd remove the copies that it has not removed yet. Throws OUT_OF_RESOURCES if that
  // fails.
  void finishRemovals();

  bool takesStandby() const noexcept { return takesStandby_; }

  // Confirms a standby's request, sends it all copies, and later all changes. Replaces an earlier
  // standby. The socket is nonblocking.
  void addStandby(base::UniqueFd socket) noexcept;

private:
  friend class BackedDescriptor;

  // Orders descriptors by their open file descriptions, so that duplicates are equal.
  struct ByDescription {
    bool operator()(int left, int right) const noexcept;
  };
  struct Entry {
    DescriptorName name;
    std::weak_ptr<const BackedDescriptor> descriptor;
    bool hasCopy;
  };
  using Entries = std::multimap<int, Entry, ByDescription>;

  void finishRemovalsLocked();
  void insert(const std::shared_ptr<BackedDescriptor> &descriptor, DescriptorName name);
  int send(const Notification &notification) noexcept;
  void dropStandby(const char *reason) noexcept;
  void removeCopy(Entry &entry) noexcept;

  const base::OsCalls &os_ = base::systemCalls();
  const SystemdStore systemd_;
  const bool takesStandby_;
  std::mutex mutex_; // guards all members below
  base::UniqueFd standby_;
  std::uint64_t lastId_ = 0;
  Entries entries_;                             // the keys are open descriptors
  std::vector<DescriptorName> pendingRemovals_; // copies that systemd has not removed yet
};

// A descriptor with a copy in the backup. The destructor removes the copy and closes the
// descriptor.
class BackedDescriptor {
public:
  BackedDescriptor(Backup &backup, base::UniqueFd fd) noexcept
      : backup_(backup), fd_(std::move(fd)) {}
  BackedDescriptor(const BackedDescriptor &) = delete;
  BackedDescriptor &operator=(const BackedDescriptor &) = delete;
  ~BackedDescriptor();

  int get() const noexcept { return fd_.get(); }
  std::uint64_t id() const noexcept { return (*entry_)->second.name.id; }

  // Removes the copy before the destructor does.
  void removeCopy() const noexcept;

private:
  friend class Backup;

  Backup &backup_;
  const base::UniqueFd fd_;
  std::optional<Backup::Entries::iterator> entry_; // the backup's mutex guards the entry
};

} // namespace ur::keeper
