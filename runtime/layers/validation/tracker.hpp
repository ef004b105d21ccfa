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

// What stands for an object behind a native handle, which is a number.
inline const void *addressOf(std::uintptr_t number) noexcept {
  return reinterpret_cast<const void *>(number);
}
inline const void *addressOf(const void *address) noexcept { return address; }

// An object behind a handle, or memory or data at an address.
struct Key {
  Resource resource{};
  const void *object = nullptr;

  bool operator==(const Key &) const noexcept = default;
};

// One reference that a call gave to the application.
struct Making {
  Argument argument;   // urQueueCreate, phQueue
  const char *endedBy; // urQueueRelease
  Key owner = {};      // what it was made in; no object where there is nothing of the kind
  std::vector<Key> parents = {};           // what the new object keeps alive
  Extent extent = {};                      // of memory and data; of size 0 where not known
  std::optional<std::uint32_t> flags = {}; // it was made with
  const void *source = nullptr;            // the memory that is exported or was opened again
  CallSite site = {};
  std::uint64_t serial = 0; // counts makings
};

// The call that gave an object's last reference back.
struct Ending {
  const char *function = nullptr;
  CallSite site = {};
};

// What the application holds. It counts as the spec says: whoever makes or retains an object gives
// one reference back for it; an object also lives as long as another one that was made from it.
// Every member may be called from any thread.
class Tracker {
public:
  struct Record {
    std::vector<Making> makings; // one a reference that was made; of an ended object the last
    std::uint32_t references = 0;
    std::uint32_t dependents = 0; // living objects made from it
    Ending ending = {};

    bool isAlive() const noexcept { return references + dependents != 0; }
    const Making &making() const noexcept { return makings.back(); }
  };

  // What giveBack() changed.
  struct Taken {
    Key key;
    std::optional<Making> making; // one of several, which is gone with its reference
    bool hasDied = false;
  };

  void add(Key key, Making making);

  // False for an object that is not alive: nothing is changed.
  bool keep(Key key) noexcept;
  void letGo(Key key) noexcept; // takes a keep() back

  // Nothing for an object without a reference. Of several makings the one in `owner` goes.
  std::optional<Taken> giveBack(Key key, Key owner, const Ending &ending);
  void restore(Taken taken); // takes it back

  bool isAlive(Key key) const noexcept;

  // A copy of what is known; ended objects are forgotten after a while.
  std::optional<Record> find(Key key) const;

  // Calls visit(object, making) for every making of every object that the application holds. It
  // must not call into the tracker.
  void visit(Resource resource,
             const std::function<void(const void *, const Making &)> &visit) const;

  struct Held {
    const void *object;
    Record record;
  };
  // All that is not given back, in the order in which it was made.
  std::vector<Held> held() const;

private:
  static constexpr std::size_t kShards = 16;
  static constexpr std::size_t kEndedKept = 512; // a shard

  struct Shard {
    std::mutex mutex;
    std::unordered_map<const void *, Record> records;
    std::deque<std::pair<const void *, std::uint64_t>> ended; // object and serial, oldest first
  };
  using Table = std::array<Shard, kShards>;

  // What is known of an object, and the lock that keeps it so.
  struct Locked {
    Shard &shard;
    std::unique_lock<std::mutex> lock;
    Record *record; // null where nothing is known
  };

  Locked locked(Key key) const noexcept;
  void bury(Shard &shard, const void *object, const Record &record);
  void hold(const std::vector<Key> &parents) noexcept;
  void drop(const std::vector<Key> &parents);

  mutable std::array<Table, kResourceCount> tables_;
  std::atomic<std::uint64_t> serial_ = 0;
};

} // namespace ur::validation
