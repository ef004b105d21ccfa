// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/live_objects.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

namespace ur::validation {
namespace {

// Never destroyed, because applications tear down from destructors that run after this library's.
// NOLINTNEXTLINE(cert-err58-cpp): if memory is exhausted, loading the library fails.
LiveObjects *currentObjects = new LiveObjects;

} // namespace

void EndedMemory::add(Range range) {
  const Extent extent = range.creation.extent;
  if (extent.size == 0)
    return;
  remove(extent);
  const std::lock_guard lock(mutex_);
  if (ranges_.emplace(extent.first, std::move(range)).second)
    order_.push_back(extent.first);
  if (order_.size() > kMaxRanges) {
    ranges_.erase(order_.front());
    order_.pop_front();
  }
}

void EndedMemory::remove(const Extent &extent) {
  const std::lock_guard lock(mutex_);
  auto range = ranges_.lower_bound(extent.first);
  if (range != ranges_.begin())
    --range;
  while (range != ranges_.end() && range->first < extent.first + extent.size) {
    if (range->second.creation.extent.overlaps(extent)) {
      std::erase(order_, range->first);
      range = ranges_.erase(range);
    } else {
      ++range;
    }
  }
}

std::optional<EndedMemory::Range> EndedMemory::find(const void *pointer) const {
  const auto address = reinterpret_cast<std::uintptr_t>(pointer);
  const std::lock_guard lock(mutex_);
  auto range = ranges_.upper_bound(address);
  if (range == ranges_.begin())
    return std::nullopt;
  --range;
  if (!range->second.creation.extent.contains(address))
    return std::nullopt;
  return range->second;
}

LiveObjects &liveObjects() noexcept { return *currentObjects; }

void resetLiveObjects() {
  auto objects = std::make_unique<LiveObjects>();
  objects->parent = currentObjects->parent;
  delete std::exchange(currentObjects, objects.release());
}

void abandonLiveObjects() {
  auto objects = std::make_unique<LiveObjects>();
  objects->parent = currentObjects;
  objects->hasAllObjects = false;
  currentObjects = objects.release();
}

bool isMemory(Resource resource) noexcept {
  return std::ranges::find(kMemory, resource) != kMemory.end();
}

std::optional<Creation> memoryContaining(const void *address) {
  std::optional<Creation> found;
  for (const Resource resource : kMemory)
    tracker().visit(resource, [&](const void *, const Creation &creation) {
      if (creation.extent.contains(reinterpret_cast<std::uintptr_t>(address)))
        found = creation;
    });
  return found;
}

const void *exportedMemoryOf(const void *data, std::size_t size) {
  const void *memory = nullptr;
  tracker().visit(Resource::IpcMemHandleData, [&](const void *bytes, const Creation &creation) {
    if (creation.extent.size == size && std::memcmp(bytes, data, size) == 0)
      memory = creation.memory;
  });
  return memory;
}

void beginMemory(const ur_dditable_t &adapter, Key key, Creation &creation) {
  if (!isMemory(key.resource))
    return;
  // A handle for an interior address opens memory that begins before that address.
  if (creation.extent.size == 0 && creation.owner.resource == Resource::ContextHandle)
    if (const auto extent = extentOf(
            adapter, static_cast<ur_context_handle_t>(const_cast<void *>(creation.owner.object)),
            key.object))
      creation.extent = *extent;
  liveObjects().endedMemory.remove(creation.extent);
}

void endMemory(Key key) {
  const auto record = isMemory(key.resource) ? tracker().find(key) : std::nullopt;
  if (record && !record->isAlive())
    liveObjects().endedMemory.add({record->creation(), record->ending});
}

void reviveMemory(Key key) {
  const auto record = isMemory(key.resource) ? tracker().find(key) : std::nullopt;
  if (record)
    liveObjects().endedMemory.remove(record->creation().extent);
}

} // namespace ur::validation
