// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <mutex>
#include <new>

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

namespace {

// The bits of Slot::state:
// - kUses counts the uses of commands, in units of kUseUnit;
// - kCalls counts the uses of calls, in units of kCallUnit;
// - kAwaited is set while a thread waits until uses end;
// - the bits from kOwner to kListed count the owners, in units of kOwner;
// - kListed is set while the allocation is listed. The list is one of the owners.
constexpr std::uint64_t kAwaited = std::uint64_t{1} << 38;
constexpr std::uint64_t kUses = Allocation::kCallUnit - Allocation::kUseUnit;
constexpr std::uint64_t kCalls = kAwaited - Allocation::kCallUnit;
constexpr std::uint64_t kOwner = std::uint64_t{1} << 39;
constexpr std::uint64_t kListed = std::uint64_t{1} << 63;

} // namespace

// Holds one allocation at a time. Slots are reused but never freed, so a thread that finds a slot
// by a freed address can still read the slot's state. In the meantime, the slot may have received
// another allocation, so the thread must also check the allocation's addresses.
class Allocation::Slot {
public:
  Slot() noexcept {}
  Slot(const Slot &) = delete;
  Slot &operator=(const Slot &) = delete;
  ~Slot() {}

  // Adds a use or an owner. Returns false if the slot has no listed allocation.
  bool retainIfListed(std::uint64_t unit) noexcept {
    std::uint64_t word = state.load(std::memory_order_relaxed);
    while ((word & kListed) != 0)
      if (state.compare_exchange_weak(word, word + unit, std::memory_order_acquire,
                                      std::memory_order_relaxed))
        return true;
    return false;
  }

  // Adds a use or an owner for a caller that already has one.
  void retain(std::uint64_t unit) noexcept { state.fetch_add(unit, std::memory_order_relaxed); }

  void release(std::uint64_t unit) noexcept;

  // Removes the list as an owner; the caller must be another owner. Of several concurrent calls,
  // only one returns true.
  bool unlist() noexcept {
    std::uint64_t word = state.load(std::memory_order_relaxed);
    while ((word & kListed) != 0)
      if (state.compare_exchange_weak(word, (word & ~kListed) - kOwner, std::memory_order_acq_rel,
                                      std::memory_order_relaxed))
        return true;
    return false;
  }

  std::atomic<std::uint64_t> state{0};
  Slot *next = nullptr; // the next free slot
  union {
    Allocation allocation;
  };
};

namespace {

using Slot = Allocation::Slot;

struct FreeSlots {
  void push(Slot *slot) noexcept {
    slot->next = first;
    first = slot;
    ++count;
  }
  Slot *pop() noexcept {
    Slot *slot = first;
    if (slot) {
      first = slot->next;
      --count;
    }
    return slot;
  }
  void moveTo(FreeSlots &other, std::size_t limit) noexcept {
    for (; limit > 0 && first; --limit)
      other.push(pop());
  }

  Slot *first = nullptr;
  std::size_t count = 0;
};

constexpr std::size_t kCachedSlots = 64;

// The free slots that no thread has cached.
struct SlotPool {
  struct Slab {
    std::array<Slot, kCachedSlots> slots;
    Slab *next = nullptr;
  };

  void refill(FreeSlots &cache) {
    const std::lock_guard lock(mutex);
    if (!free.first) {
      auto slab = std::make_unique<Slab>();
      slab->next = slabs;
      slabs = slab.release();
      for (Slot &slot : slabs->slots)
        free.push(&slot);
    }
    free.moveTo(cache, kCachedSlots / 2);
  }
  void reclaim(FreeSlots &cache, std::size_t limit) noexcept {
    const std::lock_guard lock(mutex);
    cache.moveTo(free, limit);
  }

  base::ForkSafeMutex mutex{base::ForkOrder::Inner};
  FreeSlots free;
  Slab *slabs = nullptr;
};

SlotPool &slotPool() {
  static constinit base::Immortal<SlotPool> instance;
  return instance.get();
}

// A thread's free slots, which only this thread accesses, without a lock. After this destructor,
// other destructors of the thread may still release slots. The limit is then 0, so these slots go
// to the pool.
struct SlotCache {
  ~SlotCache() {
    limit = 0;
    slotPool().reclaim(slots, slots.count);
  }

  FreeSlots slots;
  std::size_t limit = kCachedSlots;
};
constinit thread_local SlotCache slotCache;

Slot &acquireSlot() {
  Slot *slot = slotCache.slots.pop();
  if (!slot) {
    slotPool().refill(slotCache.slots);
    slot = slotCache.slots.pop();
  }
  return *slot;
}

void releaseSlot(Slot &slot) noexcept {
  slotCache.slots.push(&slot);
  if (slotCache.slots.count > slotCache.limit)
    slotPool().reclaim(slotCache.slots, slotCache.slots.count - slotCache.limit / 2);
}

} // namespace

void Allocation::Slot::release(std::uint64_t unit) noexcept {
  const std::uint64_t newState = state.fetch_sub(unit, std::memory_order_acq_rel) - unit;
  // This thread must not clear kAwaited, because the slot may already hold another allocation.
  const std::uint64_t count = unit == kUseUnit ? kUses : unit == kCallUnit ? kCalls : 0;
  if (count != 0 && (newState & (count | kAwaited)) == kAwaited)
    state.notify_all();
  if (newState == 0) {
    allocation.~Allocation();
    releaseSlot(*this);
  }
}

Allocation::Pointer Allocation::make(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                                     ur_usm_type_t memoryType, std::size_t bytes,
                                     std::unique_ptr<Memory> driverMemory) {
  Slot &slot = acquireSlot();
  new (&slot.allocation)
      Allocation(slot, owner, memoryDevice, memoryType, bytes, std::move(driverMemory));
  slot.state.store(kOwner, std::memory_order_relaxed);
  return Pointer(&slot);
}

Allocation::Pointer::Pointer(const Pointer &other) noexcept : slot_(other.slot_) {
  if (slot_)
    slot_->retain(kOwner);
}

Allocation::Pointer::~Pointer() {
  if (slot_)
    slot_->release(kOwner);
}

Allocation *Allocation::Pointer::get() const noexcept {
  return slot_ ? &slot_->allocation : nullptr;
}

template <std::uint64_t Unit>
Allocation::Hold<Unit>::Hold(const Pointer &allocation) noexcept : slot_(allocation.slot_) {
  if (slot_)
    slot_->retain(Unit);
}

template <std::uint64_t Unit> void Allocation::Hold<Unit>::release() noexcept {
  if (slot_)
    slot_->release(Unit);
}

template <std::uint64_t Unit> const Allocation *Allocation::Hold<Unit>::get() const noexcept {
  return slot_ ? &slot_->allocation : nullptr;
}

template class Allocation::Hold<Allocation::kUseUnit>;
template class Allocation::Hold<Allocation::kCallUnit>;

bool Allocation::isInUse() const noexcept {
  return (slot_.state.load(std::memory_order_acquire) & (kUses | kCalls)) != 0;
}

void Allocation::waitUntilUnused() const noexcept { waitUntilZero(kUses | kCalls); }

void Allocation::waitForCalls() const noexcept { waitUntilZero(kCalls); }

void Allocation::waitUntilZero(std::uint64_t counts) const noexcept {
  if ((slot_.state.load(std::memory_order_acquire) & counts) == 0)
    return;
  for (;;) {
    const std::uint64_t word = slot_.state.fetch_or(kAwaited, std::memory_order_acq_rel) | kAwaited;
    if ((word & counts) == 0)
      break;
    slot_.state.wait(word, std::memory_order_acquire);
  }
  slot_.state.fetch_and(~kAwaited, std::memory_order_relaxed);
  slot_.state.notify_all(); // a thread that waits for other users sets kAwaited again
}

// A forked child must not wait for the parent's commands, because they never end in the child.
void Allocation::finishUsers() const {
  if (isOfThisProcess())
    backend::finishUsersOf(*this);
}

// Sets kListed last, so that lookups find the allocation at all of its addresses or at none of
// them.
void Allocations::insert(Pointer allocation) {
  Slot *const slot = allocation.slot_;
  byAddress_.insert(allocation->begin, allocation->extent_, slot);
  allocation.slot_ = nullptr; // the list takes over this reference
  slot->state.fetch_or(kListed, std::memory_order_release);
}

Allocation::Slot *Allocations::retainAt(const void *pointer, std::uint64_t unit) const noexcept {
  auto *const slot = static_cast<Slot *>(byAddress_.find(pointer));
  if (!slot || !slot->retainIfListed(unit))
    return nullptr;
  // Either the slot now holds another allocation, or the address is beyond the requested size.
  if (!slot->allocation.contains(pointer)) {
    slot->release(unit);
    return nullptr;
  }
  return slot;
}

Allocations::Pointer Allocations::find(const void *pointer) const noexcept {
  return Pointer(retainAt(pointer, kOwner));
}

Allocation::Use Allocations::use(const void *pointer) const noexcept {
  return Allocation::Use(retainAt(pointer, Allocation::kUseUnit));
}

Allocation::CallUse Allocations::useInCall(const void *pointer) const noexcept {
  return Allocation::CallUse(retainAt(pointer, Allocation::kCallUnit));
}

Allocations::Pointer Allocations::take(const void *pointer,
                                       const std::function<bool(const Allocation &)> &isSelected) {
  Pointer allocation = find(pointer);
  if (!allocation || !isSelected(*allocation) || !allocation.slot_->unlist())
    return nullptr;
  byAddress_.erase(allocation->begin, allocation->extent_);
  base::ScopeGuard relist([&] {
    byAddress_.restore(allocation->begin, allocation->extent_, allocation.slot_);
    std::exchange(allocation.slot_, nullptr)->state.fetch_or(kListed, std::memory_order_release);
  });
  allocation->finishUsers();
  relist.dismiss();
  return allocation;
}

void Allocations::removeWithoutWaiting(const Allocation &allocation) noexcept {
  Slot &slot = allocation.slot_;
  slot.retain(kOwner);
  const Pointer reference(&slot);
  if (slot.unlist())
    byAddress_.erase(allocation.begin, allocation.extent_);
}

Allocations &allocations() {
  static constinit base::Immortal<Allocations> instance;
  return instance.get();
}

namespace {

void requireRange(const Allocation *allocation, const void *pointer, std::size_t size) {
  if (size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "the command has a size of 0 bytes; pass at least 1");
  if (!allocation)
    return;
  const auto *first = static_cast<const std::byte *>(pointer);
  const auto remaining = static_cast<std::size_t>(allocation->begin + allocation->size - first);
  if (size > remaining)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "{} bytes exceed the allocation of {} bytes, which ends {} bytes after the address",
                size, allocation->size, remaining);
}

} // namespace

Allocation::Use useRange(const void *pointer, std::size_t size) {
  Allocation::Use use = allocations().use(pointer);
  requireRange(use.get(), pointer, size);
  return use;
}

Allocation::CallUse useRangeInCall(const void *pointer, std::size_t size) {
  Allocation::CallUse use = allocations().useInCall(pointer);
  requireRange(use.get(), pointer, size);
  return use;
}

Allocation::Use useUsmRange(const void *pointer, std::size_t size) {
  Allocation::Use use = useRange(pointer, size);
  if (!use.get())
    base::raise(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                "the address is not in a USM allocation; give hints only about USM memory");
  return use;
}

void requirePattern(std::size_t patternSize, std::size_t size) {
  if (patternSize == 0 || patternSize > size || size % patternSize != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "a pattern of {} bytes does not fill {} bytes; the pattern's size must divide the "
                "number of bytes",
                patternSize, size);
}

} // namespace ur::kit
