// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/address_index.hpp"

#include <algorithm>
#include <memory>

namespace ur::kit {
namespace {

// Calls `visit(slot, part, whole)` for each slot of a node that the span overlaps. `part` is the
// overlap; `whole` is true if it fills the slot.
template <typename Node, typename Span, typename Visit>
void forEachSlot(Node &node, unsigned shift, Span span, const Visit &visit) {
  const std::uintptr_t mask = (std::uintptr_t{1} << shift) - 1;
  const std::size_t slots = node.slots.size();
  const std::size_t last = (span.last >> shift) & (slots - 1);
  for (std::size_t i = (span.first >> shift) & (slots - 1);; ++i) {
    const std::uintptr_t end = span.first | mask;
    const Span part{span.first, std::min(end, span.last)};
    visit(node.slots[i], part, (part.first & mask) == 0 && part.last == end);
    if (i == last)
      return;
    span.first = end + 1;
  }
}

} // namespace

AddressIndex::~AddressIndex() {
  for (auto &bucket : regions_) {
    for (Region *region = bucket.load(std::memory_order_relaxed); region;) {
      const std::unique_ptr<Region> owner(region);
      region = region->next;
      destroy(owner->top);
    }
  }
}

void AddressIndex::destroy(Node &node) noexcept {
  for (Slot &slot : node.slots)
    if (Node *child = slot.child.load(std::memory_order_relaxed)) {
      destroy(*child);
      delete child;
    }
}

AddressIndex::Span AddressIndex::spanOf(const void *begin, std::size_t size) noexcept {
  const auto first = reinterpret_cast<std::uintptr_t>(begin);
  return {first, first + (size - 1)};
}

std::size_t AddressIndex::bucketOf(std::uintptr_t number) noexcept {
  return (number * 0x9e3779b97f4a7c15u >> 32) % kBuckets;
}

AddressIndex::Region *AddressIndex::findRegion(std::uintptr_t number) const noexcept {
  Region *region = regions_[bucketOf(number)].load(std::memory_order_acquire);
  while (region && region->number != number)
    region = region->next;
  return region;
}

AddressIndex::Region &AddressIndex::regionOf(std::uintptr_t number) {
  if (Region *existing = findRegion(number))
    return *existing;
  std::unique_ptr<Region> region(new Region{.number = number});
  std::atomic<Region *> &bucket = regions_[bucketOf(number)];
  region->next = bucket.load(std::memory_order_acquire);
  do {
    for (Region *other = region->next; other; other = other->next)
      if (other->number == number)
        return *other;
  } while (!bucket.compare_exchange_weak(region->next, region.get(), std::memory_order_acq_rel));
  return *region.release();
}

AddressIndex::Node &AddressIndex::childOf(Slot &slot) {
  Node *child = slot.child.load(std::memory_order_acquire);
  if (!child) {
    auto node = std::make_unique<Node>();
    if (slot.child.compare_exchange_strong(child, node.get(), std::memory_order_acq_rel))
      child = node.release();
  }
  return *child;
}

// Creates the child nodes that store() needs. Only the first and the last slot of the span can be
// partly filled.
void AddressIndex::makeNodes(Node &node, unsigned shift, Span span) {
  const std::uintptr_t mask = (std::uintptr_t{1} << shift) - 1;
  const auto makeChildren = [&](Span part) {
    if ((part.first & mask) == 0 && (part.last & mask) == mask)
      return;
    Slot &slot = node.slots[(part.first >> shift) % node.slots.size()];
    makeNodes(childOf(slot), shift - kBits, part);
  };
  const std::uintptr_t end = span.first | mask;
  makeChildren({span.first, std::min(end, span.last)});
  if (end < span.last)
    makeChildren({span.last & ~mask, span.last});
}

void AddressIndex::store(Node &node, unsigned shift, Span span, void *value) noexcept {
  forEachSlot(node, shift, span, [shift, value](Slot &slot, Span part, bool whole) {
    if (whole)
      slot.value.store(value, std::memory_order_release);
    else
      store(*slot.child.load(std::memory_order_acquire), shift - kBits, part, value);
  });
}

template <typename Visit> void AddressIndex::forEachRegion(Span span, const Visit &visit) {
  for (std::uintptr_t number = span.first >> kRegionBits;; ++number) {
    const std::uintptr_t begin = number << kRegionBits;
    const std::uintptr_t end = begin | ((std::uintptr_t{1} << kRegionBits) - 1);
    visit(number, Span{std::max(begin, span.first), std::min(end, span.last)});
    if (end >= span.last)
      return;
  }
}

void AddressIndex::store(Span span, void *value) noexcept {
  forEachRegion(span, [&](std::uintptr_t number, Span part) {
    store(findRegion(number)->top, kTopShift, part, value);
  });
}

void AddressIndex::insert(const void *begin, std::size_t size, void *value) {
  const Span span = spanOf(begin, size);
  forEachRegion(span, [&](std::uintptr_t number, Span part) {
    makeNodes(regionOf(number).top, kTopShift, part);
  });
  store(span, value);
}

void AddressIndex::erase(const void *begin, std::size_t size) noexcept {
  store(spanOf(begin, size), nullptr);
}

void AddressIndex::restore(const void *begin, std::size_t size, void *value) noexcept {
  store(spanOf(begin, size), value);
}

void *AddressIndex::find(const void *address) const noexcept {
  const auto number = reinterpret_cast<std::uintptr_t>(address);
  const Region *region = findRegion(number >> kRegionBits);
  if (!region)
    return nullptr;
  const Node *node = &region->top;
  for (unsigned shift = kTopShift; node; shift -= kBits) {
    const Slot &slot = node->slots[(number >> shift) % node->slots.size()];
    if (void *value = slot.value.load(std::memory_order_acquire))
      return value;
    node = slot.child.load(std::memory_order_acquire);
  }
  return nullptr;
}

} // namespace ur::kit
