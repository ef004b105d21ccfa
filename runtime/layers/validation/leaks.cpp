// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/leaks.hpp"

#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/validation.hpp"

#include <utility>

#include <fmt/core.h>

namespace ur::validation {
namespace {

// Returns the parts of memory before and after a released part.
std::vector<Extent> restsOf(const Extent &whole, const Extent &gone) {
  std::vector<Extent> rests;
  if (whole.first < gone.first)
    rests.push_back({whole.first, gone.first - whole.first});
  const std::uintptr_t end = gone.first + gone.size;
  if (whole.contains(end))
    rests.push_back({end, whole.first + whole.size - end});
  return rests;
}

// Reports an object that another owner made.
void reportWrongOwner(Argument argument, Key key, Key owner) {
  const auto record = tracker().find(key);
  if (!record || record->references == 0 || !tracker().isAlive(owner))
    return;
  const Making &making = record->making();
  if (making.owner.object && making.owner.resource == owner.resource &&
      std::ranges::none_of(record->makings, [&](const Making &one) { return one.owner == owner; }))
    report(UR_LOGGER_LEVEL_ERROR, argument, key.object,
           fmt::format("it was created with {} and is released with {}", making.owner.object,
                       owner.object),
           "owner", {madeAt(making)});
}

// Warns about freed memory that this process has also opened through a handle. Some drivers
// invalidate such memory for all importers.
void warnOfOpenedCopies(Argument argument, Key key) {
  const auto freed = key.resource == Resource::UsmAllocation ? tracker().find(key) : std::nullopt;
  if (!freed || freed->references == 0)
    return;
  std::optional<Making> opened;
  tracker().visit(Resource::IpcMem, [&](const void *, const Making &making) {
    if (freed->making().extent.contains(reinterpret_cast<std::uintptr_t>(making.source)))
      opened = making;
  });
  if (opened)
    report(UR_LOGGER_LEVEL_WARN, argument, key.object,
           fmt::format("this process also has it open through {}, at {:#x}; some drivers take "
                       "freed memory away from all importers",
                       opened->argument.function, opened->extent.first),
           "copies", {madeAt(*opened)});
}

} // namespace

bool Change::giveBack(Key key, Key owner, const Ending &ending) {
  taken_ = tracker().giveBack(key, owner, ending);
  if (taken_)
    endMemory(key);
  return taken_.has_value();
}

bool Change::giveBackRange(Key key, std::size_t size, const Ending &ending) {
  const Extent gone{reinterpret_cast<std::uintptr_t>(key.object), size};
  tracker().visit(key.resource, [&](const void *object, const Making &making) {
    if (making.extent.overlaps(gone))
      parts_.push_back({{key.resource, object}, making});
  });
  for (const Part &part : parts_) {
    tracker().giveBack(part.key, {}, ending);
    endMemory(part.key);
    for (const Extent &rest : restsOf(part.making.extent, gone)) {
      Making making = part.making;
      making.extent = rest;
      rests_.push_back({key.resource, reinterpret_cast<const void *>(rest.first)});
      tracker().add(rests_.back(), std::move(making));
    }
  }
  return !parts_.empty();
}

void Change::settle(ur_result_t result) noexcept {
  if (result == UR_RESULT_SUCCESS)
    return;
  guarded([this] {
    if (kept_.object)
      tracker().letGo(kept_);
    if (taken_) {
      reviveMemory(taken_->key);
      tracker().restore(std::move(*taken_));
    }
    for (const Key rest : rests_)
      tracker().giveBack(rest, {}, {});
    for (Part &part : parts_) {
      tracker().add(part.key, std::move(part.making));
      reviveMemory(part.key);
    }
  });
}

Change keep(Argument argument, Key key) noexcept {
  Change change;
  if (key.object && tracker().keep(key))
    change.kept_ = key;
  else if (key.object)
    guarded([&] { reportNotAlive(argument, key); });
  return change;
}

Change giveBack(Argument argument, Key key, Key owner, std::size_t size,
                const void *caller) noexcept {
  Change change;
  if (!key.object)
    return change;
  guarded([&] {
    const Ending ending{argument.function, CallSite::capture(caller)};
    reportWrongOwner(argument, key, owner);
    warnOfOpenedCopies(argument, key);
    if (!(size != 0 ? change.giveBackRange(key, size, ending)
                    : change.giveBack(key, owner, ending)))
      reportNotGivenBack(argument, key);
  });
  return change;
}

Maker &Maker::keeps(Resource resource, const void *object) noexcept {
  if (object)
    guarded([&] { making_.parents.push_back({resource, object}); });
  return *this;
}

Maker &Maker::from(const void *data, std::size_t size) noexcept {
  guarded([&] { making_.source = sourceOf(data, size); });
  return *this;
}

void Maker::made(const ur_dditable_t &adapter, const void *object, const void *caller) noexcept {
  if (!object)
    return;
  guarded([&] {
    making_.extent.first = reinterpret_cast<std::uintptr_t>(object);
    making_.site = CallSite::capture(caller);
    const Key key{resource_, object};
    beginMemory(adapter, key, making_);
    tracker().add(key, std::move(making_));
  });
}

void reportLeaks() noexcept {
  guarded([] {
    for (const auto &[object, record] : tracker().held())
      for (const Making &making : record.makings) {
        const std::string words = record.references > record.makings.size()
                                      ? fmt::format("{} references to it were not released with {}",
                                                    record.references, making.endedBy)
                                      : fmt::format("it was not released with {}", making.endedBy);
        report(UR_LOGGER_LEVEL_ERROR, making.argument, object, words, "leak", {madeAt(making)});
      }
    resetLiveObjects();
  });
}

} // namespace ur::validation
