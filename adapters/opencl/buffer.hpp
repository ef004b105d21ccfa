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

// Where parts of a buffer are mapped. OpenCL may give one address to several mappings, and each is
// ended for itself.
class Mappings {
public:
  using Mapping = std::list<void *>; // of one: it is put in and taken out without a failure

  void add(Mapping mapping) noexcept;

  // Throws INVALID_MEM_OBJECT for an address where nothing is mapped.
  Mapping take(const void *address);

private:
  std::list<void *> mapped_;
};

} // namespace ur::opencl

// A buffer of the driver's, or a part of one. The driver keeps what commands use.
struct ur_mem_handle_t_ : ur::kit::Object {
  ur_mem_handle_t_(ur_context_handle_t owner, ur_mem_flag_t memoryAccess, std::size_t bytes,
                   ur::opencl::UniqueMem memory);
  // A part of another one.
  ur_mem_handle_t_(ur_mem_handle_t partOf, ur_mem_flag_t memoryAccess,
                   const cl_buffer_region &region, ur::opencl::UniqueMem memory);

  cl_mem native() const noexcept { return driverMem.get(); }

  // For one call at a time that maps bytes of the buffer: PoCL 3.1 does not survive two.
  std::mutex &mapMutex() noexcept { return whole ? whole->mapMutex_ : mapMutex_; }

  const ur::kit::Retained<ur_context_handle_t> context;
  const ur::kit::Retained<ur_mem_handle_t> whole; // none unless it is a part
  const ur_mem_flag_t access;
  const std::size_t origin = 0; // in the whole
  const std::size_t size;
  const ur::opencl::UniqueMem driverMem;
  ur::opencl::Mappings mappings;

private:
  std::mutex mapMutex_;
};
