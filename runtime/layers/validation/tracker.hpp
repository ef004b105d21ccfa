// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/layers/validation/resources.hpp"
#include "runtime/layers/validation/call_site.hpp"
#include "runtime/layers/validation/memory.hpp"
#include "runtime/layers/validation/message.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ur::validation {

// Returns the address of an object for its Key. A native handle is a number; this number serves as
// the address.
inline const void *addressOf(std::uintptr_t number) noexcept {
  return reinterpret_cast<const void *>(number);
}
inline const void *addressOf(const void *address) noexcept { return address; }

// Identifies an object: a handle, or memory or data at an address.
struct Key {
  Resource resource{};
  const void *object = nullptr;

  bool operator==(const Key &) const noexcept = default;
};

// The creation of one reference, which a call gave to the application.
struct Creation {
  Argument argument;                       // such as urQueueCreate, phQueue
  const char *releaser;                    // such as urQueueRelease
  Key owner = {};                          // the object used to create it, such as a context
  std::vector<Key> parents = {};           // the objects that it keeps alive
  Extent extent = {};                      // the addresses of memory and data; size 0 if unknown
  std::optional<std::uint32_t> flags = {}; // the flags of its creation, if it has flags
  const void *memory = nullptr;            // the memory that the data exports
  CallSite site = {};
  std::uint64_t serial = 0; // number of the creation
};

// The call that released an object's last reference.
struct Ending {
  const char *function = nullptr;
  CallSite site = {};
};

// Counts the references of the application as the spec does: each creation and each retain needs
// one release. An object without references stays alive while an object that was created from it is
// alive. Thread-safe.
class Tracker {
public:
  struct Record {
    // One entry per creation. An ended object keeps the last entry.
    std::vector<Creation> creations;
    std::uint32_t references = 0;
    std::uint32_t dependents = 0; // number of living objects that were created from it
    Ending ending = {};

    bool isAlive() const noexcept { return references + dependents != 0; }
    const Creation &creation() const noexcept { return creations.back(); }
  };

  // The changes that releaseReference() made, for undoRelease().
  struct ReleasedReference {
    Key key;
    std::optional<Creation> creation; // the removed creation, if the object has several
    bool hasDied = false;
  };

  void add(Key key, Creation creation);

  // Adds a reference. If the object is not alive, returns false and changes nothing.
  bool retain(Key key) noexcept;
  void undoRetain(Key key) noexcept; // undoes retain()

  // Releases one reference. Returns nullopt for an object without a reference. If the object has
  // several creations, removes the creation in `owner`.
  std::optional<ReleasedReference> releaseReference(Key key, Key owner, const Ending &ending);
  void undoRelease(ReleasedReference released); // undoes releaseReference()

  bool isAlive(Key key) const noexcept;

  // Returns a copy of the object's record, or nullopt. The tracker keeps the records of the last
  // 512 ended objects per shard.
  std::optional<Record> find(Key key) const;

  // Calls visit(object, creation) for every creation of every object with a reference. `visit` must
  // not call the tracker.
  void visit(Resource resource,
             const std::function<void(const void *, const Creation &)> &visit) const;

  struct UnreleasedObject {
    const void *object;
    Record record;
  };
  // Returns all unreleased objects in the order of their first creations.
  std::vector<UnreleasedObject> unreleasedObjects() const;

private:
  static constexpr std::size_t kShards = 16;
  static constexpr std::size_t kMaxEndedRecords = 512; // records of ended objects per shard

  struct Shard {
    std::mutex mutex;
    std::unordered_map<const void *, Record> records;
    std::deque<std::pair<const void *, std::uint64_t>> endedObjects; // with serials, oldest first
  };
  using Table = std::array<Shard, kShards>;

  // The record of an object, and the lock that guards it.
  struct LockedRecord {
    Shard &shard;
    std::unique_lock<std::mutex> lock;
    Record *record; // null if there is no record
  };

  LockedRecord lockRecord(Key key) const noexcept;
  void addEndedRecord(Shard &shard, const void *object, const Record &record);
  void addDependent(const std::vector<Key> &parents) noexcept;
  void removeDependent(const std::vector<Key> &parents);

  mutable std::array<Table, kResourceCount> tables_;
  std::atomic<std::uint64_t> lastSerial_ = 0;
};

} // namespace ur::validation
