// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>

#include "adapters/kit/handle_registry.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/context.hpp"
#include "base/unique_fd.hpp"

// Memory without an address: a memory file, mapped where urVirtualMemMap says. What is mapped stays
// when the object goes.
struct ur_physical_mem_handle_t_ : ur::kit::Object {
  // Memory of this process when `isImported` is false, otherwise another process's opened here.
  ur_physical_mem_handle_t_(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                            ur::base::UniqueFd memoryFile, std::size_t memorySize,
                            ur_physical_mem_flags_t memoryFlags, bool isImported);

  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const ur::base::UniqueFd file;
  const std::size_t size;
  const ur_physical_mem_flags_t flags;
  const bool imported;
};

void destroy(ur_physical_mem_handle_t memory) noexcept;

namespace ur::native_cpu {

// The opened objects that urIPCClosePhysMemHandleExp has not closed.
kit::HandleRegistry<ur_physical_mem_handle_t> &openedPhysicalMemory();

} // namespace ur::native_cpu
