// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>

#include "adapters/kit/handle_registry.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/native_physical.hpp"
#include "base/unique_fd.hpp"

// Memory without an address, mapped where urVirtualMemMap says. What is mapped stays when the
// object goes.
struct ur_physical_mem_handle_t_ : ur::kit::Object {
  // Memory of this process when `file` is empty, otherwise another process's opened here.
  ur_physical_mem_handle_t_(ur_context_handle_t owner, ur_device_handle_t memoryDevice,
                            std::size_t memorySize, ur_physical_mem_flags_t memoryFlags,
                            ur::base::UniqueFd file);

  // The descriptor under which the memory can be imported.
  int descriptor();

  // A second object of the driver for the same memory: most devices map each of theirs once.
  std::shared_ptr<ur::level_zero::NativePhysical> makeAlias();

  const ur::kit::Retained<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const std::size_t size;       // as asked for
  const std::size_t nativeSize; // a multiple of what the driver wants for this size
  const ur_physical_mem_flags_t flags;
  const bool imported;

private:
  const ur::base::UniqueFd file_; // of memory opened here

public:
  const std::shared_ptr<ur::level_zero::NativePhysical> native;
};

void destroy(ur_physical_mem_handle_t memory) noexcept;

namespace ur::level_zero {

// The opened objects that urIPCClosePhysMemHandleExp has not closed.
kit::HandleRegistry<ur_physical_mem_handle_t> &openedPhysicalMemory();

} // namespace ur::level_zero
