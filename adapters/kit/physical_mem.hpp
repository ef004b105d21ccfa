// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handle_registry.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/object.hpp"
#include "base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>

#include <unified-runtime/ur_api.h>

// Memory without an address, which urVirtualMemMap maps. Its mappings may outlive it.
struct ur_physical_mem_handle_t_ : ur::kit::Object {
  // Memory of this process, or of another process if `isImported`.
  ur_physical_mem_handle_t_(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                            std::size_t bytes, ur_physical_mem_flags_t memoryFlags, bool isImported,
                            std::unique_ptr<ur::kit::PhysicalMemory> driverMemory);

  const ur::kit::Reference<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const std::size_t size; // the requested size
  const ur_physical_mem_flags_t flags;
  const bool imported;
  const std::uint64_t number; // never reused in this process, unlike the address
  const std::unique_ptr<ur::kit::PhysicalMemory> memory;
};

void destroy(ur_physical_mem_handle_t memory) noexcept;

namespace ur::kit {

// Returns the registry of the objects that urIPCOpenPhysMemHandleExp opened and that are not
// closed.
HandleRegistry<ur_physical_mem_handle_t> &openedPhysicalMemory();

// Returns the registry of live objects of this process that can be exported.
HandleRegistry<ur_physical_mem_handle_t> &shareablePhysicalMemory();

inline void requireContext(ur_physical_mem_handle_t memory, ur_context_handle_t context) {
  if (memory->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the physical memory belongs to another context");
}

} // namespace ur::kit
