// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "adapters/kit/address_map.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/context.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "adapters/native_cpu/usm_pool.hpp"
#include "base/unique_fd.hpp"

namespace ur::native_cpu {

// USM: memory of this process, or another process's device memory opened here.
struct Allocation {
  // Held by a command until it no longer touches the memory.
  class Use {
  public:
    Use() noexcept = default;
    explicit Use(std::shared_ptr<Allocation> allocation) noexcept;
    Use(Use &&) noexcept = default;
    Use &operator=(Use &&other) noexcept;
    ~Use();

    const Allocation *get() const noexcept { return allocation_.get(); }

  private:
    std::shared_ptr<Allocation> allocation_;
  };

  explicit Allocation(ur_context_handle_t owner);

  // Blocks until no command holds a Use. In the child of a fork the parent's commands do not count.
  void waitUntilUnused() const noexcept;

  std::byte *begin() const noexcept { return pages.address(); }
  bool contains(const void *pointer) const noexcept {
    return pointer >= begin() && pointer < begin() + size;
  }
  ur_usm_pool_handle_t pool() const noexcept { return share.pool(); }
  bool imported() const noexcept { return opened != nullptr; }

  const kit::Retained<ur_context_handle_t> context;
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  ur_device_handle_t device = nullptr; // null for host memory
  std::size_t size = 0;                // as asked for; the pages may hold more
  Pages pages;
  base::UniqueFd file;          // what the pages show; device memory only
  PoolShare share;              // of the user's pool it came from, if any
  const void *opened = nullptr; // what urIPCOpenMemHandleExp returned for memory opened here

private:
  std::atomic<std::uint32_t> uses_{0};
  const std::uint32_t generation_;
};

class Allocations : public kit::AddressMap<Allocation> {
public:
  // The allocation that an address belongs to, held for a command. Nothing is held when there is
  // none.
  Allocation::Use use(const void *pointer) const;
};

Allocations &allocations();

// Holds the allocation that a command's range lies in, if any. Throws INVALID_SIZE for an empty
// range and one that leaves its allocation.
Allocation::Use useRange(const void *pointer, std::size_t size);

} // namespace ur::native_cpu
