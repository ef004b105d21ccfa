// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "tools/keeper/held_object.hpp"
#include "tools/keeper/protocol.hpp"
#include "tools/keeper/quota.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ur::keeper {

using Clock = std::chrono::steady_clock;

// The keeper drops a version when its lease has ended.
struct Lease {
  std::optional<Clock::time_point> end{};
  SharedDescriptor process{}; // a pidfd; the lease ends when the process exits

  bool hasEnded() const noexcept;
};

// Returns the lease that a request specifies. Throws INVALID_ARGUMENT if its process has exited,
// and the errors of Backup::add.
Lease leaseOf(const Request &request, Backup &backup);

// A version of a name. The store's versions never change. The destructor may take seconds, because
// it may close the last descriptor of the memory.
class Version {
public:
  Version(Quota &quota, uid_t user, Lease versionLease, Clock::time_point keepTime = Clock::now())
      : usage(quota, user), lease(std::move(versionLease)), keptSince(keepTime) {}

  // Adds the objects' handles and the note.
  void fillContent(std::span<const std::byte> note);

  Usage usage;
  const Lease lease;
  const Clock::time_point keptSince;
  std::list<HeldObject> objects{};
  std::uint64_t number = 0;
  uid_t owner = 0; // the owner of the name
  Bytes content{}; // the objects' handles, then the note
  // The last member, so that the destructor removes the record from the backup before the objects:
  // the backup has all objects of each of its records.
  SharedDescriptor record{};
};

using SharedVersion = std::shared_ptr<const Version>;

// The names and their versions. Thread-safe. No function frees a version under the store's lock:
// functions that remove a version return it, and the caller frees it.
class Store {
public:
  // Throws INVALID_ARGUMENT if the name is invalid, or belongs to another user and `user` is not
  // root.
  void requireWritable(std::string_view name, uid_t user) const;

  // Sets the version's number (if `number` is 0, the next number) and the owner of the name.
  // Throws the errors of requireWritable, and INVALID_ARGUMENT for a number that is too large.
  void assignNumber(std::string_view name, std::uint64_t number, Version &version) const;

  // Stores a version under its number. Returns the replaced version, or null.
  SharedVersion add(std::string_view name, SharedVersion version);

  // Returns the version, or the newest version if `number` is 0. Throws INVALID_ARGUMENT with the
  // code ENOENT if the version does not exist.
  SharedVersion find(std::string_view name, std::uint64_t number) const;

  // Removes and returns the version, or all versions of the name if `number` is 0. Throws the
  // errors of find and requireWritable.
  std::vector<SharedVersion> remove(std::string_view name, std::uint64_t number, uid_t user);

  // Removes and returns the versions whose leases have ended.
  std::vector<SharedVersion> removeExpired();

  // The next end of a lease, and the pidfds of the leases. Another thread may close these pidfds at
  // any time.
  struct Leases {
    std::optional<Clock::time_point> nextEnd;
    std::vector<int> processes;
  };
  Leases leases() const;

  std::vector<Entry> list() const;

private:
  struct Versions {
    uid_t owner;
    std::map<std::uint64_t, SharedVersion> byNumber;
  };
  using Names = std::map<std::string, Versions, std::less<>>;

  void requireOwner(std::string_view name, uid_t user) const;

  mutable std::mutex mutex_;
  Names names_;
};

} // namespace ur::keeper
