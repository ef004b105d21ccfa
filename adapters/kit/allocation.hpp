// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/address_index.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/usm_pool.hpp"
#include "base/fork.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// USM memory of this process, or memory of another process that is open here. The allocation's slot
// counts its owners and uses, and destroys it after the release of the last one.
struct Allocation {
  class Slot;

  // A reference that owns the allocation. The slot counts the owners.
  class Pointer {
  public:
    Pointer() noexcept = default;
    Pointer(std::nullptr_t) noexcept {}
    Pointer(Pointer &&other) noexcept : slot_(std::exchange(other.slot_, nullptr)) {}
    Pointer(const Pointer &other) noexcept;
    Pointer &operator=(Pointer other) noexcept {
      std::swap(slot_, other.slot_);
      return *this;
    }
    ~Pointer();

    Allocation *get() const noexcept;
    Allocation *operator->() const noexcept { return get(); }
    Allocation &operator*() const noexcept { return *get(); }
    explicit operator bool() const noexcept { return slot_ != nullptr; }

  private:
    friend class Allocations;
    friend struct Allocation;

    explicit Pointer(Slot *slot) noexcept : slot_(slot) {}

    Slot *slot_ = nullptr;
  };

  // A use: keeps the memory while one command or one call may access it. The slot counts uses of
  // both kinds, in units of `Unit`.
  template <std::uint64_t Unit> class Hold {
  public:
    Hold() noexcept = default;
    explicit Hold(const Pointer &allocation) noexcept;
    Hold(Hold &&other) noexcept : slot_(std::exchange(other.slot_, nullptr)) {}
    Hold &operator=(Hold &&other) noexcept {
      std::swap(slot_, other.slot_);
      return *this;
    }
    ~Hold() { release(); }

    const Allocation *get() const noexcept;

  private:
    friend class Allocations;

    explicit Hold(Slot *slot) noexcept : slot_(slot) {}

    void release() noexcept;

    Slot *slot_ = nullptr;
  };
  static constexpr std::uint64_t kUseUnit = 1;
  static constexpr std::uint64_t kCallUnit = std::uint64_t{1} << 24;
  using Use = Hold<kUseUnit>;      // of a command, from its call until it is done
  using CallUse = Hold<kCallUnit>; // of a call that accesses the memory itself, until it returns

  // Makes an allocation from memory that the driver has allocated. Frees the memory if it throws
  // bad_alloc.
  static Pointer make(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                      ur_usm_type_t memoryType, std::size_t bytes,
                      std::unique_ptr<Memory> driverMemory);

  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;
  ~Allocation();

  bool isInUse() const noexcept;

  // Blocks until no command and no call uses the memory.
  void waitUntilUnused() const noexcept;
  // Blocks until no call uses the memory.
  void waitForCalls() const noexcept;

  // Blocks until no command uses the memory. Before the call, the caller must unlist the memory or
  // prevent new commands on it.
  void finishUsers() const;

  // Frees the memory even if the allocation still has owners. In a forked child, keeps memory that
  // the parent's commands use, because these commands never complete in the child.
  void freeMemory() noexcept {
    if (!isOfThisProcess() && isInUse())
      return;
    memory.reset();
    poolUsage.release(); // now, because the event of a completed command may keep the allocation
  }

  bool contains(const void *pointer) const noexcept {
    return pointer >= begin && pointer < begin + size;
  }
  ur_usm_pool_handle_t pool() const noexcept { return poolUsage.pool(); }
  // Returns false in a forked child for memory of its parent.
  bool isOfThisProcess() const noexcept { return generation_ == base::forkGeneration(); }

  const Reference<ur_context_handle_t> context;
  const ur_device_handle_t device; // null for host memory
  const ur_usm_type_t type;
  const std::size_t size; // as requested; the driver may have allocated more
  std::byte *const begin;
  std::unique_ptr<Memory> memory;
  PoolUsage poolUsage;         // the bytes that it adds to the levels of its pool
  bool isBufferMemory = false; // belongs to a buffer, which frees it
  bool registered = false;     // the application's memory; urUSMFree rejects it
  bool opened = false;         // opened from a handle; urIPCCloseMemHandleExp frees it
  mutable std::atomic<bool> exported{false}; // a Get has requested a handle

private:
  friend class Allocations;

  Allocation(Slot &slot, ur_context_handle_t owner, ur_device_handle_t memoryDevice,
             ur_usm_type_t memoryType, std::size_t bytes, std::unique_ptr<Memory> driverMemory);

  void waitUntilZero(std::uint64_t counts) const noexcept;

  Slot &slot_;
  const std::size_t extent_; // all bytes that the driver allocated
  const std::uint32_t generation_;
};

// The uses that one command holds, such as those of its source and its destination.
using Uses = std::array<Allocation::Use, 2>;

// The allocations of a process by address. Lookups are lock-free, and their time does not depend on
// the number of allocations.
class Allocations {
public:
  using Pointer = Allocation::Pointer;

  // Lists an allocation; changes nothing if it throws bad_alloc.
  void insert(Pointer allocation);

  // Returns the allocation that contains an address, or null.
  Pointer find(const void *pointer) const noexcept;

  // Returns a use of the allocation that contains an address, or an empty use if there is none.
  // take() waits until the use ends.
  Allocation::Use use(const void *pointer) const noexcept;
  Allocation::CallUse useInCall(const void *pointer) const noexcept;

  // Returns whether the driver's memory of an allocation, which may exceed the requested size,
  // covers the address.
  bool covers(const void *address) const noexcept { return byAddress_.find(address) != nullptr; }

  // Removes the allocation that contains `pointer` if `isSelected(allocation)`, waits for the
  // commands that use it, and returns it. Returns null if there is no such allocation, or if
  // another thread removes it first. Changes nothing if it throws.
  Pointer take(const void *pointer, const std::function<bool(const Allocation &)> &isSelected);

  // Removes an allocation without waiting. Its memory stays until the commands that use it are
  // done.
  void removeWithoutWaiting(const Allocation &allocation) noexcept;

private:
  Allocation::Slot *retainAt(const void *pointer, std::uint64_t unit) const noexcept;

  AddressIndex byAddress_; // finds the slot of an address
};

Allocations &allocations();

// Returns the largest limits that all the devices accept.
UsmLimits limitsOf(std::span<const ur_device_handle_t> devices, ur_usm_type_t type);

// Returns a use of the allocation that contains a command's range, or an empty use for other
// memory, such as the application's host memory. Throws INVALID_SIZE if the range is empty or
// exceeds the allocation.
Allocation::Use useRange(const void *pointer, std::size_t size);
Allocation::CallUse useRangeInCall(const void *pointer, std::size_t size);

// Does the same for a hint, but throws INVALID_MEM_OBJECT if the memory is not USM.
Allocation::Use useUsmRange(const void *pointer, std::size_t size);

// Throws INVALID_SIZE if the pattern is empty or its size does not divide `size`.
void requirePattern(std::size_t patternSize, std::size_t size);

} // namespace ur::kit
