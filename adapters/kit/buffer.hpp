// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/object.hpp"

#include <cstddef>
#include <list>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// A part of a buffer that the host has mapped.
struct MappedPart {
  std::byte *pointer; // the address that urEnqueueMemBufferMap returned
  std::byte *bytes;   // the buffer's bytes; the same as `pointer` if the host can access them
  std::size_t size;
  bool mayBeWritten;            // the host may write, so unmapping copies the bytes back
  Allocations::Pointer staging; // the memory at `pointer` if it was allocated for the mapping
};

} // namespace ur::kit

// A buffer or a part of a buffer: a range of a USM allocation or of the application's memory.
// urMemBufferCreate allocates host memory, which every device of a context can access.
struct ur_mem_handle_t_ : ur::kit::Object {
  // A buffer of a whole allocation. urEnqueueMemBufferMap returns addresses in `hostMemory`. If
  // `hostMemory` is null, it returns addresses in the buffer itself or, for device memory, in a
  // copy on the host.
  ur_mem_handle_t_(ur::kit::Allocations::Pointer memory, ur_mem_flag_t memoryAccess,
                   void *hostMemory, bool ownsMemory);
  // A part of a buffer.
  ur_mem_handle_t_(ur_mem_handle_t buffer, ur_mem_flag_t partAccess,
                   const ur_buffer_region_t &region);
  ~ur_mem_handle_t_();

  // makePart() prepares a mapped part, and add() lists it. take() removes the part at an address
  // from the list and returns it, or throws INVALID_MEM_OBJECT if there is none. All three pass the
  // part in a list of one element, so that add() allocates nothing and cannot fail.
  using MappedParts = std::list<ur::kit::MappedPart>;
  MappedParts makePart(std::size_t offset, std::size_t bytes, ur_map_flags_t flags) const;
  void add(MappedParts &part) noexcept;
  MappedParts take(const void *pointer);

  // Returns whether the bytes are the application's host memory. The allocation of such memory is
  // not listed, because the application may also use it without the buffer.
  bool isInPlace() const noexcept { return host_ == begin; }

  const ur::kit::Allocations::Pointer allocation;
  const ur::kit::Reference<ur_mem_handle_t> parent; // the buffer that contains this part, or null
  const ur::kit::Reference<ur_context_handle_t> context;
  const ur_mem_flag_t access;
  std::byte *const begin;
  const std::size_t size;

private:
  std::byte *const host_; // the application's memory for urEnqueueMemBufferMap, or null
  const bool ownsMemory_;
  MappedParts mappedParts_;
};

void destroy(ur_mem_handle_t buffer) noexcept;
