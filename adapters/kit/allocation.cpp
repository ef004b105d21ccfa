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

// The parts of Place::state: the number of uses, whether a thread waits for the last use, the
// number of owners, and whether the allocation is listed. A listed allocation also stays alive.
constexpr std::uint64_t kUse = 1;
constexpr std::uint64_t kUses = (std::uint64_t{1} << 31) - 1;
constexpr std::uint64_t kAwaited = std::uint64_t{1} << 31;
constexpr std::uint64_t kOwner = std::uint64_t{1} << 32;
constexpr std::uint64_t kListed = std::uint64_t{1} << 63;

} // namespace

// A place for an allocation, which is reused for later allocations. Places are never freed, so a
// thread that finds a place by a freed address can still read its state. Another allocation may be
// there by then, so the thread compares the address.
class Allocation::Place {
public:
  Place() noexcept {}
  Place(const Place &) = delete;
  Place &operator=(const Place &) = delete;
  ~Place() {}

  // Adds a use or an owner. Returns false if the place has no listed allocation.
  bool hold(std::uint64_t unit) noexcept {
    std::uint64_t word = state.load(std::memory_order_relaxed);
    while ((word & kListed) != 0)
      if (state.compare_exchange_weak(word, word + unit, std::memory_order_acquire,
                                      std::memory_order_relaxed))
        return true;
    return false;
  }

  // Adds a use or an owner for a caller that already has one.
  void holdAnother(std::uint64_t unit) noexcept {
    state.fetch_add(unit, std::memory_order_relaxed);
  }

  void drop(std::uint64_t unit) noexcept;

  // Drops the list's ownership; the caller has its own. Returns true to only one caller.
  bool unlist() noexcept {
    std::uint64_t word = state.load(std::memory_order_relaxed);
    while ((word & kListed) != 0)
      if (state.compare_exchange_weak(word, (word & ~kListed) - kOwner, std::memory_order_acq_rel,
                                      std::memory_order_relaxed))
        return true;
    return false;
  }

  std::atomic<std::uint64_t> state{0};
  Place *next = nullptr; // the next free place
  union {
    Allocation allocation;
  };
};

namespace {

using Place = Allocation::Place;

struct Places {
  void push(Place *place) noexcept {
    place->next = first;
    first = place;
    ++count;
  }
  Place *pop() noexcept {
    Place *place = first;
    if (place) {
      first = place->next;
      --count;
    }
    return place;
  }
  void moveTo(Places &other, std::size_t most) noexcept {
    for (; most > 0 && first; --most)
      other.push(pop());
  }

  Place *first = nullptr;
  std::size_t count = 0;
};

constexpr std::size_t kPlacesAtHand = 64;

// The free places of all threads.
struct PlaceStock {
  struct Slab {
    std::array<Place, kPlacesAtHand> places;
    Slab *next = nullptr;
  };

  void refill(Places &hand) {
    const std::lock_guard lock(mutex);
    if (!free.first) {
      auto slab = std::make_unique<Slab>();
      slab->next = slabs;
      slabs = slab.release();
      for (Place &place : slabs->places)
        free.push(&place);
    }
    free.moveTo(hand, kPlacesAtHand / 2);
  }
  void takeBack(Places &hand, std::size_t most) noexcept {
    const std::lock_guard lock(mutex);
    hand.moveTo(free, most);
  }

  base::ForkSafeMutex mutex{base::ForkOrder::Inner};
  Places free;
  Slab *slabs = nullptr;
};

PlaceStock &placeStock() {
  static constinit base::Immortal<PlaceStock> instance;
  return instance.get();
}

// The free places of a thread, which need no lock. Later destructors may still use it after the
// thread's end. From then on it keeps no places.
struct PlacesAtHand {
  ~PlacesAtHand() {
    most = 0;
    placeStock().takeBack(places, places.count);
  }

  Places places;
  std::size_t most = kPlacesAtHand;
};
constinit thread_local PlacesAtHand atHand;

Place &takePlace() {
  Place *place = atHand.places.pop();
  if (!place) {
    placeStock().refill(atHand.places);
    place = atHand.places.pop();
  }
  return *place;
}

void giveBack(Place &place) noexcept {
  atHand.places.push(&place);
  if (atHand.places.count > atHand.most)
    placeStock().takeBack(atHand.places, atHand.places.count - atHand.most / 2);
}

} // namespace

void Allocation::Place::drop(std::uint64_t unit) noexcept {
  const std::uint64_t left = state.fetch_sub(unit, std::memory_order_acq_rel) - unit;
  // Only the waiter clears the flag, because the place may belong to another allocation by then.
  if (unit == kUse && (left & (kUses | kAwaited)) == kAwaited)
    state.notify_all();
  if (left == 0) {
    allocation.~Allocation();
    giveBack(*this);
  }
}

Allocation::Pointer Allocation::make(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                                     ur_usm_type_t memoryType, std::size_t bytes,
                                     std::unique_ptr<Memory> driverMemory) {
  Place &place = takePlace();
  new (&place.allocation)
      Allocation(place, owner, memoryDevice, memoryType, bytes, std::move(driverMemory));
  place.state.store(kOwner, std::memory_order_relaxed);
  return Pointer(&place);
}

Allocation::Pointer::Pointer(const Pointer &other) noexcept : place_(other.place_) {
  if (place_)
    place_->holdAnother(kOwner);
}

Allocation::Pointer::~Pointer() {
  if (place_)
    place_->drop(kOwner);
}

Allocation *Allocation::Pointer::get() const noexcept {
  return place_ ? &place_->allocation : nullptr;
}

Allocation::Use::Use(const Pointer &allocation) noexcept : place_(allocation.place_) {
  if (place_)
    place_->holdAnother(kUse);
}

Allocation::Use::~Use() {
  if (place_)
    place_->drop(kUse);
}

const Allocation *Allocation::Use::get() const noexcept {
  return place_ ? &place_->allocation : nullptr;
}

bool Allocation::inUse() const noexcept {
  return (place_.state.load(std::memory_order_acquire) & kUses) != 0;
}

void Allocation::waitUntilUnused() const noexcept {
  if (!inUse())
    return;
  for (;;) {
    const std::uint64_t word =
        place_.state.fetch_or(kAwaited, std::memory_order_acq_rel) | kAwaited;
    if ((word & kUses) == 0)
      break;
    place_.state.wait(word, std::memory_order_acquire);
  }
  place_.state.fetch_and(~kAwaited, std::memory_order_relaxed);
}

// In a fork's child the parent's commands never end.
void Allocation::finishUsers() const {
  if (isOfThisProcess())
    backend::finishUsersOf(*this);
}

// The last step lists the allocation, after all its addresses lead to the place.
void Allocations::insert(Pointer allocation) {
  Place *const place = allocation.place_;
  byAddress_.insert(allocation->begin, allocation->extent_, place);
  allocation.place_ = nullptr; // now the list keeps the allocation
  place->state.fetch_or(kListed, std::memory_order_release);
}

Allocation::Place *Allocations::hold(const void *pointer, std::uint64_t unit) const noexcept {
  auto *const place = static_cast<Place *>(byAddress_.find(pointer));
  if (!place || !place->hold(unit))
    return nullptr;
  // The place has another allocation by now, or the address is beyond the requested size.
  if (!place->allocation.contains(pointer)) {
    place->drop(unit);
    return nullptr;
  }
  return place;
}

Allocations::Pointer Allocations::find(const void *pointer) const noexcept {
  return Pointer(hold(pointer, kOwner));
}

Allocation::Use Allocations::use(const void *pointer) const noexcept {
  return Allocation::Use(hold(pointer, kUse));
}

Allocations::Pointer Allocations::take(const void *pointer,
                                       const std::function<bool(const Allocation &)> &wanted) {
  Pointer taken = find(pointer);
  if (!taken || !wanted(*taken) || !taken.place_->unlist())
    return nullptr;
  byAddress_.erase(taken->begin, taken->extent_);
  base::ScopeGuard putBack([&] {
    byAddress_.restore(taken->begin, taken->extent_, taken.place_);
    std::exchange(taken.place_, nullptr)->state.fetch_or(kListed, std::memory_order_release);
  });
  taken->finishUsers();
  putBack.dismiss();
  return taken;
}

void Allocations::forget(const Allocation &allocation) noexcept {
  Place &place = allocation.place_;
  place.holdAnother(kOwner);
  const Pointer taken(&place);
  if (place.unlist())
    byAddress_.erase(allocation.begin, allocation.extent_);
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
                "{} bytes exceed the allocation of {} bytes, which ends {} bytes after the address",
                size, allocation->size, room);
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
                "a pattern of {} bytes does not fill {} bytes: it must divide them", patternSize,
                size);
}

} // namespace ur::kit
