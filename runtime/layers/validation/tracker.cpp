// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/tracker.hpp"

#include <algorithm>
#include <utility>

namespace ur::validation {

Tracker::LockedRecord Tracker::lockRecord(Key key) const noexcept {
  // Addresses of objects differ in the bits above their alignment.
  const auto address = reinterpret_cast<std::uintptr_t>(key.object);
  Shard &shard =
      tables_[static_cast<std::size_t>(key.resource)][(address >> 6 ^ address >> 12) % kShards];
  std::unique_lock lock(shard.mutex);
  const auto found = shard.records.find(key.object);
  return {shard, std::move(lock), found == shard.records.end() ? nullptr : &found->second};
}

void Tracker::add(Key key, Creation creation) {
  creation.serial = ++lastSerial_;
  addDependent(creation.parents); // before another thread can release the object
  const LockedRecord entry = lockRecord(key);
  Record &record = entry.record ? *entry.record : entry.shard.records[key.object];
  if (record.references == 0 && record.dependents == 0)
    record = {}; // forgets an older object with this address
  record.creations.push_back(std::move(creation));
  ++record.references;
}

bool Tracker::retain(Key key) noexcept {
  const LockedRecord entry = lockRecord(key);
  if (!entry.record || !entry.record->isAlive())
    return false;
  ++entry.record->references;
  return true;
}

void Tracker::undoRetain(Key key) noexcept {
  const LockedRecord entry = lockRecord(key);
  if (entry.record && entry.record->references > 1)
    --entry.record->references;
}

std::optional<Tracker::ReleasedReference> Tracker::releaseReference(Key key, Key owner,
                                                                    const Ending &ending) {
  ReleasedReference released{.key = key, .creation = {}};
  std::vector<Key> parents;
  {
    const LockedRecord entry = lockRecord(key);
    if (!entry.record || entry.record->references == 0)
      return std::nullopt;
    Record &record = *entry.record;
    if (--record.references == 0)
      record.ending = ending;
    released.hasDied = !record.isAlive();
    if (record.creations.size() > std::max(record.references, 1u)) {
      auto removed = std::ranges::find(record.creations, owner, &Creation::owner);
      if (removed == record.creations.end())
        --removed;
      released.creation = std::move(*removed);
      record.creations.erase(removed);
      parents = released.creation->parents;
    }
    if (released.hasDied) {
      parents.insert(parents.end(), record.creation().parents.begin(),
                     record.creation().parents.end());
      addEndedRecord(entry.shard, key.object, record);
    }
  }
  removeDependent(parents);
  return released;
}

void Tracker::undoRelease(ReleasedReference released) {
  std::vector<Key> parents;
  {
    const LockedRecord entry = lockRecord(released.key);
    if (!entry.record)
      return;
    Record &record = *entry.record;
    if (released.hasDied)
      parents = record.creation().parents;
    if (released.creation) {
      parents.insert(parents.end(), released.creation->parents.begin(),
                     released.creation->parents.end());
      record.creations.push_back(std::move(*released.creation));
    }
    ++record.references;
  }
  addDependent(parents);
}

bool Tracker::isAlive(Key key) const noexcept {
  const LockedRecord entry = lockRecord(key);
  return entry.record && entry.record->isAlive();
}

std::optional<Tracker::Record> Tracker::find(Key key) const {
  const LockedRecord entry = lockRecord(key);
  return entry.record ? std::optional(*entry.record) : std::nullopt;
}

void Tracker::visit(Resource resource,
                    const std::function<void(const void *, const Creation &)> &visit) const {
  for (Shard &shard : tables_[static_cast<std::size_t>(resource)]) {
    const std::lock_guard lock(shard.mutex);
    for (const auto &[object, record] : shard.records)
      if (record.references != 0)
        for (const Creation &creation : record.creations)
          visit(object, creation);
  }
}

std::vector<Tracker::UnreleasedObject> Tracker::unreleasedObjects() const {
  std::vector<UnreleasedObject> objects;
  for (Table &table : tables_)
    for (Shard &shard : table) {
      const std::lock_guard lock(shard.mutex);
      for (const auto &[object, record] : shard.records)
        if (record.references != 0)
          objects.push_back({object, record});
    }
  std::ranges::sort(objects, [](const UnreleasedObject &a, const UnreleasedObject &b) {
    return a.record.creations.front().serial < b.record.creations.front().serial;
  });
  return objects;
}

// Keeps the record of an ended object, so that messages can report the calls that created and
// released it. Removes the oldest such record if the shard has more than kMaxEndedRecords.
void Tracker::addEndedRecord(Shard &shard, const void *object, const Record &record) {
  shard.endedObjects.emplace_back(object, record.creation().serial);
  if (shard.endedObjects.size() <= kMaxEndedRecords)
    return;
  const auto [oldest, serial] = shard.endedObjects.front();
  shard.endedObjects.pop_front();
  const auto found = shard.records.find(oldest);
  if (found != shard.records.end() && !found->second.isAlive() &&
      found->second.creation().serial == serial)
    shard.records.erase(found);
}

void Tracker::addDependent(const std::vector<Key> &parents) noexcept {
  for (const Key parent : parents) {
    const LockedRecord entry = lockRecord(parent);
    if (entry.record)
      ++entry.record->dependents;
  }
}

void Tracker::removeDependent(const std::vector<Key> &parents) {
  for (const Key parent : parents) {
    std::vector<Key> grandparents;
    {
      const LockedRecord entry = lockRecord(parent);
      if (!entry.record || entry.record->dependents == 0)
        continue;
      Record &record = *entry.record;
      --record.dependents;
      if (!record.isAlive()) {
        grandparents = record.creation().parents;
        addEndedRecord(entry.shard, parent.object, record);
      }
    }
    removeDependent(grandparents);
  }
}

} // namespace ur::validation
