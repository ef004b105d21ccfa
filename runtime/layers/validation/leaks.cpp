// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/leaks.hpp"

#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/validation.hpp"

#include <utility>

#include <fmt/core.h>

namespace ur::validation {
namespace {

// Returns the parts of `whole` before and after `released`.
std::vector<Extent> remainingParts(const Extent &whole, const Extent &released) {
  std::vector<Extent> remaining;
  if (whole.first < released.first)
    remaining.push_back({whole.first, released.first - whole.first});
  const std::uintptr_t end = released.first + released.size;
  if (whole.contains(end))
    remaining.push_back({end, whole.first + whole.size - end});
  return remaining;
}

// Reports a release with another owner, such as another context, than at the object's creation.
void reportWrongOwner(Argument argument, Key key, Key owner) {
  const auto record = tracker().find(key);
  if (!record || record->references == 0 || !tracker().isAlive(owner))
    return;
  const Creation &creation = record->creation();
  if (creation.owner.object && creation.owner.resource == owner.resource &&
      std::ranges::none_of(record->creations,
                           [&](const Creation &other) { return other.owner == owner; }))
    report(UR_LOGGER_LEVEL_ERROR, argument, key.object,
           fmt::format("it was created with {} and is released with {}", creation.owner.object,
                       owner.object),
           "owner", {creationCall(creation)});
}

// Warns about freed memory that this process has also opened through a handle. Some drivers
// invalidate such memory for all importers.
void warnOfOpenedMemory(Argument argument, Key key) {
  const auto record = key.resource == Resource::UsmAllocation ? tracker().find(key) : std::nullopt;
  if (!record || record->references == 0)
    return;
  std::optional<Creation> openedMemory;
  tracker().visit(Resource::IpcMem, [&](const void *, const Creation &creation) {
    if (record->creation().extent.contains(reinterpret_cast<std::uintptr_t>(creation.memory)))
      openedMemory = creation;
  });
  if (openedMemory)
    report(UR_LOGGER_LEVEL_WARN, argument, key.object,
           fmt::format("this process also has it open through {}, at {:#x}; close it before the "
                       "free, because some drivers unmap freed memory in all importers",
                       openedMemory->argument.function, openedMemory->extent.first),
           "copies", {creationCall(*openedMemory)});
}

} // namespace

bool Change::releaseReference(Key key, Key owner, const Ending &ending) {
  releasedReference_ = tracker().releaseReference(key, owner, ending);
  if (releasedReference_)
    endMemory(key);
  return releasedReference_.has_value();
}

bool Change::releaseRange(Key key, std::size_t size, const Ending &ending) {
  const Extent released{reinterpret_cast<std::uintptr_t>(key.object), size};
  tracker().visit(key.resource, [&](const void *object, const Creation &creation) {
    if (creation.extent.overlaps(released))
      releasedParts_.push_back({{key.resource, object}, creation});
  });
  for (const Part &part : releasedParts_) {
    tracker().releaseReference(part.key, {}, ending);
    endMemory(part.key);
    for (const Extent &extent : remainingParts(part.creation.extent, released)) {
      Creation creation = part.creation;
      creation.extent = extent;
      remainingKeys_.push_back({key.resource, reinterpret_cast<const void *>(extent.first)});
      tracker().add(remainingKeys_.back(), std::move(creation));
    }
  }
  return !releasedParts_.empty();
}

void Change::undoIfFailed(ur_result_t result) noexcept {
  if (result == UR_RESULT_SUCCESS)
    return;
  guarded([this] {
    if (retainedKey_.object)
      tracker().undoRetain(retainedKey_);
    if (releasedReference_) {
      reviveMemory(releasedReference_->key);
      tracker().undoRelease(std::move(*releasedReference_));
    }
    for (const Key key : remainingKeys_)
      tracker().releaseReference(key, {}, {});
    for (Part &part : releasedParts_) {
      tracker().add(part.key, std::move(part.creation));
      reviveMemory(part.key);
    }
  });
}

Change retainReference(Argument argument, Key key) noexcept {
  Change change;
  if (key.object && tracker().retain(key))
    change.retainedKey_ = key;
  else if (key.object)
    guarded([&] { reportNotAlive(argument, key); });
  return change;
}

Change releaseReference(Argument argument, Key key, Key owner, std::size_t size,
                        const void *caller) noexcept {
  Change change;
  if (!key.object)
    return change;
  guarded([&] {
    const Ending ending{argument.function, CallSite::capture(caller)};
    reportWrongOwner(argument, key, owner);
    warnOfOpenedMemory(argument, key);
    if (!(size != 0 ? change.releaseRange(key, size, ending)
                    : change.releaseReference(key, owner, ending)))
      reportInvalidRelease(argument, key);
  });
  return change;
}

NewObject &NewObject::withParents(Resource resource, const void *object) noexcept {
  if (object)
    guarded([&] { creation_.parents.push_back({resource, object}); });
  return *this;
}

NewObject &NewObject::withHandleData(const void *data, std::size_t size) noexcept {
  guarded([&] { creation_.memory = exportedMemoryOf(data, size); });
  return *this;
}

void NewObject::add(const ur_dditable_t &adapter, const void *object, const void *caller) noexcept {
  if (!object)
    return;
  guarded([&] {
    creation_.extent.first = reinterpret_cast<std::uintptr_t>(object);
    creation_.site = CallSite::capture(caller);
    const Key key{resource_, object};
    beginMemory(adapter, key, creation_);
    tracker().add(key, std::move(creation_));
  });
}

void reportLeaks() noexcept {
  guarded([] {
    for (const auto &[object, record] : tracker().unreleasedObjects())
      for (const Creation &creation : record.creations) {
        const std::string cause =
            record.references > record.creations.size()
                ? fmt::format("{} references to it were not released with {}", record.references,
                              creation.releaser)
                : fmt::format("it was not released with {}", creation.releaser);
        report(UR_LOGGER_LEVEL_ERROR, creation.argument, object, cause, "leak",
               {creationCall(creation)});
      }
    resetLiveObjects();
  });
}

} // namespace ur::validation
