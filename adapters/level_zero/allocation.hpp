// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstddef>
#include <memory>

#include "adapters/kit/address_map.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/native_export.hpp"
#include "adapters/level_zero/usm_pool.hpp"

namespace ur::level_zero {

// USM: memory of this process, or another process's device memory opened here.
class Allocation {
public:
  // Takes over memory that the driver allocated, or opened if `isImported`. Where that fails, the
  // memory is given back.
  static std::shared_ptr<Allocation> takeOver(ur_context_handle_t owner, std::byte *memory,
                                              std::size_t bytes, bool isImported);

  // Where it throws, the memory is still the caller's.
  Allocation(ur_context_handle_t owner, std::byte *memory, std::size_t bytes, bool isImported);
  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;
  ~Allocation();

  // Waits for the commands that use the memory, and gives it back to the driver. `last`: taken out
  // of the map, so that nobody finds it any more.
  static void end(const std::shared_ptr<Allocation> &last);

  std::byte *begin() const noexcept { return begin_; }
  bool contains(const void *pointer) const noexcept {
    return pointer >= begin() && pointer < begin() + size;
  }

  ur_usm_pool_handle_t pool() const noexcept { return share.pool(); }

  const kit::Retained<ur_context_handle_t> context;
  const std::size_t size; // as asked for; the driver may have taken more
  const bool imported;
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  ur_device_handle_t device = nullptr; // null for host memory
  PoolShare share;                     // of the user's pool it came from, if any
  const void *opened = nullptr;        // what urIPCOpenMemHandleExp returned for memory opened here
  const std::shared_ptr<NativeExport> native; // null for memory opened here

private:
  static void giveBack(ur_context_handle_t context, std::byte *memory, bool imported) noexcept;
  void endNow() noexcept;

  std::byte *const begin_;
  bool ended_ = false;
};

// Those of the process.
kit::AddressMap<Allocation> &allocations();

// The allocation that a command's range lies in, or null for memory of the host's. Throws
// INVALID_SIZE for an empty range and one that leaves its allocation.
std::shared_ptr<Allocation> useRange(const void *pointer, std::size_t size);

} // namespace ur::level_zero
