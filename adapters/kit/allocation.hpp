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

// USM: memory of this process, or another process's device memory opened here. It lives in a place
// that counts who holds it, and ends with the last of them.
struct Allocation {
  class Place;

  // Keeps the object.
  class Pointer {
  public:
    Pointer() noexcept = default;
    Pointer(std::nullptr_t) noexcept {}
    Pointer(Pointer &&other) noexcept : place_(std::exchange(other.place_, nullptr)) {}
    Pointer(const Pointer &other) noexcept;
    Pointer &operator=(Pointer other) noexcept {
      std::swap(place_, other.place_);
      return *this;
    }
    ~Pointer();

    Allocation *get() const noexcept;
    Allocation *operator->() const noexcept { return get(); }
    Allocation &operator*() const noexcept { return *get(); }
    explicit operator bool() const noexcept { return place_ != nullptr; }

  private:
    friend class Allocations;
    friend struct Allocation;

    explicit Pointer(Place *held) noexcept : place_(held) {}

    Place *place_ = nullptr;
  };

  // Held by a command until it no longer touches the memory.
  class Use {
  public:
    Use() noexcept = default;
    explicit Use(const Pointer &allocation) noexcept;
    Use(Use &&other) noexcept : place_(std::exchange(other.place_, nullptr)) {}
    Use &operator=(Use &&other) noexcept {
      std::swap(place_, other.place_);
      return *this;
    }
    ~Use();

    const Allocation *get() const noexcept;

  private:
    friend class Allocations;

    explicit Use(Place *used) noexcept : place_(used) {}

    Place *place_ = nullptr;
  };

  // Throws bad_alloc, and then the memory goes back to the driver.
  static Pointer make(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                      ur_usm_type_t memoryType, std::size_t bytes,
                      std::unique_ptr<Memory> driverMemory);

  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;
  ~Allocation();

  bool inUse() const noexcept;

  // Blocks until no command holds a Use.
  void waitUntilUnused() const noexcept;

  // Waits for the commands that use the memory. For one that nobody can find any more.
  void finishUsers() const;

  // Gives the memory back to the driver, whoever still holds this. In the child of a fork it stays
  // where commands of the parent use it, which come to no end there.
  void end() noexcept {
    if (isOfThisProcess() || !inUse())
      memory.reset();
  }

  bool contains(const void *pointer) const noexcept {
    return pointer >= begin && pointer < begin + size;
  }
  ur_usm_pool_handle_t pool() const noexcept { return share.pool(); }
  // Not so in the child of a fork, for memory of its parent.
  bool isOfThisProcess() const noexcept { return generation_ == base::forkGeneration(); }

  const Retained<ur_context_handle_t> context;
  const ur_device_handle_t device; // null for host memory
  const ur_usm_type_t type;
  const std::size_t size; // as asked for; the driver may have given more
  std::byte *const begin;
  std::unique_ptr<Memory> memory;
  PoolShare share;       // of the user's pool it came from, if any
  bool ofBuffer = false; // ends with that; urUSMFree refuses it
  bool opened = false;   // another process's, and ends with urIPCCloseMemHandleExp
  mutable std::atomic<bool> exported{false}; // a handle was asked for

private:
  friend class Allocations;

  Allocation(Place &place, ur_context_handle_t owner, ur_device_handle_t memoryDevice,
             ur_usm_type_t memoryType, std::size_t bytes, std::unique_ptr<Memory> driverMemory);

  Place &place_;
  const std::size_t extent_; // all that the driver gave, where no other allocation lies
  const std::uint32_t generation_;
};

// What one command uses.
using Uses = std::array<Allocation::Use, 2>;

// The allocations of a process by address. Who looks one up waits for nobody; allocations of a
// million addresses are found like those of one.
class Allocations {
public:
  using Pointer = Allocation::Pointer;

  // Where it throws bad_alloc, nobody has found it.
  void insert(Pointer allocation);

  // The allocation that an address, at its start or inside, belongs to; null if none.
  Pointer find(const void *pointer) const noexcept;

  // The same, held for a command: who takes it out from now on finds it in use.
  Allocation::Use use(const void *pointer) const noexcept;

  // Whether an allocation takes the address, also beyond what was asked for.
  bool covers(const void *address) const noexcept { return byAddress_.find(address) != nullptr; }

  // Takes out and returns the allocation of `pointer` if `wanted(allocation)`; null otherwise. Of
  // several callers one gets it. No command uses it any more. Where it throws, it is where it was.
  Pointer take(const void *pointer, const std::function<bool(const Allocation &)> &wanted);

  // The same without waiting: what commands use stays until they are done.
  void forget(const Allocation &allocation) noexcept;

private:
  Allocation::Place *hold(const void *pointer, std::uint64_t unit) const noexcept;

  AddressIndex byAddress_; // of places
};

Allocations &allocations();

// What every device that uses memory of that type allows.
UsmLimits limitsOf(std::span<const ur_device_handle_t> devices, ur_usm_type_t type);

// Holds the allocation that a command's range lies in; none for memory of the host's. Throws
// INVALID_SIZE for an empty range and one that leaves its allocation.
Allocation::Use useRange(const void *pointer, std::size_t size);

// The same for hints, which are about USM memory. Throws INVALID_MEM_OBJECT for other memory.
Allocation::Use useUsmRange(const void *pointer, std::size_t size);

// Throws INVALID_SIZE unless whole patterns fill the range.
void requirePattern(std::size_t patternSize, std::size_t size);

} // namespace ur::kit
