// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/allocation.hpp"

#include "runtime/adapter/immortal.hpp"

#include <utility>

#include "runtime/adapter/error.hpp"

namespace ur::native_cpu {

Allocation::Allocation(ur_context_handle_t owner)
    : context(owner), generation_(adapter::forkGeneration()) {}

void Allocation::waitUntilUnused() const noexcept {
  if (generation_ != adapter::forkGeneration())
    return;
  for (auto uses = uses_.load(std::memory_order_acquire); uses != 0;
       uses = uses_.load(std::memory_order_acquire))
    uses_.wait(uses, std::memory_order_acquire);
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

void Allocations::insert(std::shared_ptr<Allocation> allocation) {
  const std::lock_guard lock(mutex_);
  const void *begin = allocation->begin();
  byAddress_.emplace(begin, std::move(allocation));
}

std::shared_ptr<Allocation> Allocations::find(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto found = locate(pointer);
  return found != byAddress_.end() ? found->second : nullptr;
}

Allocation::Use Allocations::use(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  const auto found = locate(pointer);
  return found != byAddress_.end() ? Allocation::Use(found->second) : Allocation::Use();
}

Allocations::ByAddress::const_iterator Allocations::locate(const void *pointer) const {
  auto next = byAddress_.upper_bound(pointer);
  if (next == byAddress_.begin())
    return byAddress_.end();
  --next;
  return next->second->contains(pointer) ? next : byAddress_.end();
}

Allocations::ByAddress::iterator Allocations::locate(const void *pointer) {
  const auto found = std::as_const(*this).locate(pointer);
  return byAddress_.erase(found, found); // erases nothing: makes the iterator mutable
}

Allocations &allocations() {
  static Allocations &instance = adapter::immortal<Allocations>();
  return instance;
}

Allocation::Use useRange(const void *pointer, std::size_t size) {
  if (size == 0)
    adapter::raise(UR_RESULT_ERROR_INVALID_SIZE, "a command on 0 bytes");
  Allocation::Use use = allocations().use(pointer);
  if (const Allocation *allocation = use.get()) {
    const auto *first = static_cast<const std::byte *>(pointer);
    const auto room = static_cast<std::size_t>(allocation->begin() + allocation->size - first);
    if (size > room)
      adapter::raise(UR_RESULT_ERROR_INVALID_SIZE,
                     "{} bytes leave the allocation of {} bytes, which ends {} bytes further on",
                     size, allocation->size, room);
  }
  return use;
}

} // namespace ur::native_cpu
