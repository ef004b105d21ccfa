// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/physical_mem.hpp"

#include <utility>

#include "adapters/kit/identity.hpp"
#include "adapters/kit/physical_mem_flags.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "base/error.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "ipc/memory_file.hpp"

ur_physical_mem_handle_t_::ur_physical_mem_handle_t_(
    ur_context_handle_t owner, ur_device_handle_t memoryDevice, ur::base::UniqueFd memoryFile,
    std::size_t memorySize, ur_physical_mem_flags_t memoryFlags, bool isImported)
    : Object(ur::kit::kIdentity.table), context(owner), device(memoryDevice),
      file(std::move(memoryFile)), size(memorySize), flags(memoryFlags), imported(isImported) {
  if (imported)
    ur::native_cpu::openedPhysicalMemory().insert(this);
}

namespace ur {

ur_result_t backend::urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  hContext->require(hDevice);
  const ur_physical_mem_flags_t flags = kit::flagsOf(pProperties);
  if (size == 0 || !isMultiple(size, pageSize()))
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are no multiple of the granularity, {}",
                size, pageSize());
  *phPhysicalMem = new ur_physical_mem_handle_t_(
      hContext, hDevice, ipc::createMemoryFile("ur-physical", size), size, flags, false);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
