// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/object.hpp"

#include <cstddef>
#include <list>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// A part of a buffer as the host has it.
struct MappedPart {
  std::byte *shown;
  std::byte *bytes; // the buffer's own; the same address where the host reaches them
  std::size_t size;
  bool written;                 // by the host: unmapping takes the bytes back
  Allocations::Pointer staging; // that `shown` lies in, if it was made for this
};

} // namespace ur::kit

// A buffer, or a part of one: a range of a USM allocation. Buffers that urMemBufferCreate makes are
// host memory, which every device of a context reaches.
struct ur_mem_handle_t_ : ur::kit::Object {
  // Of a whole allocation. `hostMemory`: what maps show, null for the bytes themselves.
  ur_mem_handle_t_(ur::kit::Allocations::Pointer memory, ur_mem_flag_t memoryAccess,
                   void *hostMemory, bool ownsMemory);
  // A part of a buffer.
  ur_mem_handle_t_(ur_mem_handle_t buffer, ur_mem_flag_t partAccess,
                   const ur_buffer_region_t &region);
  ~ur_mem_handle_t_();

  // A part for the host, which is mapped once it is added, and the mapped one that the host knows
  // by that address; throws INVALID_MEM_OBJECT where there is none. Lists of one, so that adding
  // never fails.
  using Mapped = std::list<ur::kit::MappedPart>;
  Mapped partFor(std::size_t offset, std::size_t bytes, ur_map_flags_t flags) const;
  Mapped take(const void *shown);
  void add(Mapped &part) noexcept;

  const ur::kit::Allocations::Pointer allocation;
  const ur::kit::Retained<ur_mem_handle_t> whole; // null unless this is a part
  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_mem_flag_t access;
  std::byte *const begin;
  const std::size_t size;

private:
  std::byte *const host_; // null unless the application gave memory for maps
  const bool ownsMemory_; // which ends with the buffer
  Mapped mapped_;
};

void destroy(ur_mem_handle_t buffer) noexcept;
