// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/object.hpp"
#include "adapters/opencl/queue.hpp"

#include <cstddef>
#include <list>
#include <mutex>

#include <unified-runtime/ur_api.h>

void destroy(ur_mem_handle_t memory) noexcept;

namespace ur::opencl {

// The mappings of a buffer. OpenCL may return the same address for several mappings; the
// application unmaps each of them.
class Mappings {
public:
  // A list with one address, so that add() and take() do not allocate.
  using Mapping = std::list<void *>;

  void add(Mapping mapping) noexcept;

  // Throws INVALID_MEM_OBJECT if nothing is mapped at the address.
  Mapping take(const void *address);

private:
  std::list<void *> mappings_;
};

} // namespace ur::opencl

// A buffer of the driver, or a part of such a buffer. The driver keeps the buffer alive while
// commands use it.
struct ur_mem_handle_t_ : ur::kit::Object {
  ur_mem_handle_t_(ur_context_handle_t owner, ur_mem_flag_t memoryAccess, std::size_t bytes,
                   ur::opencl::UniqueMem memory);
  // Creates a part of another buffer.
  ur_mem_handle_t_(ur_mem_handle_t buffer, ur_mem_flag_t memoryAccess,
                   const cl_buffer_region &region, ur::opencl::UniqueMem memory);

  cl_mem native() const noexcept { return driverMem.get(); }

  // Serializes calls that map the buffer, because PoCL 3.1 crashes in concurrent calls.
  std::mutex &mapMutex() noexcept { return parent ? parent->mapMutex_ : mapMutex_; }

  const ur::kit::Reference<ur_context_handle_t> context;
  const ur::kit::Reference<ur_mem_handle_t> parent; // the buffer that this is a part of, or null
  const ur_mem_flag_t access;
  const std::size_t origin = 0; // offset in `parent`
  const std::size_t size;
  const ur::opencl::UniqueMem driverMem;
  ur::opencl::Mappings mappings;

private:
  std::mutex mapMutex_;
};
