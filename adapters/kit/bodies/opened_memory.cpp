// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/opened_memory.hpp"

#include "adapters/kit/backend.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <mutex>
#include <ranges>

namespace ur::kit {

void *OpenedMemory::reuse(ur_context_handle_t context, ur_device_handle_t device,
                          const ipc::Resolved &resolved) {
  if (!resolved.name)
    return nullptr;
  const ipc::Handle &handle = resolved.handle;
  const std::lock_guard lock(mutex_);
  const auto [first, last] = names_.equal_range(resolved.name->object);
  const auto found = std::ranges::find_if(first, last, [&](const Names::value_type &named) {
    const Opening &opening = *named.second;
    const Allocation &memory = *opening.allocation;
    return opening.name == resolved.name && opening.flags == handle.flags &&
           memory.isOfThisProcess() && memory.context.get() == context && memory.device == device &&
           memory.size == handle.objectSize;
  });
  if (found == last)
    return nullptr;
  Opening &opening = *found->second;
  void *const pointer = opening.allocation->begin + handle.offset;
  opening.returned.add(pointer);
  return pointer;
}

void *OpenedMemory::add(const Allocation::Pointer &allocation, const ipc::Resolved &resolved) {
  const std::optional<ipc::ObjectName> &name = resolved.name;
  void *const pointer = allocation->begin + resolved.handle.offset;
  const std::lock_guard lock(mutex_);
  const auto added = openings_
                         .emplace(allocation->begin, Opening{.allocation = allocation,
                                                             .name = name,
                                                             .flags = resolved.handle.flags,
                                                             .returned = ReturnedPointers(pointer)})
                         .first;
  base::ScopeGuard endOpening([&] { openings_.erase(added); });
  Names named;
  if (name)
    named.emplace(name->object, &added->second);
  allocations().insert(allocation);
  endOpening.dismiss();
  names_.merge(named);
  return pointer;
}

OpenedMemory::Names::iterator OpenedMemory::placeOf(const Opening &opening) {
  if (!opening.name)
    return names_.end();
  const auto [first, last] = names_.equal_range(opening.name->object);
  const auto found = std::ranges::find(first, last, &opening, &Names::value_type::second);
  return found == last ? names_.end() : found;
}

bool OpenedMemory::close(ur_context_handle_t context, const void *pointer) {
  Allocation::Pointer memory;
  Names::node_type named;
  {
    const std::lock_guard lock(mutex_);
    memory = allocations().find(pointer);
    const auto found = memory ? openings_.find(memory->begin) : openings_.end();
    if (found == openings_.end() || memory->context.get() != context)
      return false;
    Opening &opening = found->second;
    if (opening.isEnding || !opening.returned.contains(pointer))
      return false;
    if (!opening.returned.isLast()) {
      opening.returned.remove(pointer);
      return true;
    }
    opening.isEnding = true;
    if (const auto place = placeOf(opening); place != names_.end())
      named = names_.extract(place);
  }
  // Without the lock: this waits for commands.
  base::ScopeGuard stayOpen([&] {
    const std::lock_guard lock(mutex_);
    openings_.at(memory->begin).isEnding = false;
    names_.insert(std::move(named));
  });
  allocations().take(memory->begin,
                     [&](const Allocation &found) { return &found == memory.get(); });
  stayOpen.dismiss();
  {
    const std::lock_guard lock(mutex_);
    openings_.erase(memory->begin);
  }
  memory->end();
  return true;
}

OpenedMemory &openedMemory() {
  static constinit base::Immortal<OpenedMemory> instance;
  return instance.get();
}

} // namespace ur::kit
