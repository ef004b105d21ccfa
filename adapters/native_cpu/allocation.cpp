// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/allocation.hpp"

#include "base/immortal.hpp"

#include <utility>

#include "base/error.hpp"

namespace ur::native_cpu {

Allocation::Allocation(ur_context_handle_t owner)
    : context(owner), generation_(base::forkGeneration()) {}

void Allocation::waitUntilUnused() const noexcept {
  if (generation_ != base::forkGeneration())
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

Allocation::Use Allocations::use(const void *pointer) const {
  return visit(pointer, [](const Pointer &allocation) { return Allocation::Use(allocation); });
}

Allocations &allocations() {
  static Allocations &instance = base::immortal<Allocations>();
  return instance;
}

Allocation::Use useRange(const void *pointer, std::size_t size) {
  Allocation::Use use = allocations().use(pointer);
  kit::requireRange(use.get(), pointer, size);
  return use;
}

} // namespace ur::native_cpu
