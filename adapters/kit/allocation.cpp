// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <mutex>
#include <utility>

namespace ur::kit {

ur_device_info_t supportQueryOf(ur_usm_type_t type) noexcept {
  switch (type) {
  case UR_USM_TYPE_HOST:
    return UR_DEVICE_INFO_USM_HOST_SUPPORT;
  case UR_USM_TYPE_DEVICE:
    return UR_DEVICE_INFO_USM_DEVICE_SUPPORT;
  default:
    return UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT;
  }
}

void Allocation::waitUntilUnused() const noexcept {
  for (auto uses = uses_.load(std::memory_order_acquire); uses != 0;
       uses = uses_.load(std::memory_order_acquire))
    uses_.wait(uses, std::memory_order_acquire);
}

// In the child of a fork the parent's commands do not count.
void Allocation::finishUsers() const {
  if (isOfThisProcess())
    backend::finishUsersOf(*this);
}

Allocation::Use::Use(std::shared_ptr<Allocation> allocation) noexcept
    : allocation_(std::move(allocation)) {
  if (allocation_)
    allocation_->uses_.fetch_add(1, std::memory_order_relaxed);
}

Allocation::Use &Allocation::Use::operator=(Use &&other) noexcept {
  std::swap(allocation_, other.allocation_);
  return *this;
}

Allocation::Use::~Use() {
  if (allocation_ && allocation_->uses_.fetch_sub(1, std::memory_order_release) == 1)
    allocation_->uses_.notify_all();
}

void Allocations::insert(Pointer allocation) {
  const std::lock_guard lock(mutex_);
  const void *begin = allocation->begin;
  byAddress_.emplace(begin, std::move(allocation));
}

Allocations::Pointer Allocations::find(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto found = locate(byAddress_, pointer);
  return found != byAddress_.end() ? found->second : nullptr;
}

Allocation::Use Allocations::use(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto found = locate(byAddress_, pointer);
  return found != byAddress_.end() ? Allocation::Use(found->second) : Allocation::Use();
}

Allocations::Pointer Allocations::take(const void *pointer,
                                       const std::function<bool(const Allocation &)> &wanted) {
  Map::node_type taken;
  {
    const std::lock_guard lock(mutex_);
    const auto found = locate(byAddress_, pointer);
    if (found == byAddress_.end() || !wanted(*found->second))
      return nullptr;
    taken = byAddress_.extract(found);
  }
  base::ScopeGuard putBack([&] {
    const std::lock_guard lock(mutex_);
    byAddress_.insert(std::move(taken));
  });
  taken.mapped()->finishUsers();
  putBack.dismiss();
  return std::move(taken.mapped());
}

void Allocations::forget(const Allocation &allocation) noexcept {
  Map::node_type taken; // which ends without the lock
  const std::lock_guard lock(mutex_);
  const auto found = byAddress_.find(allocation.begin);
  if (found != byAddress_.end() && found->second.get() == &allocation)
    taken = byAddress_.extract(found);
}

Allocations::Map::const_iterator Allocations::locate(const Map &byAddress, const void *pointer) {
  const auto next = byAddress.upper_bound(pointer);
  if (next == byAddress.begin())
    return byAddress.end();
  const auto found = std::prev(next);
  return found->second->contains(pointer) ? found : byAddress.end();
}

Allocations &allocations() {
  static constinit base::Immortal<Allocations> instance;
  return instance.get();
}

Allocation::Use useRange(const void *pointer, std::size_t size) {
  if (size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "a command on 0 bytes");
  Allocation::Use use = allocations().use(pointer);
  const Allocation *allocation = use.get();
  if (!allocation)
    return use;
  const auto *first = static_cast<const std::byte *>(pointer);
  const auto room = static_cast<std::size_t>(allocation->begin + allocation->size - first);
  if (size > room)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "{} bytes leave the allocation of {} bytes, which ends {} bytes further on", size,
                allocation->size, room);
  return use;
}

Allocation::Use useUsmRange(const void *pointer, std::size_t size) {
  Allocation::Use use = useRange(pointer, size);
  if (!use.get())
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the address lies in no USM allocation; give hints about USM memory only");
  return use;
}

void requirePattern(std::size_t patternSize, std::size_t size) {
  if (patternSize == 0 || patternSize > size || size % patternSize != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "a pattern of {} bytes does not fill {} bytes: it must divide them", patternSize,
                size);
}

} // namespace ur::kit
