// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/objects.hpp"

#include "fakes/host/misuses.hpp"

#include <cstdio>

namespace host_driver {

void Objects::add(std::shared_ptr<Object> object) {
  const std::shared_ptr<Object> parent = object->parent;
  const void *handle = object.get();
  const std::lock_guard lock(mutex_);
  byHandle_.emplace(handle, std::move(object));
  if (parent != nullptr)
    ++parent->uses;
}

std::shared_ptr<Object> Objects::find(const void *handle) const {
  const std::lock_guard lock(mutex_);
  const auto entry = byHandle_.find(handle);
  return entry == byHandle_.end() ? nullptr : entry->second;
}

bool Objects::remove(const void *handle) {
  const std::lock_guard lock(mutex_);
  const auto entry = byHandle_.find(handle);
  if (entry == byHandle_.end())
    return false;
  // Pending commands may still hold the object, but they are not uses of its parent.
  if (entry->second->parent != nullptr)
    --entry->second->parent->uses;
  byHandle_.erase(entry);
  return true;
}

std::map<Kind, std::size_t> Objects::countOwned() const {
  std::map<Kind, std::size_t> counts;
  const std::lock_guard lock(mutex_);
  for (const auto &[handle, object] : byHandle_)
    if (object->owner == getpid())
      ++counts[object->kind];
  return counts;
}

std::vector<std::shared_ptr<Object>> Objects::all(Kind kind) const {
  std::vector<std::shared_ptr<Object>> result;
  const std::lock_guard lock(mutex_);
  for (const auto &[handle, object] : byHandle_)
    if (object->kind == kind)
      result.push_back(object);
  return result;
}

void refuseHandle(const void *handle, Kind expected) {
  char text[128];
  std::snprintf(text, sizeof(text),
                "handle %p is not a live %s: it was destroyed, or it is a handle of another object "
                "or the loader",
                handle, kKindNames[static_cast<std::size_t>(expected)]);
  reportMisuse(text);
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

} // namespace host_driver
